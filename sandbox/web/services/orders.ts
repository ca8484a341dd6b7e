/** Handlers of orders. */
import { readOrder } from '../../commerce/checkouts/order.ts'
import { inCurrency, requestedConversion } from '../../commerce/rules/currencies.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of orders. */
export const orderHandlers: HandlersOf<'orders'> = {
  'orders.getOrder': async ({ path }, context) => {
    const order = await readOrder(context, path.id)
    return inCurrency({ order }, requestedConversion(context.headers))
  },
}
