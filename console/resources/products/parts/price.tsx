import type { Product } from 'storefront-client'
import { useFormats, useTexts } from '../../../messages/language-context.tsx'
import './row.css'

/** The current price; with a discount, after the full price struck through. */
export function Price({ product }: { product: Partial<Pick<Product, 'priceData'>> }) {
  const { was } = useTexts('products')
  const { money } = useFormats()
  const { price, discountedPrice, currency } = product.priceData ?? {}
  if (typeof price !== 'number' || currency === undefined) return <>—</>
  if (discountedPrice === undefined || discountedPrice >= price)
    return <>{money(price, currency)}</>
  return (
    <span className="price">
      <s className="price-before" aria-hidden>
        {money(price, currency)}
      </s>
      <span className="unseen">{was(money(price, currency))}</span>
      <span className="price-now">{money(discountedPrice, currency)}</span>
    </span>
  )
}
