/** From the cart to the hosted checkout page, and back to the purchase. */
import type { Methods } from '../../generated/methods.ts'
import type { CallbackParams, Checkout, Order } from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'

type Client = Methods<CallOptions, ApiError>

/** What a checkout starts with. */
export interface CheckoutStart {
  /** The absolute addresses of the shop's pages to return to. */
  readonly callbacks: CallbackParams
  /** The buyer's note on the cart: an empty one clears it, left out it stays. */
  readonly note?: string | undefined
}

/** A started checkout. */
export interface BegunCheckout {
  readonly checkoutId: string
  /** The address to redirect the buyer to. */
  readonly url: string
}

/**
 * Creates a checkout from the current cart, and the address of the hosted page where it is paid.
 *
 * @throws ApiError where the cart cannot be bought as it is: refetch its lines to see why
 * @example
 * const callbacks = { thankYouPageUrl: 'https://shop.example/thanks' }
 * const { url } = await beginCheckout(client, { callbacks, note: 'Ring twice' })
 */
export const beginCheckout = async (
  { currentCart, redirects }: Pick<Client, 'currentCart' | 'redirects'>,
  { callbacks, note }: CheckoutStart,
): Promise<BegunCheckout> => {
  if (note !== undefined) await currentCart.updateCurrentCart({ cartInfo: { buyerNote: note } })
  const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  const { redirectSession } = await redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks,
  })
  return { checkoutId, url: redirectSession.fullUrl }
}

/** A purchase; without an order number where buyers may not read orders. */
export interface Purchase
  extends Pick<Order | Checkout, 'createdDate' | 'buyerInfo' | 'currency' | 'priceSummary'> {
  readonly number: string | undefined
  readonly lineItems: NonNullable<Checkout['lineItems']>
}

/** Tells a refusal from an outage: a buyer whose paid order cannot be read must not pay again. */
const unlessRefused = (error: ApiError): undefined => {
  if (error.retryable || error.kind === 'system') throw error
}

/**
 * The purchase, for the thank-you page.
 *
 * @param from the order id from the page's address (`orderId`), and the checkout that it started with
 * @returns undefined where this visitor may see neither, or has not paid
 * @throws ApiError where the platform is unavailable
 * @example
 * const orderId = new URL(request.url).searchParams.get('orderId')
 * const bought = await readPurchase(client, { orderId })
 */
export const readPurchase = async (
  { orders, checkouts }: Pick<Client, 'orders' | 'checkouts'>,
  from: { readonly orderId?: string | null; readonly checkoutId?: string | null },
): Promise<Purchase | undefined> => {
  const read = from.orderId ? await orders.getOrder(from.orderId).catch(unlessRefused) : undefined
  if (read) return read.order
  const { checkoutId } = from
  const begun = checkoutId
    ? await checkouts.getCheckout(checkoutId).catch(unlessRefused)
    : undefined
  if (!begun?.checkout.completed) return undefined
  const { lineItems = [], ...checkout } = begun.checkout
  return { ...checkout, number: undefined, lineItems }
}
