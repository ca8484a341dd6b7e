/** Handlers of carts by id. */
import { type HandlersOf, notImplemented } from '../http/handlers.ts'

export const cartHandlers: HandlersOf<'carts'> = {
  'carts.createCart': notImplemented('carts.createCart'),
  'carts.updateCart': notImplemented('carts.updateCart'),
  'carts.getCart': notImplemented('carts.getCart'),
  'carts.deleteCart': notImplemented('carts.deleteCart'),
  'carts.addToCart': notImplemented('carts.addToCart'),
  'carts.removeLineItems': notImplemented('carts.removeLineItems'),
  'carts.updateLineItemsQuantity': notImplemented('carts.updateLineItemsQuantity'),
  'carts.removeCoupon': notImplemented('carts.removeCoupon'),
  'carts.estimateTotals': notImplemented('carts.estimateTotals'),
  'carts.createCheckout': notImplemented('carts.createCheckout'),
}
