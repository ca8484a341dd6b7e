/** What a search may be for: the names of products, as one types. */
import { searchProducts, textIn } from 'storefront-client/catalogue'
import { readProducts } from '../server/catalogue.ts'
import type { Given } from '../server/visit.ts'

/** How many names are suggested. */
const most = 6

export const loader = async ({ request }: Given) => {
  const found = searchProducts(await readProducts(), textIn(new URL(request.url).searchParams, 'q'))
  return { names: found.slice(0, most).map(({ name }) => name) }
}
