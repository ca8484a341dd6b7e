/** What a search may be for: the names of products, as one types. */
import type { LoaderFunctionArgs } from 'react-router'
import { findProducts } from '../catalogue/find.ts'
import { readProducts } from '../server/catalogue.ts'

/** How many names are suggested. */
const most = 6

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const text = new URL(request.url).searchParams.get('q') ?? ''
  const found = findProducts(await readProducts(), text)
  return { names: found.slice(0, most).map(({ name }) => name ?? '') }
}
