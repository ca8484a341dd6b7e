/** Handlers of checkouts. */
import { checkoutAnswer, readCheckout } from '../../commerce/checkouts/wire-checkout.ts'
import { inCurrency, requestedConversion } from '../../commerce/rules/currencies.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of checkouts. */
export const checkoutHandlers: HandlersOf<'checkouts'> = {
  'checkouts.getCheckout': async ({ path }, context) => {
    const row = await readCheckout(context, path.id)
    const checkout = await checkoutAnswer(context, row, context.origin)
    return inCurrency({ checkout }, requestedConversion(context.headers))
  },
}
