/** Handlers of the current cart: the caller's own. */

import { lockOrStartOwnCart } from '../../commerce/carts/access.ts'
import { withAdditions, withoutLines, withQuantities } from '../../commerce/carts/changes.ts'
import { withoutCodes } from '../../commerce/carts/discounts.ts'
import { createCheckout } from '../../commerce/checkouts/create.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { changeCart, estimateCart, removeCart, shownCart, updateCart } from './carts.ts'

/** The operations of the caller’s own cart. */
export const currentCartHandlers: HandlersOf<'currentCart'> = {
  'currentCart.getCurrentCart': async (_request, context) => shownCart(context, 'current'),

  'currentCart.addToCurrentCart': async ({ body }, context) =>
    changeCart(
      context,
      'current',
      ({ doc }, within) => withAdditions(within, doc, body),
      lockOrStartOwnCart,
    ),

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
