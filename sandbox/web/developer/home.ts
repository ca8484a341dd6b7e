/** The home page: the store at a glance, and its latest requests. */

import { type SqlBool, sql } from 'kysely'
import { countUpToLimit } from '../../commerce/catalogue/totals.ts'
import type { Platform } from '../../storage/context.ts'
import { type Html, html, pagePart } from '../pages/html.ts'
import { framed } from './frame.ts'
import { developerPaths } from './paths.ts'
import { type RequestQuery, requestsOf, shownQuery } from './read-requests.ts'
import { requestRows } from './request-rows.ts'
import type { Tools } from './tools.ts'

/** The store's figures, each counted up to ten thousand. */
const figures = [
  ['Products', 'products'],
  ['Sold out', 'products', sql<SqlBool>`inventory_status = 'OUT_OF_STOCK'`],
  ['Collections', 'collections'],
  ['Members', 'members'],
  ['Carts', 'carts'],
  ['Orders', 'orders'],
] as const

const mostShown = 100

/** GET `/` and `/_sandbox/`. `part=log` renders only the fragment that the script replaces. */
export async function homePage(tools: Tools, url: URL): Promise<Response> {
  const query = { ...shownQuery(url.searchParams), limit: mostShown }
  const log = await logArea(tools, url, query)
  if (url.searchParams.get('part') === 'log') return pagePart(log)
  const body = html`<section aria-labelledby="glance"><h2 id="glance">The store</h2>
${await glance(tools.platform)}
</section>
<section aria-labelledby="log">
<div class="bar"><h2 id="log">Requests</h2>${filterForm(query)}<div data-controls></div></div>
${log}
</section>`
  return framed(tools.platform, {
    title: 'Store and requests',
    place: developerPaths.home,
    body,
    live: true,
  })
}

async function glance({ database, site }: Platform): Promise<Html> {
  const shown: Html[] = []
  for (const [name, table, where = sql<SqlBool>`true`] of figures) {
    const rows = database.selectFrom(table).select(sql`1`.as('one')).where('site_id', '=', site)
    const { total, tooManyToCount } = await countUpToLimit(database, rows.where(where))
    const text = `${total.toLocaleString('en')}${tooManyToCount ? '+' : ''}`
    shown.push(html`<div><dt>${name}</dt><dd>${text}</dd></div>`)
  }
  return html`<dl class="figures">${shown}</dl>`
}

function filterForm({ search = '', refused }: RequestQuery): Html {
  return html`<form method="get" action="${developerPaths.home}" role="search" aria-label="Requests">
<label><span class="hidden">Path, operation or caller</span><input name="search" type="search" placeholder="Path, operation, caller" value="${search}"></label>
<label class="check"><input type="checkbox" name="refused" value="yes"${refused && html` checked`}> Refused only</label>
<button type="submit" class="quiet">Show</button>
</form>`
}

async function logArea(tools: Tools, url: URL, query: RequestQuery): Promise<Html> {
  const { requests } = await requestsOf(tools, query, url.origin)
  const again = new URLSearchParams(url.searchParams)
  again.set('part', 'log')
  return html`<div data-live="${developerPaths.home}?${again.toString()}">${requestRows(requests)}</div>`
}
