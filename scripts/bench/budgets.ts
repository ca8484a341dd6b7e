// `npm run budgets`: builds the client and the console and checks them against their budgets, offline. With `--counts` only
// sizes and counts can fail the run: times depend on the machine as much as on the code. `--built` reuses the last build of
// the client.
import { resolve } from 'node:path'
import { buildPackage, fillWorkspace, root } from './bundle-workspace.ts'
import { buildConsole, javaScriptTo, type WeighedScreen } from './console/sizes.ts'
import { measureOverhead } from './overhead.ts'
import { pageBytes } from './page.ts'
import { sizeOf } from './sizes.ts'
import { importTime } from './startup.ts'
import { completionTime, instantiationsOf } from './types.ts'

if (!process.argv.includes('--built')) buildPackage()
fillWorkspace()

const countsOnly = process.argv.includes('--counts')

interface Figure {
  readonly name: string
  readonly value: number
  /** Bytes are printed in KB (1000) and KiB (1024). */
  readonly unit: 'bytes' | 'ms' | '×' | ''
  readonly budget: number
  /**
   * The limit above which the run fails. Counts are deterministic, so it equals the budget. A size over its budget is
   * capped at its current value. Times are noisy on shared machines, so their limit is far above the
   * budget.
   */
  readonly limit: number
}

const figure = (
  name: string,
  value: number,
  unit: Figure['unit'],
  budget: number,
  limit = budget,
): Figure => ({ name, value, unit, budget, limit })

const kib = 1024

/** One product query and one cart call with a visitor's session, by the functions of `./operations`. */
const small = 'storefront-operations'
/** The same calls with the full client. */
const whole = 'storefront'

/** The baseline for bare calls, measured in the same run. */
const peer = 'openapi-fetch'

const consoleFolder = resolve(root, '.cache/budgets-console')
await buildConsole(consoleFolder)
const consoleSize = (screen: WeighedScreen) => javaScriptTo(screen, consoleFolder)
const smallSize = await sizeOf(small)
const withSession = await sizeOf('storefront-session')
const everything = await sizeOf('storefront-everything')
const schema = await sizeOf('storefront-schema')
// Of three runs the least counts, because noise only adds time; a single one where times cannot fail.
const overheads: Awaited<ReturnType<typeof measureOverhead>> = []
for (let run = 0; run < (countsOnly ? 1 : 3); run += 1) {
  overheads.push(...(await measureOverhead(small, whole, peer)))
}
const least = (of: string, time: 'ratio' | 'tinyOver') =>
  Math.min(...overheads.filter(({ app }) => app === of).map((overhead) => overhead[time]))
const overheadFigures = [
  { app: small, tinyBudget: 0.6, tinyLimit: 0.8 },
  { app: whole, tinyBudget: 1, tinyLimit: 1.5 },
].flatMap(({ app, tinyBudget, tinyLimit }) => {
  const tiny = least(app, 'tinyOver') / least(peer, 'tinyOver')
  const page = `${Math.round(pageBytes / kib)} KiB page`
  return [
    figure(`${app}: ${page}, over raw`, least(app, 'ratio'), '×', 1.2, 1.5),
    figure(`${app}: tiny answer over raw, to ${peer}`, tiny, '×', tinyBudget, tinyLimit),
  ]
})

const figures: readonly Figure[] = [
  figure('product query + cart call, min + gzip', smallSize.gzipped, 'bytes', 9 * kib, 10_240),
  figure('the same with a session', withSession.gzipped, 'bytes', 18 * kib),
  figure('everything, min + gzip', everything.gzipped, 'bytes', 20 * kib, 23_140),
  figure('everything and what it loads later', everything.whole, 'bytes', 25 * kib, 29_560),
  figure('the schema of one request, alone', schema.gzipped, 'bytes', 7 * kib),
  figure('type instantiations of a two-call app', instantiationsOf('twoCalls'), '', 500),
  figure('console, to the product list, gzip', consoleSize('product list'), 'bytes', 200 * kib),
  figure('console, to the edit page, gzip', consoleSize('edit page'), 'bytes', 350 * kib),
  ...overheadFigures,
  figure('completion on the path client', completionTime('completion'), 'ms', 50, 200),
  figure('import in Node', importTime(), 'ms', 15, 60),
]

const number = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))
const format = (unit: Figure['unit'], value: number) =>
  unit === 'bytes'
    ? `${(value / 1000).toFixed(2)} KB (${(value / kib).toFixed(2)} KiB)`
    : `${number(value)} ${unit}`.trim()
let failed = false
for (const { name, value, unit, budget, limit } of figures) {
  const isTime = unit === 'ms' || unit === '×'
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
    `${name.padEnd(56)} ${format(unit, value).padStart(24)}  budget ${format(unit, budget)}, limit ${format(unit, limit)}  ${verdict}`,
  )
}
if (failed) process.exitCode = 1
