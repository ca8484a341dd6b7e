/** The sandbox beside what people run in its place: the same questions, in turns, as ratios. */
import { load, type Measured, type Sent } from './closed-loop.ts'
import { print } from './print.ts'
import type { Requests } from './requests.ts'
import { type Rival, rivalsOf } from './rivals.ts'
import type { SandboxServer } from './servers.ts'

/** Connections that ask at the same time. */
const callers = 8

/** The most that one figure takes, in seconds: some rivals write their whole file for each change. */
const longest = 5

/** Measures one rival after the other, so that no two of them share the machine. */
export async function besideRivals(
  sandbox: SandboxServer,
  requests: Requests,
  store: { readonly products: number; readonly folder: string },
): Promise<void> {
  print([
    ...['beside rivals, 8 callers', 'per second', 'cpu ms'],
    ...['sandbox', 'cpu ms', 'ratio', 'cpu ratio'],
  ])
  for await (const rival of rivalsOf(sandbox, requests, store)) {
    if ('reason' in rival) {
      print([`${rival.name}: not measured, ${rival.reason}`])
      continue
    }
    try {
      await measure(sandbox, requests, rival)
    } finally {
      await rival.stop()
    }
  }
}

async function measure(sandbox: SandboxServer, requests: Requests, rival: Rival): Promise<void> {
  const rows = [
    { name: 'get by id', count: 1_000, ours: requests.get, theirs: rival.get },
    { name: 'page of 50', count: 200, ours: requests.pageWithTotal, theirs: rival.page },
    { name: 'create', count: 400, ours: requests.create, theirs: rival.create },
  ]
  for (const { name, count, ours, theirs } of rows) {
    const run = (next: (index: number) => Sent, { url, pid }: Pick<Rival, 'url' | 'pid'>) =>
      load({ url, pid, next }, callers, count, longest)
    const label = `${rival.name}: ${name}`
    let measured: Measured
    let own: Measured
    try {
      await run(theirs, rival)
      measured = await run(theirs, rival)
      own = await run(ours, sandbox)
    } catch (error) {
      // Some refuse a body that the platform takes; that is a finding, not the end of the run.
      print([`${label}: ${error instanceof Error ? error.message.slice(0, 90) : error}`])
      continue
    }
    print([
      label,
      measured.perSecond.toFixed(measured.perSecond < 10 ? 1 : 0),
      measured.processor?.toFixed(2) ?? '',
      own.perSecond.toFixed(0),
      own.processor?.toFixed(2) ?? '',
      times(own.perSecond, measured.perSecond),
      times(measured.processor, own.processor),
    ])
  }
}

/** How many times as much; nothing where one of them is not known. */
function times(more: number | undefined, less: number | undefined): string {
  return more === undefined || less === undefined ? '' : `${(more / less).toFixed(1)} ×`
}
