/** A cart as a page shows it, whoever answers for it: the server before scripts run, the page's own client after. */

import type { CurrentCartMethods } from '../../generated/methods.ts'
import type { Cart, EstimateTotalsResponse } from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import { type FormFields, textIn } from '../catalogue/product-form.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Refusal, refusalOf } from '../errors/refusal.ts'
import type { Tokens } from '../session/tokens/tokens.ts'
import type { RemovedItem } from './cart-form.ts'
import { type CartPageLine, cartPageLine, type LinePicture } from './cart-page-line.ts'
import { couponsOf, estimateFor, needsEstimate, type Place, placeIn } from './place.ts'

/** A cart with everything that its page says of it. */
export interface CartPage {
  readonly cart: Cart | undefined
  readonly lines: readonly CartPageLine[]
  /** Whether something is on its way, so that the sums are not those of what is shown. */
  readonly pending: boolean
  /** The line that was removed last, as long as it can be brought back. */
  readonly removed: RemovedItem | undefined
  /** The codes of the coupons on it. */
  readonly coupons: readonly string[]
  readonly couponRefusal: Refusal | undefined
  readonly noteSaved: boolean
  /** Where the estimate is for. */
  readonly place: Place | undefined
  /** The platform's sums, without delivery and tax as long as no place is known, and the gift card on the cart. */
  readonly estimate: EstimateTotalsResponse | undefined
  readonly estimateRefusal: Refusal | undefined
}

/** The client of a request, as far as a cart is read. */
export interface CartReader {
  readonly session: { readonly tokens: () => Promise<Tokens | undefined> }
  readonly currentCart: Pick<
    CurrentCartMethods<CallOptions, ApiError>,
    'getCurrentCart' | 'estimateCurrentCartTotals'
  >
}

/**
 * Reads the cart for its page. The address says what the page shows besides: the `country`, `subdivision` and
 * `postalCode` that an estimate is for, and what `submitCartForm` answered. Who has no session has no cart, and gets
 * neither for looking.
 *
 * @param address the parameters of the page's address
 * @param picture how large the pictures of its lines are
 * @throws ApiError where the cart cannot be read; an estimate that is refused is `estimateRefusal`
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
  const [name, item] = [textIn(address, 'name'), textIn(address, 'item')]
  return {
    cart,
    lines: (cart?.lineItems ?? []).map((item) => cartPageLine(item, picture)),
    pending: false,
    removed: name && item ? { name, item } : undefined,
    coupons: couponsOf(cart),
    couponRefusal: undefined,
    noteSaved: textIn(address, 'noted') !== '',
    place,
    estimate: asked?.ok ? asked.data : undefined,
    estimateRefusal: asked && !asked.ok ? refusalOf(asked.error) : undefined,
  }
}
