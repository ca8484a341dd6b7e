/** A collection: its products, with filters, in an order. */
import { useLoaderData } from 'react-router'
import { mainPicture, plainText } from 'storefront-client/catalogue'
import { listingOf, social } from '../catalogue/card.ts'
import { Listing } from '../parts/listing.tsx'
import { PageHead, PageMeta } from '../parts/page-head.tsx'
import { notFound } from '../server/away.ts'
import { readCollection, readProducts } from '../server/catalogue.ts'
import { type Given, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = async (given: Given) => {
  const { slug = '' } = given.params
  const collection = await readCollection(slug)
  if (!collection) throw notFound()
  const { searchParams } = new URL(given.request.url)
  return {
    listing: listingOf(await readProducts(collection.id), searchParams),
    meta: {
      title: collection.name,
      description: plainText(collection.description ?? ''),
      address: visitOf(given).address(paths.collection(slug)),
      picture: mainPicture(collection, social),
    },
  }
}

export default function Collection() {
  const { listing, meta } = useLoaderData<typeof loader>()
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title={meta.title} text={meta.description} found />
      <Listing {...listing} />
    </>
  )
}
