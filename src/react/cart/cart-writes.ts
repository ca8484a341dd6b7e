/** Pending changes of a cart, and their writes: serialised, with last write wins per line. */
import type {
  AddToCurrentCartRequest,
  Cart,
  LineItem,
  UpdateCartRequest,
} from '../../../generated/schema.ts'
import type { SessionClient } from '../../client.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { asApiError } from '../../errors/as-api-error.ts'
import { flowError } from '../../errors/flow-error.ts'
import { restoredItem } from '../../next/cart-form.ts'

/** The debounce of a line's quantity, in milliseconds. */
const quietTime = 300

/** A removed line, while it can be restored. */
export interface RemovedLine {
  readonly line: LineItem
  readonly quantity: number
}

/** Pending changes on top of the cart that the platform returned last. */
export interface CartChanges {
  /** Line → the wanted quantity; 0 for a line that is being removed. */
  readonly wanted: ReadonlyMap<string, number>
  /** Line → why its last change was refused. */
  readonly refused: ReadonlyMap<string, ApiError>
  /** How many writes are queued or in flight. */
  readonly writing: number
  /** The last removed line. */
  readonly removed: RemovedLine | undefined
}

/** The cache of the cart: it gets every response, so that writes need no refetch. */
export interface CartCache {
  /** Cancels reads in flight, whose response may be older than the write's. */
  readonly holdReads: () => Promise<unknown>
  readonly keep: (cart: Cart) => void
  /** The cached cart. */
  readonly kept: () => Cart | null | undefined
  /** Refetches the cart, after a write with an unknown outcome. */
  readonly readAgain: () => Promise<unknown>
}

/** The page may be left before such a write is answered. */
const keepalive = true

const none: CartChanges = { wanted: new Map(), refused: new Map(), writing: 0, removed: undefined }

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([name]) => name !== key))

/** The writes to the cart of one client, shared by all components that show it. */
export class CartWrites {
  readonly #client: SessionClient
  readonly #cache: CartCache
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  /** Lines whose write is queued: it sends the value wanted by then. */
  readonly #waiting = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()
  #endWaits = () => {}
  #flushed = this.#nextFlush()
  #changes = none
  /** The removed line whose restoring got no response. */
  #unsure: RemovedLine | undefined
  /** Incremented when the cart changes hands. */
  #owner = 0
  /** Incremented when calls become another visitor's, or a member's. */
  #caller = 0

