/** What was found in the whole shop. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { cardOf } from '../catalogue/card.ts'
import { findProducts } from '../catalogue/find.ts'
import { listingOf } from '../catalogue/listing.ts'
import { textsIn } from '../messages/index.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Listing } from '../parts/listing.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { readProducts } from '../server/catalogue.ts'
import { visitOf } from '../server/visit.ts'
import { shop } from '../shop.ts'

export const loader = async (given: LoaderFunctionArgs) => {
  const { searchParams } = new URL(given.request.url)
  const text = (searchParams.get('q') ?? '').trim()
  const all = await readProducts()
  const { products, ...listing } = listingOf(findProducts(all, text), searchParams)
  return {
    text,
    listing: { ...listing, cards: products.map(cardOf) },
    instead: listing.total === 0 ? all.slice(0, 4).map(cardOf) : [],
    title: textsIn(visitOf(given).language).search.heading,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.text || loaderData?.title} · ${shop.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Search() {
  const { text, listing, instead } = useLoaderData<typeof loader>()
  const { texts, counted } = useTexts()
  if (listing.total === 0 && Object.keys(listing.wanted.choices).length === 0) {
    return (
      <>
        <header className="page-head">
          <h1>{texts.search.heading}</h1>
          <p role="status">{text ? fill(texts.search.none, { text }) : texts.search.prompt}</p>
        </header>
        <ProductGrid cards={instead} />
      </>
    )
  }
  return (
    <>
      <header className="page-head">
        <h1>{counted(texts.search.results, listing.total, { text })}</h1>
      </header>
      <Listing {...listing} kept={{ q: text }} />
    </>
  )
}
