/** Search suggestions: up to six product names. */
import { searchProducts, textIn } from 'storefront-client/catalogue'
import { readProducts } from '../server/catalogue.ts'
import type { RouteArgs } from '../server/visit.ts'

export interface Suggestions {
  readonly names: readonly string[]
}

export const loader = async ({ request }: RouteArgs) => {
  const found = searchProducts(await readProducts(), textIn(new URL(request.url).searchParams, 'q'))
  const suggestions: Suggestions = { names: found.slice(0, 6).map(({ name }) => name) }
  return Response.json(suggestions)
}
