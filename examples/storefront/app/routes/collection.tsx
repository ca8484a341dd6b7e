/** A collection page: a product list with filters and sorting. */
import { useLoaderData } from 'react-router'
import { mainPicture, plainText } from 'storefront-client/catalogue'
import { listingOf, socialImage } from '../catalogue/card.ts'
import { Listing } from '../parts/listing.tsx'
import { PageHead, PageMeta } from '../parts/page-head.tsx'
import { readCollection, readProducts } from '../server/catalogue.ts'
import { notFound } from '../server/error-pages.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = async (args: RouteArgs) => {
  const { slug = '' } = args.params
  const collection = await readCollection(slug)
  if (!collection) throw notFound()
  const { searchParams } = new URL(args.request.url)
  return {
    listing: listingOf(await readProducts(collection.id), searchParams),
    meta: {
      title: collection.name,
      description: plainText(collection.description),
      address: visitOf(args).address(paths.collection(slug)),
      picture: mainPicture(collection, socialImage),
    },
  }
}

export default function Collection() {
  const { listing, meta } = useLoaderData<typeof loader>()
  return (
    <>
      <PageMeta {...meta} />
      <PageHead title={meta.title} text={meta.description} indexed />
      <Listing {...listing} />
    </>
  )
}
