// #region collection
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { ApiError } from 'storefront-client'
import { clientOfRequest } from '../../../lib/client'

/** Sent as a whole: a placeholder would stay without JavaScript. */
export const instant = false

export default async function CollectionPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const client = await clientOfRequest()
  // Next.js leaves letters beyond ASCII encoded.
  const found = await client.collections.getCollectionBySlug(decodeURIComponent(slug)).safe()
  if (!found.ok) {
    if (ApiError.is(found.error, 'NOT_FOUND')) notFound()
    throw found.error
  }
  const { collection } = found.data
  const products = await client.products
    .query()
    .hasSome('collectionIds', [collection.id])
    .ascending('name')
    .toArray({ limit: 50 })
  return (
    <>
      <h1>{collection.name}</h1>
      <ul>
        {products.map(({ id, name, slug, priceData }) => (
          <li key={id}>
            <Link href={`/products/${slug}`}>{name}</Link>, {priceData.formatted.discountedPrice}
          </li>
        ))}
      </ul>
    </>
  )
}
// #endregion
