import { useLoaderData } from 'react-router'
import { searchProducts, textIn } from 'storefront-client/catalogue'
import { cardOf, listingOf } from '../catalogue/card.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Listing } from '../parts/listing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { readProducts } from '../server/catalogue.ts'
import type { RouteArgs } from '../server/visit.ts'

export const loader = async ({ request }: RouteArgs) => {
  const { searchParams } = new URL(request.url)
  const text = textIn(searchParams, 'q')
  const all = await readProducts()
  const found = searchProducts(all, text)
  return {
    text,
    found: found.length,
    listing: listingOf(found, searchParams),
    suggested: found.length === 0 ? all.slice(0, 4).map(cardOf) : [],
  }
}

export default function Search() {
  const { text, found, listing, suggested } = useLoaderData<typeof loader>()
  const { search } = useTexts().texts
  if (found > 0) {
    return (
      <>
        <PageHead title={fill(search.results, { text })} />
        <Listing {...listing} params={{ q: text }} />
      </>
    )
  }
  return (
    <>
      <PageHead title={search.title} text={text && fill(search.none, { text })} />
      <ProductGrid cards={suggested} />
    </>
  )
}
