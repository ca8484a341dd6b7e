/** The overhead of each client per request: one process, interleaved rounds, the same responses. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, workspace } from './bundle-workspace.ts'
import { answerFromMemory } from './page.ts'
import { median, timePerCall } from './timing.ts'

interface App {
  readonly products: () => Promise<unknown>
  readonly cart: () => Promise<unknown>
}

/** Bundled for a browser, so that all clients run in the same form. */
const loadApp = async (app: string): Promise<App> => {
  const folder = join(workspace, 'built')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${app}.mjs`)
  writeFileSync(file, await bundle(app))
  return import(pathToFileURL(file).href)
}

const shuffled = <Value>(values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)

/** Microseconds per call by app, one figure per round. */
const measure = async (
  calls: ReadonlyMap<string, () => Promise<unknown>>,
  rounds: number,
  repeat: number,
): Promise<Map<string, number[]>> => {
  const times = new Map([...calls.keys()].map((name): [string, number[]] => [name, []]))
  for (const call of calls.values()) for (let warm = 0; warm < 50; warm += 1) await call()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, call] of shuffled([...calls])) {
      times.get(name)?.push((await timePerCall(repeat, call)) * 1000)
    }
  }
  return times
}

/**
 * The time for the page relative to raw fetch and JSON.parse, and the microseconds over it for a tiny response.
 *
 * @param apps names of apps; `raw` is always measured
 */
export const measureOverhead = async (...apps: readonly string[]) => {
  // Mock the network.
  const realFetch = globalThis.fetch
  Object.assign(globalThis, { fetch: answerFromMemory })
  try {
    const names = ['raw', ...apps]
    const loaded = new Map<string, App>()
    for (const name of names) loaded.set(name, await loadApp(name))
    const calls = (of: 'products' | 'cart') =>
      new Map([...loaded].map(([name, app]) => [name, () => app[of]()]))
    const page = await measure(calls('products'), 60, 10)
    const tiny = await measure(calls('cart'), 120, 20)
    const overRaw = (
      times: Map<string, number[]>,
      name: string,
      compare: (a: number, b: number) => number,
    ) =>
      median(
        (times.get(name) ?? []).map((time, round) =>
          compare(time, times.get('raw')?.[round] ?? Number.NaN),
        ),
      )
    return names.map((app) => ({
      app,
      ratio: overRaw(page, app, (own, raw) => own / raw),
      tinyOver: overRaw(tiny, app, (own, raw) => own - raw),
    }))
  } finally {
    Object.assign(globalThis, { fetch: realFetch })
  }
}
