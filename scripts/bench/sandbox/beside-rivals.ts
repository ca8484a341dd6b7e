/** The sandbox beside what people run in its place: the same questions, in turns, as ratios. */

import { print, times } from '../print.ts'
import { load, type Measured } from './closed-loop.ts'
import type { Requests } from './requests.ts'
import { type Rival, rivalsOf } from './rivals.ts'
import type { SandboxServer } from './servers.ts'

/** Connections that ask at the same time. */
const callers = 8

/** The limit per figure, in seconds: some rivals write their whole file for each change. */
const longest = 5

/** Warm-up, in seconds: first calls are slower, and half a minute of it would add nothing. */
const warmUp = 1

/** How long the first answer of a rival is waited for, in seconds. */
const patience = 20

/** A rival that takes longer for one answer, in seconds, is asked by one caller: eight would only wait in its queue. */
const slow = 1

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
      if (rival.note !== undefined) print([`${rival.name}: ${rival.note}`])
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
    let label = `${rival.name}: ${name}`
    let measured: Measured
    let own: Measured
    try {
      const target = { url: rival.url, pid: rival.pid, next: theirs }
      const first = await inTime(load(target, 1, 1))
      const isSlow = first.median >= slow * 1000
      const asking = isSlow ? 1 : callers
      if (isSlow) label += ', one caller'
      else await load(target, asking, count, warmUp)
      // A slow answer has been measured by now.
      measured = first.median < longest * 1000 ? await load(target, asking, count, longest) : first
      own = await load({ ...sandbox, next: ours }, asking, count, longest)
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
      times(own.perSecond, measured.perSecond, 1),
      times(measured.processor, own.processor, 1),
    ])
  }
}

/** Gives up on a rival that does not come to its end with one answer; stopping it ends what it is at. */
async function inTime(first: Promise<Measured>): Promise<Measured> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`no answer within ${patience} s`)
    timer = setTimeout(() => reject(error), patience * 1000)
  })
  // A late answer or broken connection is ignored.
  first.catch(() => {})
  try {
    return await Promise.race([first, late])
  } finally {
    clearTimeout(timer)
  }
}
