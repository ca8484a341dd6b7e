'use client'

/** The cart of the visitor or member in React. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { AddToCurrentCartRequest, Cart, LineItem } from '../../../generated/schema.ts'
import type { SessionClient } from '../../client.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { onPage } from '../../values/on-page.ts'
import { useClient } from '../provider.tsx'
import { type CartChanges, CartWrites, type RemovedLine } from './cart-writes.ts'

/** A line item of the cart, with its pending change. */
export interface CartLineView {
  readonly id: string
  /** The line as the platform returned it last: its prices are for the quantity in it. */
  readonly item: LineItem
  /** The quantity that the buyer wants, pending changes included. */
  readonly quantity: number
  /** Whether the platform has not confirmed the quantity yet. */
  readonly pending: boolean
  /** Why the last change of this line was refused; cleared by the next change. */
  readonly error: ApiError | undefined
  /**
   * Shows the quantity at once and sends it, debounced by 300 ms.
   *
   * @param quantity a whole number; 0 removes the line, and NaN, the value of a cleared field, is a no-op
   */
  readonly setQuantity: (quantity: number) => void
  /** Removes the line; `undo` of the cart restores it. */
  readonly remove: () => void
}

/** The cart and its actions. */
export interface CartView {
  /** As the platform returned it last; undefined while loading, null while there is none. */
  readonly cart: Cart | null | undefined
  /** Without those that are being removed. */
  readonly lines: readonly CartLineView[]
  /** How many units are in the cart, pending changes included. */
  readonly count: number
  /** Whether changes are pending, so that the totals of `cart` are stale. */
  readonly pending: boolean
  /** Why the cart could not be read. */
  readonly error: ApiError | null
  /**
   * Adds items, such as from `cartItem(product, …)`.
   *
   * @returns the cart with them
   * @throws ApiError the platform's error for an item
   */
  readonly add: (...items: NonNullable<AddToCurrentCartRequest['lineItems']>) => Promise<Cart>
  /** Writes the buyer's note; rejects with an ApiError. */
  readonly setNote: (note: string) => Promise<Cart>
  /** Applies a coupon, in place of any other; rejects with the reason. */
  readonly applyCoupon: (code: string) => Promise<Cart>
  /** Removes the coupon, and a gift card with it. */
  readonly removeCoupon: () => Promise<Cart>
  /** The last removed line, while it can be restored. */
  readonly removed: RemovedLine | undefined
  /** Restores it; rejects with an ApiError where it is unavailable by now. */
  readonly undo: () => Promise<void>
}

/**
 * The key of `queries.currentCart.getCurrentCart.orNull()`, repeated here: that module is for server components, too.
 */
export const cartKey = ['storefront', 'currentCart.getCurrentCart', 'orNull']

/** Whether a cart is at least as new as the cached one: responses may arrive in another order than they were sent. */
export const isNewest = (cart: Cart, kept: Cart | null | undefined): boolean =>
  cart.id !== kept?.id || !(cart.updatedDate < kept.updatedDate)

const made = new WeakMap<SessionClient, WeakMap<QueryClient, CartWrites>>()

/** Shared by all components, so that their writes queue together. */
const writesOf = (client: SessionClient, cache: QueryClient): CartWrites => {
  const known = made.get(client) ?? new WeakMap<QueryClient, CartWrites>()
  made.set(client, known)
  const before = known.get(cache)
  if (before) return before
  const kept = () => cache.getQueryData<Cart | null>(cartKey)
  const writes = new CartWrites(client, {
    holdReads: () => cache.cancelQueries({ queryKey: cartKey }),
    keep: (cart) => isNewest(cart, kept()) && cache.setQueryData(cartKey, cart),
    kept,
    readAgain: () => cache.invalidateQueries({ queryKey: cartKey }),
  })
  // A visitor's cart becomes the member's; a member's is left behind.
  client.session.subscribe(({ previousRole }) => {
    if (previousRole === 'member') writes.forget()
    else if (previousRole === 'visitor') writes.handOver()
  })
  onPage('pagehide', writes.flush)
  globalThis.document?.addEventListener?.('visibilitychange', writes.flush)
  known.set(cache, writes)
  return writes
}

/**
 * Adds items to the cart that {@link useCart} shows, from outside of a component: in the same queue as its writes.
 *
 * @param cache the one of TanStack's `QueryClientProvider`
 * @param items such as from `cartItem(product, …)`
 * @returns the cart with them
 * @throws ApiError the platform's error for an item
 */
export const addToCart = (
  client: SessionClient,
  cache: QueryClient,
  ...items: NonNullable<AddToCurrentCartRequest['lineItems']>
): Promise<Cart> => writesOf(client, cache).add({ lineItems: items })

const linesOf = (
  cart: Cart | null | undefined,
  { wanted, refused }: CartChanges,
  writes: CartWrites,
): readonly CartLineView[] =>
  (cart?.lineItems ?? []).flatMap((item): CartLineView[] => {
    const id = item.id
    const quantity = wanted.get(id) ?? item.quantity
    if (quantity === 0) return []
    const remove = () => writes.remove(id, item)
    const setQuantity = (next: number) => {
      if (next > 0) writes.setQuantity(id, next)
      else if (next <= 0) remove()
    }
    return [
      { id, item, quantity, pending: wanted.has(id), error: refused.get(id), setQuantity, remove },
    ]
  })

/**
 * The cart of the visitor or member, with optimistic changes: quantities are the buyer's, totals are never guessed but
 * `pending` until the platform responds, and a refused quantity is reverted, with the reason on its line. Writes are
 * serialised, and their responses update TanStack's cache without a refetch. Needs a `StorefrontProvider` and
 * TanStack's `QueryClientProvider` above it.
 *
 * @example
 * const { lines, count, pending, add } = useCart()
 */
export const useCart = (): CartView => {
  const client = useClient()
  const cache = useQueryClient()
  const writes = writesOf(client, cache)
  const changes = useSyncExternalStore(writes.subscribe, writes.changes, writes.changes)
  const { data: cart, error } = useQuery<Cart | null, ApiError>({
    queryKey: cartKey,
    queryFn: async ({ signal }) =>
      (await client.currentCart.getCurrentCart.orUndefined({ signal })) ?? null,
    // The client retries by itself.
    retry: false,
  })
  return useMemo(() => {
    const lines = linesOf(cart, changes, writes)
    return {
      cart,
      lines,
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      pending: changes.writing > 0 || changes.wanted.size > 0,
      error,
      add: (...lineItems) => writes.add({ lineItems }),
      setNote: (buyerNote) => writes.update({ cartInfo: { buyerNote } }),
      applyCoupon: (couponCode) => writes.update({ couponCode }),
      removeCoupon: () => writes.removeCoupon(),
      removed: changes.removed,
      undo: () => writes.undo(),
    }
  }, [cart, changes, writes, error])
}
