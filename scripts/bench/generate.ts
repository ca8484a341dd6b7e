// `npm run bench:generate`: compares the compiler with the openapi-typescript command on its bundle, as ratios of one run.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../../openapi-ts.config.ts'
import { build } from '../generate/compiler.ts'
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

const folder = mkdtempSync(join(tmpdir(), 'bench-generate-'))
const bare = () =>
  timeOf(
    'node_modules/openapi-typescript/bin/cli.js',
    'generated/openapi.json',
    '-o',
    join(folder, 'schema.ts'),
  )
/** Runs share no cache: each is that of a fresh clone. */
const generate = () => timeOf('scripts/generate/start.js')

// Warm-up runs fill the caches.
bare()
generate()
const copy = join(folder, 'copy')
cpSync(join(root, 'spec'), join(copy, 'spec'), { recursive: true })
const saved = join(copy, 'spec/schemas/cart.yaml')
const text = readFileSync(saved, 'utf8')
const changed = (part: string, by: string): string => {
  if (!text.includes(part)) throw new Error(`${saved} does not contain "${part}"`)
  return text.replace(part, by)
}
const withSentence = (round: number) => changed('Lines of the cart', `Lines (${round}) of the cart`)
const withLimit = (round: number) => changed('maxLength: 1000', `maxLength: ${1000 + round}`)
/** Rebuilds after a schema was saved. */
const rebuild = async (schema: string): Promise<number> => {
  writeFileSync(saved, schema)
  const start = performance.now()
  await build(config, copy)
  return performance.now() - start
}
for (let i = 1; i <= 5; i++) for (const edit of [withSentence, withLimit]) await rebuild(edit(-i))

const times: Record<'bare' | 'generate' | 'sentence' | 'limit', number[]> = {
  bare: [],
  generate: [],
  sentence: [],
  limit: [],
}
for (let round = 1; round <= rounds; round++) {
  times.bare.push(bare())
  times.generate.push(generate())
  times.sentence.push(await rebuild(withSentence(round)))
  times.limit.push(await rebuild(withLimit(round)))
}
rmSync(folder, { recursive: true })

const unit = median(times.bare)
console.log(`The bare openapi-typescript command takes ${unit.toFixed(0)} ms; to that`)
console.log(`  npm run generate          ${ratio(median(times.generate), unit)}`)
console.log(`  a rebuild after a save    ${ratio(median(times.sentence), unit)}`)
console.log(`  one that changes a limit  ${ratio(median(times.limit), unit)}`)
