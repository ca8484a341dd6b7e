// `npm run bench:generate`: compares the compiler with the openapi-typescript command on its bundle, as ratios of one run.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import config from '../../openapi-ts.config.ts'
import { build } from '../generate/compiler.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { root } from './bundle-workspace.ts'
import { times as ratio } from './print.ts'
import { median } from './timing.ts'

const rounds = 7

/** Wall time of a command, in milliseconds. */
function timeOf(...command: readonly string[]): number {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'ignore' })
  if (status !== 0) throw new Error(`${command[0]} ended with ${status}`)
  return performance.now() - start
}

const folder = temporaryFolder('bench-generate-')
const bare = () =>
  timeOf(
    'node_modules/openapi-typescript/bin/cli.js',
    'generated/openapi.json',
    '-o',
    join(folder, 'schema.ts'),
  )
/** Runs share no cache: each is that of a fresh clone. */
const generate = () => timeOf('scripts/generate/start.js')

/** A build in a process that has built before: what `--watch` does after a save. */
const rebuild = async (): Promise<number> => {
  const start = performance.now()
  await build(config, root)
  return performance.now() - start
}

// Warm-up runs fill the caches.
bare()
generate()
for (let warm = 0; warm < 10; warm++) await rebuild()

const times: Record<'bare' | 'generate' | 'rebuild', number[]> = {
  bare: [],
  generate: [],
  rebuild: [],
}
for (let round = 0; round < rounds; round++) {
  times.bare.push(bare())
  times.generate.push(generate())
  times.rebuild.push(await rebuild())
}

const unit = median(times.bare)
console.log(`The bare openapi-typescript command takes ${unit.toFixed(0)} ms; to that`)
console.log(`  npm run generate        ${ratio(median(times.generate), unit)}`)
console.log(`  a rebuild after a save  ${ratio(median(times.rebuild), unit)}`)
