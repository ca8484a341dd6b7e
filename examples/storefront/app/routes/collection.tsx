/** A collection: its products, with filters, in an order. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { cardOf } from '../catalogue/card.ts'
import { listingOf } from '../catalogue/listing.ts'
import { pictureOf } from '../catalogue/picture.ts'
import { plainText } from '../catalogue/rich-text.ts'
import { Listing } from '../parts/listing.tsx'
import { pageMeta } from '../parts/page-meta.ts'
import { notFound } from '../server/away.ts'
import { readCollection, readProducts } from '../server/catalogue.ts'
import { visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = async (given: LoaderFunctionArgs) => {
  const { origin } = visitOf(given)
  const { slug = '' } = given.params
  const collection = await readCollection(slug)
  if (!collection) throw notFound()
  const { id, name, description, image } = collection
  const { searchParams } = new URL(given.request.url)
  const { products, ...listing } = listingOf(await readProducts(id), searchParams)
  const text = plainText(description)
  return {
    name,
    text,
    listing: { ...listing, cards: products.map(cardOf) },
    meta: {
      title: name,
      description: text,
      origin,
      path: paths.collection(slug),
      picture: image ? pictureOf(image, 0.5) : undefined,
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Collection() {
  const { name, text, listing } = useLoaderData<typeof loader>()
  return (
    <>
      <header className="page-head">
        <h1>{name}</h1>
        {text && <p>{text}</p>}
      </header>
      <Listing {...listing} />
    </>
  )
}
