/** Handlers of the current cart: the caller's own. */

import { lockOrStartOwnCart } from '../../commerce/carts/access.ts'
import { withAdditions, withoutLines, withQuantities } from '../../commerce/carts/changes.ts'
import { withoutCodes } from '../../commerce/carts/discounts.ts'
import { saveCart } from '../../commerce/carts/store.ts'
import { cartAnswer } from '../../commerce/carts/wire-cart.ts'
import { createCheckout } from '../../commerce/checkouts/create.ts'
import { inTransaction } from '../../storage/context.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { answered, changeCart, estimateCart, removeCart, shownCart, updateCart } from './carts.ts'

/** The operations of the caller’s own cart. */
export const currentCartHandlers: HandlersOf<'currentCart'> = {
  'currentCart.getCurrentCart': async (_request, context) => shownCart(context, 'current'),

  'currentCart.addToCurrentCart': async ({ body }, context) =>
    inTransaction(context, async (within) => {
      const cart = await lockOrStartOwnCart(within)
      const doc = await withAdditions(within, cart.doc, body)
      const saved = await saveCart(within, cart, doc)
      return answered(context, await cartAnswer(within, saved, context.origin))
    }),

  'currentCart.updateCurrentCartLineItemQuantity': async ({ body }, context) =>
    changeCart(context, 'current', ({ doc }) => withQuantities(context, doc, body.lineItems)),

  'currentCart.removeLineItemsFromCurrentCart': async ({ body }, context) =>
    changeCart(context, 'current', ({ doc }) => withoutLines(doc, body.lineItemIds)),

  'currentCart.deleteCurrentCart': async (_request, context) => removeCart(context, 'current'),

  'currentCart.updateCurrentCart': async ({ body }, context) =>
    updateCart(context, 'current', body),

  'currentCart.removeCouponFromCurrentCart': async (_request, context) =>
    changeCart(context, 'current', ({ doc }) => withoutCodes(doc)),

  'currentCart.estimateCurrentCartTotals': async ({ body }, context) =>
    estimateCart(context, 'current', body ?? {}),

  'currentCart.createCheckoutFromCurrentCart': async ({ body }, context) => ({
    checkoutId: await createCheckout(context, 'current', body ?? {}),
  }),
}
