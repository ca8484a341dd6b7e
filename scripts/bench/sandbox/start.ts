// `npm run bench:start`: time to first response, resident memory then, and the cost of a test store: the first of a new
// process, and one more in a warm process. `--products N` opens a larger store than the demo's. Informational: CPU time
// depends less on other load than wall time.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { compiledProgram } from '../../../sandbox/process/compiled-program.js'
import { openMemorySite } from '../../../sandbox/storage/sites/memory.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { ask } from './closed-loop.ts'
import { cpuTime } from './processor-time.ts'
import { query } from './requests.ts'
import { startSandbox } from './servers.ts'

const { values } = parseArgs({ options: { products: { type: 'string' } } })
const sized = values.products === undefined ? [] : ['--products', values.products]

/** Stores opened before the measured ones, to warm up the JIT. */
const warmUp = 30
const measured = 30

const folder = temporaryFolder('sandbox-start-')
const store = join(folder, 'store')
// Fills the caches: the template and the compiled command.
await started('--data', join(folder, 'first')).then(({ sandbox }) => sandbox.stop())
await print('a new folder', '--data', store, ...sized)
await print('an existing folder', '--data', store)
await print('in memory', '--data', 'memory', ...sized)
await firstStores()
await freshSites()

async function started(...flags: string[]) {
  const begun = performance.now()
  const sandbox = await startSandbox(...flags)
  await ask(sandbox.url, query(sandbox.apiKey, { paging: { limit: 1 } }))
  return { sandbox, milliseconds: performance.now() - begun }
}

async function print(name: string, ...flags: string[]): Promise<void> {
  const { sandbox, milliseconds } = await started(...flags)
  const { pid } = sandbox
  console.log(
    `  ${name.padEnd(28)} first response ${Math.round(milliseconds)} ms, ` +
      `processor ${cpuTime(pid) ?? '?'} ms, resident ${resident(pid)} MB`,
  )
  await sandbox.stop()
}

/** Resident memory in MB, on Linux. */
function resident(pid: number | undefined): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return String(Math.round((Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) * 1024) / 1e6))
  } catch {
    return '?'
  }
}

/** Cost of a new process that opens one test store; once for a seed that is not cached yet. */
async function firstStores(): Promise<void> {
  const module = await compiledProgram({ name: 'testing', entry: 'sandbox/testing.ts' })
  const fresh = { seed: Date.now(), products: 5 }
  const stores = { 'default store': {}, 'seeded now': fresh, 'seeded before': fresh }
  for (const [name, options] of Object.entries(stores)) {
    const program = `
      const { createTestStore } = await import(${JSON.stringify(module)})
      await createTestStore(${JSON.stringify(options)})
      const { user, system } = process.cpuUsage()
      console.log(Math.round((user + system) / 1000))
      process.exit()
    `
    const flags = ['--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, flags)
    console.log(`  ${`a new process, ${name}`.padEnd(28)} processor ${stdout.trim()} ms`)
  }
}

async function freshSites(): Promise<void> {
  const open = () => openMemorySite({ seed: 1, products: 60, now: new Date() })
  for (let index = 0; index < warmUp; index += 1) await (await open()).close()
  const memory = process.memoryUsage().rss
  const begun = performance.now()
  const processor = process.cpuUsage()
  const sites = []
  for (let index = 0; index < measured; index += 1) sites.push(await open())
  const milliseconds = (performance.now() - begun) / measured
  const { user, system } = process.cpuUsage(processor)
  const each = (process.memoryUsage().rss - memory) / measured
  console.log(
    `  ${'one more store in a process'.padEnd(28)} ${milliseconds.toFixed(1)} ms, ` +
      `processor ${((user + system) / 1000 / measured).toFixed(1)} ms, ${(each / 1e6).toFixed(1)} MB`,
  )
  for (const site of sites) await site.close()
}
