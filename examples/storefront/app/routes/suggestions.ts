/** What a search may be for: the names of six products, as one types. */
import { searchProducts, textIn } from 'storefront-client/catalogue'
import { readProducts } from '../server/catalogue.ts'
import type { Given } from '../server/visit.ts'

export const loader = async ({ request }: Given) => {
  const found = searchProducts(await readProducts(), textIn(new URL(request.url).searchParams, 'q'))
  return { names: found.slice(0, 6).map(({ name }) => name) }
}
