// #region product
import Image from 'next/image'
import { notFound } from 'next/navigation'
import { filledAddress } from 'storefront-client/media'
import { clientOfRequest } from '../../../lib/client'
import { AddToCart } from './add-to-cart'

/** Sent as a whole: a placeholder would stay without JavaScript. */
export const instant = false

export default async function ProductPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const { products } = await clientOfRequest()
  // Next.js leaves letters beyond ASCII encoded.
  const [product] = await products
    .query()
    .eq('slug', decodeURIComponent(slug))
    .toArray({ limit: 1 })
  if (!product) notFound()
  const { id, name, media, priceData, productOptions, customTextFields } = product
  const picture = media.mainMedia?.image
  return (
    <>
      <h1>{name}</h1>
      {picture && (
        // The platform resizes images itself.
        <Image
          src={filledAddress(picture, { width: 480, height: 480 })}
          alt=""
          width={480}
          height={480}
          loading="eager"
          unoptimized
        />
      )}
      <p>{priceData.formatted.discountedPrice}</p>
      <AddToCart
        productId={id}
        options={productOptions.map(({ name, choices }) => ({
          name,
          choices: choices.map(({ description }) => description),
        }))}
        texts={customTextFields}
      />
    </>
  )
}
// #endregion
