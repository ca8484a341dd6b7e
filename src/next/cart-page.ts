/** A cart as a page shows it, rendered by the server before scripts run and by the page's own client after. */

import type { CurrentCartMethods } from '../../generated/methods.ts'
import type { Cart, EstimateTotalsResponse } from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import { type FormFields, textIn } from '../catalogue/product-form.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Refusal, refusalOf } from '../errors/refusal.ts'
import type { Tokens } from '../session/tokens/tokens.ts'
import type { RemovedItem } from './cart-form.ts'
import { type CartPageLine, cartPageLine, type LinePicture } from './cart-page-line.ts'
import { couponRefusalIn } from './coupon-refusal.ts'
import { couponsOf, estimateFor, needsEstimate, type Place, placeIn } from './place.ts'

/** A cart with everything that its page shows. */
export interface CartPage {
  readonly cart: Cart | undefined
  readonly lines: readonly CartPageLine[]
  /** Whether changes are pending, so that the sums are stale. */
  readonly pending: boolean
  /** The last removed line, while it can be restored. */
  readonly removed: RemovedItem | undefined
  /** Why it was not restored. */
  readonly undoRefusal: Refusal | undefined
  /** Its coupon codes. */
  readonly coupons: readonly string[]
  /** Why a code was refused, or the cart's own no longer counts. */
  readonly couponRefusal: Refusal | undefined
  /** The refused code, for its field in a page without scripts. */
  readonly enteredCode?: string
  /** Why a form was refused that the page no longer has, such as that of a line removed in another tab. */
  readonly otherRefusal?: Refusal
  readonly noteSaved: boolean
  readonly noteRefusal: Refusal | undefined
  /** The refused note, for its field in a page without scripts. */
  readonly enteredNote?: string
  /** The destination of the estimate. */
  readonly place: Place | undefined
  /** The platform's sums and the cart's gift card, without delivery and tax until the place is known. */
  readonly estimate: EstimateTotalsResponse | undefined
  readonly estimateRefusal: Refusal | undefined
}

/** The part of a request's client that reads carts. */
export interface CartReader {
  readonly session: { readonly tokens: () => Promise<Tokens | undefined> }
  readonly currentCart: Pick<
    CurrentCartMethods<CallOptions, ApiError>,
    'getCurrentCart' | 'estimateCurrentCartTotals'
  >
}

/**
 * Reads the cart for its page. The address holds the rest of the page's state: the `country`, `subdivision` and
 * `postalCode` of the estimate, and what `submitCartForm` returned. Visitors without a session have no cart, and
 * reading creates neither.
 *
 * @param address the parameters of the page's address
 * @param picture the size of the pictures of its lines
 * @throws ApiError where the cart cannot be read; a refused estimate is in `estimateRefusal`
 * @example
 * const { searchParams } = new URL(request.url)
 * const { lines, estimate } = await readCartPage(client, searchParams)
 */
export const readCartPage = async (
  { session, currentCart }: CartReader,
  address: FormFields,
  picture?: LinePicture,
): Promise<CartPage> => {
  const isKnown = (await session.tokens()) !== undefined
  const cart = isKnown ? await currentCart.getCurrentCart.orUndefined() : undefined
  const place = placeIn(address)
  const asked = needsEstimate(cart)
    ? await currentCart.estimateCurrentCartTotals(estimateFor(place)).safe()
    : undefined
  const estimate = asked?.ok ? asked.data : undefined
  const [name, item] = [textIn(address, 'name'), textIn(address, 'item')]
  return {
    cart,
    lines: (cart?.lineItems ?? []).map((item) => cartPageLine(item, picture)),
    pending: false,
    removed: name && item ? { name, item } : undefined,
    undoRefusal: undefined,
    coupons: couponsOf(cart),
    couponRefusal: couponRefusalIn(estimate),
    noteSaved: textIn(address, 'noted') !== '',
    noteRefusal: undefined,
    place,
    estimate,
    estimateRefusal: asked && !asked.ok ? refusalOf(asked.error) : undefined,
  }
}
