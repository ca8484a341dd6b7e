/**
 * The client in React: a provider, the session as a hook, options for TanStack Query.
 *
 * @packageDocumentation
 */

export type { PagedOperationId, ReadOperationId } from '../../generated/kinds.ts'
export type { CartItem } from '../catalogue/cart-item.ts'
export type { AvailableOption } from '../catalogue/choices.ts'
export type { Offer, OfferedOption, OfferedVariant } from '../catalogue/offer.ts'
export type { CachedQueries, CachedQuery } from './cache/hydrated-dates.ts'
export type { RemovedLine } from './cart/cart-writes.ts'
export { type CartLineView, type CartView, useCart } from './cart/use-cart.ts'
export {
  type ProductName,
  type ProductsView,
  type ProductsWanted,
  type ProductView,
  useProduct,
  useProducts,
} from './catalogue/index.ts'
export { type MemberView, type SignInView, useMember, useSignIn } from './member/index.ts'
export type { PageStart } from './operation-arguments.ts'
export type {
  ClientMethods,
  InfiniteFactory,
  Mutations,
  NoRetry,
  NullableFactory,
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
