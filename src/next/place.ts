/** Where a delivery goes, and what delivery and tax there are asked by. */
import type { Cart, EstimateTotalsRequest } from '../../generated/schema.ts'
import { type FormFields, textIn } from '../catalogue/product-form.ts'

/** Where a delivery goes, as far as its cost depends on it. */
export interface Place {
  /** Its two letters. */
  readonly country: string
  /** What follows the country's letters in the code of a state; empty for countries without. */
  readonly subdivision: string
  readonly postalCode: string
}

/** The place that an address or a form names, in letters of either case; undefined without a country. */
export const placeIn = (fields: FormFields): Place | undefined => {
  const typed = textIn(fields, 'country')
  // Tested as typed: capitals of other letters (ß) would pass for a country.
  if (!/^[a-z]{2}$/i.test(typed)) return undefined
  const country = typed.toUpperCase()
  const subdivision = textIn(fields, 'subdivision').toUpperCase()
  return {
    country,
    // Some type the whole code of a state.
    subdivision: subdivision.replace(`${country}-`, ''),
    postalCode: textIn(fields, 'postalCode'),
  }
}

/** The codes of a cart's coupons. */
export const couponsOf = (cart: Cart | undefined): readonly string[] =>
  (cart?.appliedDiscounts ?? []).flatMap(({ coupon }) => coupon?.code ?? [])

/** Whether a cart is estimated: every one with lines, because a gift card shows in nothing else. */
export const needsEstimate = (cart: Cart | undefined): boolean =>
  cart !== undefined && cart.lineItems.length > 0

/**
 * What `currentCart.estimateCurrentCartTotals` is asked for: without a place the goods alone.
 */
export const estimateFor = (place: Place | undefined): EstimateTotalsRequest => ({
  calculateTax: place !== undefined,
  calculateShipping: place !== undefined,
  ...(place && {
    shippingAddress: {
      country: place.country,
      ...(place.subdivision && { subdivision: `${place.country}-${place.subdivision}` }),
      ...(place.postalCode && { postalCode: place.postalCode }),
    },
  }),
})
