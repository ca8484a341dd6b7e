// `npm run bench`: the client beside its rivals, everything in one run on one machine, as ratios.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { buildPackage, rivalsBundleWorkspace, root } from './bundle-workspace.ts'
import { fromMemory, loadApp, measureOverhead } from './overhead.ts'
import { everything, own } from './own-apps.ts'
import { pageBytes } from './page.ts'
import { print, times } from './print.ts'
import { mostRenewals } from './renewals.ts'
import { type Size, sizeOf } from './sizes.ts'
import { importTime } from './startup.ts'
import { typeApps } from './type-apps.ts'
import { completionTime, instantiationsOf } from './types.ts'

buildPackage()
const workspace = rivalsBundleWorkspace()
writeFileSync(
  join(workspace.folder, 'schema.d.ts'),
  astToString(
    await openapiTS(JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')), {
      defaultNonNullable: false,
    }),
  ),
)

const rivals = ['openapi-fetch', 'hey-api', 'ky', 'published-sdk'] as const

const printTable = (title: string, rows: readonly (readonly string[])[]): void => {
  console.log(`\n${title}`)
  rows.forEach(print)
}
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

const ours = await sizeOf(workspace, own.small)
const sizes: (readonly [string, Size])[] = [
  [own.small, ours],
  [own.whole, await sizeOf(workspace, own.whole)],
  ['everything of .', await sizeOf(workspace, 'everything', everything)],
]
for (const app of ['raw', ...rivals, 'auth0-spa-js']) {
  sizes.push([app, await sizeOf(workspace, app)])
}
printTable('One product query and one cart call: minified, gzip, with what loads later, to ours', [
  ...sizes.map(([name, { minified, gzipped, whole }]) => [
    name,
    kilobytes(minified),
    kilobytes(gzipped),
    kilobytes(whole),
    times(gzipped, ours.gzipped),
  ]),
])

const overhead = await measureOverhead(workspace, [own.small, own.whole, ...rivals], 100)
printTable(
  `A page of ${Math.round(pageBytes / 1024)} KB with 50 products, over raw; a tiny answer, over raw`,
  overhead.map(({ app, ratio, pageMicroseconds, tinyOver }) => [
    app,
    `${pageMicroseconds.toFixed(0)} µs`,
    `${ratio.toFixed(2)} ×`,
    `${tinyOver.toFixed(1)} µs`,
  ]),
)

const counted = ['storefront', ...rivals] as const
const instantiations = counted.map(
  (app) => [app, instantiationsOf(workspace, app, typeApps[app])] as const,
)
const [first] = instantiations
printTable('Type instantiations of two calls, to ours', [
  ...instantiations.map(([app, count]) => [app, String(count), times(count, first?.[1] ?? 1)]),
])
printTable('Editor completion on the path client', [
  ['storefront', `${completionTime(workspace, 'completion', typeApps.completion).toFixed(1)} ms`],
])

/** The same 200 callers with the published SDK, whose token calls use the global fetch. */
const publishedRenewals = (): Promise<number> =>
  fromMemory(async (network) => {
    const { expire, products } = await loadApp(workspace, 'published-sdk')
    expire?.()
    await Promise.all(Array.from({ length: 200 }, () => products()))
    return network.tokenCalls
  })
printTable('Renewals by 200 callers with an expired token', [
  ['storefront, worst of 1,000', String(await mostRenewals(1_000))],
  ['published-sdk', String(await publishedRenewals())],
])

const load = importTime(workspace, 'storefront-client')
printTable('Import in Node, to ours', [
  ['storefront', `${load.toFixed(1)} ms`],
  ...['openapi-fetch', 'ky', '@wix/sdk'].map((name) => {
    const time = importTime(workspace, name)
    return [name, `${time.toFixed(1)} ms`, times(time, load)]
  }),
])
