/**
 * Sessions for servers that render pages: Next's route handlers, actions, middleware and server
 * components, and every framework whose cookies have the same shape. Next itself is not imported. For
 * pages without tokens: their client, and the route that serves it.
 *
 * @packageDocumentation
 */

export type { LineChoice } from '../catalogue/cart-line.ts'
export type { Offer, OfferedOption, OfferedVariant } from '../catalogue/offer.ts'
export { type FormFields, textIn } from '../catalogue/product-form.ts'
export type { Refusal, RefusalReason } from '../errors/refusal.ts'
export type { PendingSignIn } from '../session/sign-in/pending-sign-in.ts'
export type { CookieAttributes } from '../session/tokens/cookies.ts'
export { acceptedLanguage } from './accepted-language.ts'
export {
  type CartFormSaid,
  type CartIntent,
  type CurrentCart,
  type FindProduct,
  type RemovedItem,
  submitCartForm,
} from './cart-form.ts'
export { type CartPage, type CartReader, readCartPage } from './cart-page.ts'
export type { CartPageLine, LinePicture } from './cart-page-line.ts'
export { type CartSum, type CartSumOf, cartSums, type SummedCart } from './cart-sums.ts'
export {
  type BegunCheckout,
  beginCheckout,
  type CheckoutStart,
  type Purchase,
  readPurchase,
} from './checkout.ts'
export {
  cookieStorage,
  type NextCookieAttributes,
  type NextCookieOptions,
  type NextCookies,
  pendingSignIn,
} from './cookie-storage.ts'
export { forwardCart } from './forward-cart.ts'
export {
  type MemberField,
  type MemberWriter,
  memberFields,
  submitMemberForm,
} from './member-form.ts'
export { originOf } from './origin.ts'
export { type PageSessionOptions, pageSession } from './page-session.ts'
export { type Place, placeIn } from './place.ts'
export { readForm } from './read-form.ts'
export { type RefusedCartForm, refusedCartForm, withRefusedForm } from './refused-form.ts'
