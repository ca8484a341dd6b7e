'use client'

/** The cart of the visitor or member in React. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { AddToCurrentCartRequest, Cart, LineItem } from '../../../generated/schema.ts'
import type { SessionClient } from '../../client.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { useClient } from '../provider.tsx'
import { type CartChanges, CartWrites, type RemovedLine } from './cart-writes.ts'

/** A line item of the cart, with its pending change. */
export interface CartLineView {
  readonly id: string
  /** The line as the platform answered it last: its prices are those of the quantity there. */
  readonly item: LineItem
  /** The quantity that the buyer wants, at once. */
  readonly quantity: number
  /** Whether the platform has not confirmed the quantity yet. */
  readonly pending: boolean
  /** Why the last change of this line was refused; cleared by the next change. */
  readonly error: ApiError | undefined
  /**
   * Shows the quantity at once and sends it when the line has been left alone for 300 ms; of several the last one.
   *
   * @param quantity a whole number; 0 removes the line, and NaN, the value of a field that was emptied, changes nothing
   */
  readonly setQuantity: (quantity: number) => void
  /** Removes the line; `undo` of the cart restores it. */
  readonly remove: () => void
}

/** The cart and its actions. */
export interface CartView {
  /** As the platform answered it last; undefined while it is loading, null while there is none. */
  readonly cart: Cart | null | undefined
  /** Without those that are being removed. */
  readonly lines: readonly CartLineView[]
  /** How many units the buyer wants. */
  readonly count: number
  /** Whether changes are pending, so that the totals of `cart` are behind the lines shown. */
  readonly pending: boolean
  /** Why the cart could not be read. */
  readonly error: ApiError | null
  /**
   * Adds items, such as `cartItem(product, …)` makes.
   *
   * @returns the cart with them
   * @throws ApiError the platform's error for an item
   */
  readonly add: (...items: NonNullable<AddToCurrentCartRequest['lineItems']>) => Promise<Cart>
  /** Writes the buyer's note; rejects with an ApiError. */
  readonly setNote: (note: string) => Promise<Cart>
  /** Puts a coupon on the cart, in place of another; rejects with why it does not count. */
  readonly applyCoupon: (code: string) => Promise<Cart>
  /** Takes the coupon off. */
  readonly removeCoupon: () => Promise<Cart>
  /** The line that was removed last, as long as it can be brought back. */
  readonly removed: RemovedLine | undefined
  /** Restores it; rejects with an ApiError where it is unavailable by now. */
  readonly undo: () => Promise<void>
}

/** The key of `queries.currentCart.getCurrentCart.orNull()`, whose module server components load, too: not this one. */
export const cartKey = ['storefront', 'currentCart.getCurrentCart', 'orNull']

const made = new WeakMap<SessionClient, WeakMap<QueryClient, CartWrites>>()

/** The same for all components, so that their writes queue together. */
const writesOf = (client: SessionClient, cache: QueryClient): CartWrites => {
  const known = made.get(client) ?? new WeakMap<QueryClient, CartWrites>()
  made.set(client, known)
  const before = known.get(cache)
  if (before) return before
  const writes = new CartWrites(client, {
    holdReads: () => cache.cancelQueries({ queryKey: cartKey }),
    keep: (cart) => cache.setQueryData(cartKey, cart),
    kept: () => cache.getQueryData<Cart | null>(cartKey),
    readAgain: () => cache.invalidateQueries({ queryKey: cartKey }),
  })
  // A visitor's cart becomes the member's; a member's is left behind.
  client.session.subscribe(({ previousRole }) => {
    if (previousRole === 'member') writes.forget()
  })
  known.set(cache, writes)
  return writes
}

/**
 * Adds items to the cart that {@link useCart} shows, from outside of a component: in the same queue as its writes.
 *
 * @param cache the one of TanStack's `QueryClientProvider`
 * @param items such as `cartItem(product, …)` makes
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
 * The cart of the visitor or member, with changes shown at once: quantities are the buyer's, totals are never
 * guessed but `pending` until the platform answers, a refused quantity is reverted, with the reason beside its line.
 * Writes go one after the other, and their answers into TanStack's cache: no read follows a write. Needs a
 * `StorefrontProvider` and TanStack's `QueryClientProvider` above it.
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
