// `npm run bench:sandbox`: requests per second of the sandbox, compared with a bare Node server of the same bytes.
// Informational: the figures depend on the machine, their ratios less so.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../../temporary-folder.ts'
import { print, times } from '../print.ts'
import { ask, load, type Measured, type Sent } from './closed-loop.ts'
import { requestsOf } from './requests.ts'
import { startBare, startSandbox } from './servers.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } })
const products = Number(values.products)
const warmUp = 3_000

const folder = temporaryFolder('sandbox-bench-')
const sandbox = await startSandbox('--data', join(folder, 'store'), '--products', values.products)
const asked = await requestsOf(sandbox, products)
const rows: readonly { name: string; count: number; next: (index: number) => Sent }[] = [
  { name: 'get by id', count: 4_000, next: asked.get },
  { name: 'page of 50 by cursor', count: 400, next: asked.pageByCursor },
  { name: 'page of 50 with total', count: 400, next: asked.pageWithTotal },
  { name: 'new page of 50 by cursor', count: 400, next: asked.newPageByCursor },
  { name: 'new page of 50 with total', count: 400, next: asked.newPageWithTotal },
]
console.log(`${products} products in a folder, ${warmUp} calls before the first figure`)
print(['', 'callers', 'per second', 'p50 ms', 'p99 ms', 'cpu ms', 'bare', 'ratio', 'bare cpu'])
for (const { name, count, next } of rows) {
  await load({ ...sandbox, next }, 8, Math.min(warmUp, count))
  const { body } = await ask(sandbox.url, next(0))
  const bare = await startBare(body)
  await load({ ...bare, next }, 8, 500)
  for (const callers of [1, 8]) {
    const floor = await load({ ...bare, next }, callers, count)
    const measured = await load({ ...sandbox, next }, callers, count)
    print([
      ...row(name, callers, measured),
      floor.perSecond.toFixed(0),
      times(floor.perSecond, measured.perSecond, 1),
      floor.processor?.toFixed(2) ?? '',
    ])
  }
  await bare.stop()
}
await load({ ...sandbox, next: asked.create }, 8, 800)
for (const callers of [1, 8])
  print(
    row('durable create', callers, await load({ ...sandbox, next: asked.create }, callers, 800)),
  )
await sandbox.stop()

function row(name: string, callers: number, measured: Measured): readonly string[] {
  return [
    name,
    String(callers),
    measured.perSecond.toFixed(0),
    measured.median.toFixed(2),
    measured.p99.toFixed(2),
    measured.processor?.toFixed(2) ?? '',
  ]
}
