/** Handlers of carts by id. */
import type * as wire from '../../../generated/wire.ts'
import { type CartName, lockNamedCart, ownerKey, readCart } from '../../commerce/carts/access.ts'
import {
  createdCart,
  updatedCart,
  withAdditions,
  withoutLines,
  withQuantities,
} from '../../commerce/carts/changes.ts'
import { withoutCodes } from '../../commerce/carts/discounts.ts'
import { estimate } from '../../commerce/carts/estimate.ts'
import { refreshLines } from '../../commerce/carts/refreshed-lines.ts'
import { type CartRow, deleteCart, insertCart, saveCart } from '../../commerce/carts/store.ts'
import { cartAnswer, cartWithLines } from '../../commerce/carts/wire-cart.ts'
import { estimateAnswer } from '../../commerce/carts/wire-estimate.ts'
import { createCheckout } from '../../commerce/checkouts/create.ts'
import { readCheckout } from '../../commerce/checkouts/wire-checkout.ts'
import { inCurrency, requestedConversion } from '../../commerce/rules/currencies.ts'
import type { CartDocument } from '../../commerce/rules/documents/cart.ts'
import { countingGuesses } from '../../people/accounts/throttle.ts'
import { holdCaller } from '../../people/members/access.ts'
import { notFound } from '../../platform/errors.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of carts. */
export const cartHandlers: HandlersOf<'carts'> = {
  'carts.createCart': async ({ body }, context) =>
    countingGuesses(context, body.couponCode, () =>
      inTransaction(context, async (within) => {
        await holdCaller(within)
        const doc = await createdCart(within, body)
        return answered(within, await insertCart(within, ownerKey(context), doc))
      }),
    ),

  'carts.getCart': async ({ path }, context) => shownCart(context, path),

  'carts.getCartByCheckoutId': async ({ path }, context) => {
    const { cart_id: id } = await readCheckout(context, path.id)
    if (id === null) throw notFound('NOT_FOUND', 'The cart of this checkout is gone.', path)
    return shownCart(context, { id })
  },

  'carts.updateCart': async ({ path, body }, context) => updateCart(context, path, body),

  'carts.deleteCart': async ({ path }, context) => removeCart(context, path),

  'carts.addToCart': async ({ path, body }, context) =>
    changeCart(context, path, ({ doc }, within) => withAdditions(within, doc, body)),

  'carts.removeLineItems': async ({ path, body }, context) =>
    changeCart(context, path, ({ doc }) => withoutLines(doc, body.lineItemIds)),

  'carts.updateLineItemsQuantity': async ({ path, body }, context) =>
    changeCart(context, path, ({ doc }) => withQuantities(context, doc, body.lineItems)),

  'carts.removeCoupon': async ({ path }, context) =>
    changeCart(context, path, ({ doc }) => withoutCodes(doc)),

  'carts.estimateTotals': async ({ path, body }, context) =>
    estimateCart(context, path, body ?? {}),

  'carts.createCheckout': async ({ path, body }, context) => ({
    checkoutId: await createCheckout(context, path, body ?? {}),
  }),
}

/** Answers a cart. */
export async function shownCart(context: Context, name: CartName) {
  return answered(context, await readCart(context, name))
}

/** Updates a cart; an unknown coupon code counts as a guess. */
export function updateCart(context: Context, name: CartName, body: wire.UpdateCartRequest) {
  return countingGuesses(context, body.couponCode, () =>
    changeCart(context, name, (cart, within) => updatedCart(within, cart, body)),
  )
}

/** Locks a cart, changes its document, and returns the cart. */
export async function changeCart(
  context: Context,
  name: CartName,
  edit: (cart: CartRow, within: Context) => CartDocument | Promise<CartDocument>,
  lock = lockNamedCart,
) {
  return inTransaction(context, async (within) => {
    const cart = await lock(within, name)
    return answered(within, await saveCart(within, cart, await edit(cart, within)))
  })
}

/** A cart as the answer, with its amounts also in the requested currency. */
async function answered(context: Context, row: CartRow) {
  const cart = await cartAnswer(context, row, context.origin)
  return inCurrency({ cart }, requestedConversion(context.headers))
}

/** Estimates a cart's totals. Omitted fields default to the cart's; nothing is stored. */
export async function estimateCart(
  context: Context,
  name: CartName,
  asked: wire.EstimateTotalsRequest,
): Promise<wire.EstimateTotalsResponse> {
  const row = await readCart(context, name)
  const lines = await refreshLines(context, row.doc.lines)
  const { calculateTax: tax, calculateShipping: shipping, calculateAdditionalFees: fees } = asked
  const totals = await estimate(context, row.buyer_key, lines, row.doc, {
    shippingAddress: asked.shippingAddress ?? row.doc.contactInfo?.address,
    billingAddress: asked.billingAddress,
    selectedShippingOption: asked.selectedShippingOption ?? row.doc.selectedShippingOption,
    selectedMemberships: asked.selectedMemberships?.memberships ?? [],
    calculate: { tax: tax ?? true, shipping: shipping ?? true, fees: fees ?? true },
  })
  const { origin } = context
  const { pricesIncludeTax } = totals
  const answer = {
    cart: await cartWithLines(context, row, { lines, pricesIncludeTax, origin }),
    ...estimateAnswer(totals, lines, context.clock.now()),
  }
  return inCurrency(answer, requestedConversion(context.headers))
}

/** Deletes a cart. */
export async function removeCart(context: Context, name: CartName) {
  await inTransaction(context, async (within) => {
    await deleteCart(within, await lockNamedCart(within, name))
  })
  return {}
}
