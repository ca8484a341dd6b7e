/** Handlers of checkouts. */
import { type HandlersOf, notImplemented } from '../http/handlers.ts'

export const checkoutHandlers: HandlersOf<'checkouts'> = {
  'checkouts.getCheckout': notImplemented('checkouts.getCheckout'),
}
