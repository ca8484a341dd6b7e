/**
 * The client in React: a provider, the session as a hook, options for TanStack Query.
 *
 * @packageDocumentation
 */

export type { PagedOperationId, ReadOperationId } from '../../generated/kinds.ts'
export type { CartItem } from '../catalogue/cart-item.ts'
export type { LineChoice } from '../catalogue/cart-line.ts'
export type { AvailableOption } from '../catalogue/choices.ts'
export type { Offer, OfferedOption, OfferedVariant } from '../catalogue/offer.ts'
export type { RichNode } from '../catalogue/rich-text.ts'
export type { Picture } from '../media/picture.ts'
export type { RemovedItem } from '../next/cart-form.ts'
export type { CartPage } from '../next/cart-page.ts'
export type { CartPageLine, LinePicture } from '../next/cart-page-line.ts'
export type { Place } from '../next/place.ts'
export type { CachedQueries, CachedQuery } from './cache/hydrated-dates.ts'
export type { RemovedLine } from './cart/cart-writes.ts'
export {
  createPageCart,
  type PageCart,
  PageCartProvider,
  type PageCartProviderProps,
} from './cart/page-cart.tsx'
export { addToCart, type CartLineView, type CartView, useCart } from './cart/use-cart.ts'
export { type CartPageView, useCartPage } from './cart/use-cart-page.ts'
export { PictureImage, type PictureImageProps } from './catalogue/picture-image.tsx'
export { RichText } from './catalogue/rich-text.tsx'
export { type ProductName, type ProductView, useProduct } from './catalogue/use-product.ts'
export { type ProductsView, type ProductsWanted, useProducts } from './catalogue/use-products.ts'
export { type MemberView, useMember } from './member/use-member.ts'
export { type SignInView, useSignIn } from './member/use-sign-in.ts'
export type { PageStart } from './operation-arguments.ts'
export type {
  ClientMethods,
  InfiniteFactory,
  Mutations,
  NullableFactory,
  OperationErrors,
  OperationInfiniteQuery,
  OperationKey,
  OperationMutation,
  OperationQuery,
  Queries,
  QueryFactory,
} from './option-types.ts'
export { createMutations, createQueries } from './options.ts'
export {
  type AnswerCache,
  type SessionView,
  StorefrontProvider,
  type StorefrontProviderProps,
  useClient,
  useSession,
} from './provider.tsx'
