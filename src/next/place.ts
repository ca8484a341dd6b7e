/** The destination of a delivery, and the request for its estimate. */
import type { Cart, EstimateTotalsRequest } from '../../generated/schema.ts'
import { type FormFields, textIn } from '../catalogue/product-form.ts'

/** The destination of a delivery, as far as its cost depends on it. */
export interface Place {
  /** Its two-letter code. */
  readonly country: string
  /** The code of the state without the country prefix; empty for countries without states. */
  readonly subdivision: string
  readonly postalCode: string
}

/** The place in an address or a form, in any case; undefined without a country. */
export const placeIn = (fields: FormFields): Place | undefined => {
  const typed = textIn(fields, 'country')
  // Tested as typed: upper-casing would let ß pass as SS.
  if (!/^[a-z]{2}$/i.test(typed)) return undefined
  const country = typed.toUpperCase()
  const subdivision = textIn(fields, 'subdivision').toUpperCase()
  return {
    country,
    // Some buyers type the full code of a state.
    subdivision: subdivision.replace(`${country}-`, ''),
    postalCode: textIn(fields, 'postalCode'),
  }
}

/** The codes of a cart's coupons. */
export const couponsOf = (cart: Cart | undefined): readonly string[] =>
  (cart?.appliedDiscounts ?? []).flatMap(({ coupon }) => coupon?.code ?? [])

/** Whether a cart is estimated: every one with lines, because a gift card shows nowhere else. */
export const needsEstimate = (cart: Cart | undefined): boolean =>
  cart !== undefined && cart.lineItems.length > 0

/** The request for `currentCart.estimateCurrentCartTotals`; without a place, the goods alone. */
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
