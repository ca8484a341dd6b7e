/** From the cart to the platform's own page, where it is paid, and back to what was bought. */
import type { Methods } from '../../generated/methods.ts'
import type { CallbackParams, Checkout, Order } from '../../generated/schema.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'

type Client = Methods<CallOptions, ApiError>

/** What a checkout begins with. */
export interface CheckoutStart {
  /** The whole addresses of the shop's pages that the platform's lead back to. */
  readonly callbacks: CallbackParams
  /** The buyer's note, which goes with the cart: an empty one takes the cart's off, and left out it stays. */
  readonly note?: string
}

/** A checkout that has begun. */
export interface BegunCheckout {
  readonly checkoutId: string
  /** Where the buyer is sent. */
  readonly url: string
}

/**
 * Makes a checkout of the current cart, and the address of the platform's page where it is paid.
 *
 * @throws ApiError where the cart cannot be bought as it is: its lines, read again, say why
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

/** What was bought; without an order's number where buyers may not read orders. */
export interface Purchase
  extends Pick<Order | Checkout, 'createdDate' | 'buyerInfo' | 'currency' | 'priceSummary'> {
  readonly number: string | undefined
  readonly lineItems: NonNullable<Checkout['lineItems']>
}

/**
 * What was bought, for the page that buyers come back to.
 *
 * @param from the order that the page's address names as `orderId`, and the checkout that it began with
 * @returns undefined where this visitor may see neither, or has not paid
 * @example
 * const orderId = new URL(request.url).searchParams.get('orderId')
 * const bought = await readPurchase(client, { orderId })
 */
export const readPurchase = async (
  { orders, checkouts }: Pick<Client, 'orders' | 'checkouts'>,
  from: { readonly orderId?: string | null; readonly checkoutId?: string | null },
): Promise<Purchase | undefined> => {
  const read = from.orderId ? await orders.getOrder(from.orderId).safe() : undefined
  if (read?.ok) return read.data.order
  const begun = from.checkoutId ? await checkouts.getCheckout(from.checkoutId).safe() : undefined
  if (!begun?.ok || !begun.data.checkout.completed) return undefined
  const { lineItems = [], ...checkout } = begun.data.checkout
  return { ...checkout, number: undefined, lineItems }
}
