// `npm run budgets`: builds the client and the console and checks them against their budgets, offline. With `--counts` only
// sizes and counts can fail the run: times depend on the machine as much as on the code. `--built` reuses the last build of
// the client.
import { resolve } from 'node:path'
import { buildPackage, bundleWorkspace, root } from './bundle-workspace.ts'
import { buildConsole, javaScriptTo } from './console/sizes.ts'
import { measureOverhead } from './overhead.ts'
import { everything, oneSchema, own, smallWithSession } from './own-apps.ts'
import { pageBytes } from './page.ts'
import { mostRenewals } from './renewals.ts'
import { sizeOf } from './sizes.ts'
import { importTime } from './startup.ts'
import { typeApps } from './type-apps.ts'
import { completionTime, instantiationsOf } from './types.ts'

if (!process.argv.includes('--built')) buildPackage()
const workspace = bundleWorkspace()

const countsOnly = process.argv.includes('--counts')

interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Whether the value is a number of bytes, which is printed in KB (1000) and KiB (1024). */
  readonly isSize?: boolean
  readonly budget: number
  /**
   * The limit above which the run fails. Counts are deterministic, so it equals the budget. A size over its budget is
   * capped at its current value. Times are noisy on shared machines, so their limit is far above the
   * budget.
   */
  readonly limit: number
  /** Whether the figure is a time, or a ratio of times. */
  readonly isTime: boolean
}

const exact = (name: string, value: number, budget: number, unit: string): Figure => ({
  name,
  value,
  unit,
  budget,
  limit: budget,
  isTime: false,
})
/** A figure that may exceed its budget, but not its limit. */
const bounded = (
  name: string,
  value: number,
  budget: number,
  unit: string,
  limit: number,
): Figure => ({ name, value, unit, budget, limit, isTime: true })

/** A size, in bytes like its budget and limit. */
const size = (name: string, value: number, budget: number, limit: number): Figure => ({
  name,
  value,
  unit: 'bytes',
  budget,
  limit,
  isSize: true,
  isTime: false,
})

const kib = 1024

/** The baseline for bare calls, measured in the same run. */
const peer = 'openapi-fetch'

/** The minimum of three runs, because noise only adds time; a single run where times cannot fail. */
async function leastOverhead(): Promise<Map<string, { ratio: number; tinyOver: number }>> {
  const least = new Map<string, { ratio: number; tinyOver: number }>()
  for (let run = 0; run < (countsOnly ? 1 : 3); run += 1) {
    for (const { app, ratio, tinyOver } of await measureOverhead(
      workspace,
      [own.small, own.whole, peer],
      60,
    )) {
      const before = least.get(app)
      least.set(app, {
        ratio: Math.min(ratio, before?.ratio ?? ratio),
        tinyOver: Math.min(tinyOver, before?.tinyOver ?? tinyOver),
      })
    }
  }
  return least
}

const consoleBuild = buildConsole(resolve(root, '.cache/budgets-console'))
const small = await sizeOf(workspace, own.small)
const withSession = await sizeOf(workspace, 'with session', smallWithSession)
const whole = await sizeOf(workspace, 'everything', everything)
const schema = await sizeOf(workspace, 'one schema', oneSchema)
const times = await leastOverhead()
const peerTinyOver = times.get(peer)?.tinyOver ?? Number.NaN
const overheadFigures = [own.small, own.whole].flatMap((app) => {
  const { ratio, tinyOver } = times.get(app) ?? { ratio: Number.NaN, tinyOver: Number.NaN }
  return [
    bounded(`${app}: ${Math.round(pageBytes / 1024)} KB page, over raw`, ratio, 1.2, '×', 1.5),
    bounded(
      `${app}: tiny answer over raw, to ${peer}`,
      tinyOver / peerTinyOver,
      app === own.small ? 0.6 : 1,
      '×',
      app === own.small ? 0.8 : 1.5,
    ),
  ]
})

const figures: Figure[] = [
  size('product query + cart call, min + gzip', small.gzipped, 9 * kib, 10_240),
  size('the same with a session', withSession.gzipped, 18 * kib, 18 * kib),
  size('everything, min + gzip', whole.gzipped, 20 * kib, 23_140),
  size('everything and what it loads later', whole.whole, 25 * kib, 29_560),
  size('the schema of one request, alone', schema.gzipped, 7 * kib, 7 * kib),
  exact(
    'type instantiations of a two-call app',
    instantiationsOf(workspace, 'storefront', typeApps.storefront),
    500,
    '',
  ),
  exact('renewals by 200 callers with an expired token', await mostRenewals(100), 1, ''),
  size(
    'console, to the product list, gzip',
    javaScriptTo('product list', consoleBuild),
    200 * kib,
    200 * kib,
  ),
  size(
    'console, to the edit page, gzip',
    javaScriptTo('edit page', consoleBuild),
    350 * kib,
    350 * kib,
  ),
  ...overheadFigures,
  bounded(
    'completion on the path client',
    completionTime(workspace, 'completion', typeApps.completion),
    50,
    'ms',
    200,
  ),
  bounded('import in Node', importTime(workspace, 'storefront-client'), 15, 'ms', 60),
]

const number = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))
const format = ({ unit, isSize }: Figure, value: number) =>
  isSize
    ? `${(value / 1000).toFixed(2)} KB (${(value / kib).toFixed(2)} KiB)`
    : `${number(value)} ${unit}`.trim()
let failed = false
for (const figure of figures) {
  const { name, value, budget, limit, isTime } = figure
  const isWithin = value <= budget
  const isOver = !(value <= limit)
  const gates = !(isTime && countsOnly)
  failed ||= isOver && gates
  const verdict = !gates
    ? 'printed only'
    : isOver
      ? 'OVER ITS LIMIT'
      : isWithin
        ? 'ok'
        : 'over budget, within its limit'
  console.log(
    `${name.padEnd(56)} ${format(figure, value).padStart(24)}  budget ${format(figure, budget)}, limit ${format(figure, limit)}  ${verdict}`,
  )
}
if (failed) process.exitCode = 1
