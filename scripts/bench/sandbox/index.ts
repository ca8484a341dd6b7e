// `npm run bench:sandbox`: requests per second of the sandbox, beside a bare Node server that sends the same bytes.
// It gates nothing: the figures depend on the machine, their ratios less so.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { print, times } from '../print.ts'
import { besideRivals } from './beside-rivals.ts'
import { ask, load, type Measured, type Sent } from './closed-loop.ts'
import { engineFloor } from './engine-floor.ts'
import { compare, questions } from './growth.ts'
import { inProcessGet } from './in-process.ts'
import { requestsOf } from './requests.ts'
import { type Server, startBare, startSandbox } from './servers.ts'
import { validationTime } from './validation.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    only: { type: 'string' },
    'warm-up': { type: 'string', default: '3000' },
    growth: { type: 'string' },
  },
})
const warmUp = Number(values['warm-up'])
const chosen = (name: string): boolean => values.only === undefined || name.includes(values.only)

const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'))
const running: Server[] = []
try {
  const sandbox = await startSandbox(
    ...['--data', join(folder, 'store'), '--products', values.products],
  )
  running.push(sandbox)
  const asked = await requestsOf(sandbox, Number(values.products))
  const requests: readonly {
    readonly name: string
    readonly callers: readonly number[]
    readonly count: number
    readonly next: (index: number) => Sent
    readonly compared: boolean
  }[] = [
    { name: 'get by id', callers: [1, 8], count: 4_000, next: asked.get, compared: true },
    ...[
      { name: 'page of 50 by cursor', next: asked.pageByCursor },
      { name: 'page of 50 with total', next: asked.pageWithTotal },
      { name: 'new page of 50 by cursor', next: asked.newPageByCursor },
      { name: 'new page of 50 with total', next: asked.newPageWithTotal },
    ].map((page) => ({ ...page, callers: [1, 8], count: 400, compared: true })),
    { name: 'durable create', callers: [1, 8], count: 800, next: asked.create, compared: false },
  ]
  console.log(`${values.products} products in a folder, ${warmUp} calls before the first figure`)
  print(['', 'callers', 'per second', 'p50 ms', 'p99 ms', 'cpu ms', 'bare', 'ratio', 'bare cpu'])
  for (const { name, callers, count, next, compared } of requests) {
    if (!chosen(name)) continue
    const target = { url: sandbox.url, pid: sandbox.pid, next }
    await load(target, 8, name === 'get by id' ? warmUp : Math.min(warmUp, count))
    for (const number of callers) {
      const floors: Measured[] = []
      if (compared) {
        const { body } = await ask(sandbox.url, next(0))
        const bare = await startBare(body)
        running.push(bare)
        await load({ url: bare.url, pid: bare.pid, next }, 8, 500)
        floors.push(await load({ url: bare.url, pid: bare.pid, next }, number, count))
        await bare.stop()
      }
      const measured = await load(target, number, count)
      print([
        name,
        String(number),
        measured.perSecond.toFixed(0),
        measured.median.toFixed(2),
        measured.p99.toFixed(2),
        measured.processor?.toFixed(2) ?? '',
        ...floors.flatMap((floor) => [
          floor.perSecond.toFixed(0),
          times(floor.perSecond, measured.perSecond, 1),
          floor.processor?.toFixed(2) ?? '',
        ]),
      ])
    }
  }
  if (chosen('rivals')) {
    await besideRivals(sandbox, asked, { products: Number(values.products), folder })
  }
  if (values.growth !== undefined && chosen('growth')) {
    const larger = await startSandbox(
      ...['--data', join(folder, 'larger'), '--products', values.growth],
    )
    running.push(larger)
    print([`${values.products} → ${values.growth} products`, '', 'cpu ms', 'cpu ms', 'growth'])
    for (const question of await questions(sandbox)) {
      const [small = 0, large = 0] = await compare([sandbox, larger], question, {
        rounds: 4,
        count: 60,
      })
      print([question.name, '', small.toFixed(2), large.toFixed(2), times(large, small)])
    }
  }
} finally {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}

if (chosen('in-process get')) {
  const { first, warm } = await inProcessGet(warmUp)
  print(['in-process get, 60 products', '', '', `${warm.toFixed(2)}`])
  print(['  its first hundred', '', '', `${first.toFixed(2)}`])
}

if (chosen('engine alone')) {
  for (const { name, milliseconds } of await engineFloor()) {
    print([name, '', '', milliseconds.toFixed(3)])
  }
}

if (chosen('validation')) {
  const { bytes, microseconds } = await validationTime()
  print([`validation of ${(bytes / 1024).toFixed(1)} KB`, '', '', `${microseconds.toFixed(1)} µs`])
}