  constructor(client: SessionClient, cache: CartCache) {
    this.#client = client
    this.#cache = cache
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly changes = (): CartChanges => this.#changes

  /** Shows the quantity at once, and sends it debounced. */
  setQuantity(id: string, quantity: number): void {
    const { wanted, refused } = this.#changes
    this.#change({ wanted: new Map([...wanted, [id, quantity]]), refused: without(refused, id) })
    this.#stopTimer(id)
    this.#timers.set(
      id,
      setTimeout(() => this.#send(id, quantity), quietTime),
    )
  }

  /** Removes a line, which {@link undo} can restore if it is of a catalogue. */
  remove(id: string, line: LineItem): void {
    const quantity = this.#changes.wanted.get(id) || line.quantity
    this.#change({ removed: line.catalogReference && { line, quantity } })
    this.setQuantity(id, 0)
  }

  /**
   * Restores the last removed line: a pending removal is cancelled, else the item is added again if it is gone. It can
   * be tried again where that fails.
   */
  async undo(): Promise<void> {
    const { removed } = this.#changes
    if (!removed) return
    const { line, quantity } = removed
    const id = line.id
    this.#change({ removed: undefined })
    if (this.#timers.has(id) || this.#waiting.has(id)) return this.setQuantity(id, quantity)
    const item = restoredItem(line, quantity)
    // The response of an earlier attempt was lost.
    if (!item || (this.#unsure === removed && this.#holds(line))) return
    const owner = this.#owner
    try {
      await this.#write(() => {
        const { currentCart } = this.#client
        if (!this.#cache.kept()?.lineItems.some((kept) => kept.id === id))
          return currentCart.addToCurrentCart({ lineItems: [item] }, { keepalive })
        // The refusal of the removal is obsolete.
        this.#change({ refused: without(this.#changes.refused, id) })
        return currentCart.updateCurrentCartLineItemQuantity(
          { lineItems: [{ id, quantity }] },
          { keepalive },
        )
      })
    } catch (error) {
      if (owner === this.#owner) {
        this.#unsure = asApiError(error).mayHaveBeenApplied ? removed : undefined
        this.#change({ removed: this.#changes.removed ?? removed })
      }
      throw error
    }
  }

  /** Whether the cached cart has the item of a line. */
  #holds({ catalogReference }: LineItem): boolean {
    const item = JSON.stringify(catalogReference)
    return !!this.#cache
      .kept()
      ?.lineItems.some((kept) => JSON.stringify(kept.catalogReference) === item)
  }

  /** Adds items; rejects with the platform's error. */
  add(request: AddToCurrentCartRequest): Promise<Cart> {
    return this.#write(() => this.#client.currentCart.addToCurrentCart(request, { keepalive }))
  }

  /** Changes note, coupon and the like. */
  update(request: UpdateCartRequest): Promise<Cart> {
    return this.#write(() => this.#client.currentCart.updateCurrentCart(request, { keepalive }))
  }

  removeCoupon(): Promise<Cart> {
    return this.#write(() =>
      this.#client.currentCart.removeCouponFromCurrentCart(undefined, { keepalive }),
    )
  }

  /** Takes no response to the visitor before for the cart of the next caller, who keeps the pending changes. */
  handOver(): void {
    this.#caller += 1
  }

  /** Drops the pending changes of a member who signed out: they must reach no other cart or screen. */
  forget(): void {
    this.#owner += 1
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#waiting.clear()
    this.#change({ ...none, writing: this.#changes.writing })
  }

  /** Sends all that is pending at once: a hidden page may be closed without notice. */
  readonly flush = (): void => {
    for (const [id, quantity] of this.#changes.wanted)
      if (this.#timers.has(id)) this.#send(id, quantity)
    this.#endWaits()
    this.#flushed = this.#nextFlush()
  }

  #nextFlush(): Promise<void> {
    return new Promise((resolve) => {
      this.#endWaits = resolve
    })
  }

  #stopTimer(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  #change(changes: Partial<CartChanges>): void {
    this.#changes = { ...this.#changes, ...changes }
    for (const listener of this.#listeners) listener()
  }

  /** Sends the wanted quantity of a line; a quantity that is set meanwhile is sent after it. */
  #send(id: string, quantity: number): void {
    this.#stopTimer(id)
    if (this.#waiting.has(id)) return
    this.#waiting.add(id)
    let sent: number | undefined
    const write = this.#write(() => {
      this.#waiting.delete(id)
      // This write supersedes its timer.
      this.#stopTimer(id)
      sent = this.#changes.wanted.get(id) ?? quantity
      const { currentCart } = this.#client
      return sent
        ? currentCart.updateCurrentCartLineItemQuantity(
            { lineItems: [{ id, quantity: sent }] },
            { keepalive },
          )
        : currentCart.removeLineItemsFromCurrentCart({ lineItemIds: [id] }, { keepalive })
    })
    /** Whether the line has no more pending writes. */
    const isLast = () =>
      this.#changes.wanted.has(id) && !this.#timers.has(id) && !this.#waiting.has(id)
    write.then(
      () => isLast() && this.#change({ wanted: without(this.#changes.wanted, id) }),
      (error: unknown) => {
        const { wanted, refused, removed } = this.#changes
        // Not sent, it was of a member who has signed out: what waits now is of the next visitor.
        if (sent === undefined || !isLast()) return
        this.#change({
          wanted: without(wanted, id),
          refused: new Map([...refused, [id, asApiError(error)]]),
          // A line that is still there needs no restoring.
          removed: removed?.line.id === id ? undefined : removed,
        })
      },
    )
  }

  /** Queues a write, so that responses arrive in order, and caches its response. */
  #write(make: () => Promise<{ readonly cart: Cart }>): Promise<Cart> {
    const owner = this.#owner
    this.#change({ writing: this.#changes.writing + 1 })
    const write = Promise.race([this.#last, this.#flushed]).then(async () => {
      try {
        if (owner !== this.#owner) throw flowError('SESSION_CHANGED', 'The member has signed out')
        const caller = this.#caller
        const { cart } = await make()
        // Not before: the read that a refused write had cancelled would never be made again.
        await this.#cache.holdReads()
        if (owner !== this.#owner) return cart
        if (caller === this.#caller) this.#cache.keep(cart)
        else await this.#cache.readAgain()
        return cart
      } catch (error) {
        if (owner === this.#owner && asApiError(error).mayHaveBeenApplied)
          await this.#cache.readAgain()
        throw error
      } finally {
        this.#change({ writing: this.#changes.writing - 1 })
      }
    })
    this.#last = write.catch(() => undefined)
    return write
  }
}
