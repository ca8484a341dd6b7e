/** Handlers of checkouts and orders. */
import { readOrder } from '../../commerce/checkouts/order.ts'
import { checkoutAnswer, readCheckout } from '../../commerce/checkouts/wire-checkout.ts'
import { inCurrency, requestedConversion } from '../../commerce/rules/currencies.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of checkouts and orders. */
export const checkoutHandlers: HandlersOf<'checkouts' | 'orders'> = {
  'checkouts.getCheckout': async ({ path }, context) => {
    const row = await readCheckout(context, path.id)
    const checkout = await checkoutAnswer(context, row, context.origin)
    return inCurrency({ checkout }, requestedConversion(context.headers))
  },
  'orders.getOrder': async ({ path }, context) => {
    const order = await readOrder(context, path.id)
    return inCurrency({ order }, requestedConversion(context.headers))
  },
}
