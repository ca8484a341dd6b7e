/** Handlers of checkouts. */
import { checkoutAnswer, readCheckout } from '../checkouts/answer.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of checkouts. */
export const checkoutHandlers: HandlersOf<'checkouts'> = {
  'checkouts.getCheckout': async ({ path }, context) => {
    const row = await readCheckout(context, path.id)
    return { checkout: await checkoutAnswer(context.database, context, row, context.origin) }
  },
}
