/** Pending changes of a cart, and their writes: one at a time, the last value of a line wins. */
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

/** How long a line is left alone before its quantity is sent, in milliseconds. */
const quietTime = 300

/** A line that was removed, as long as it can be brought back. */
export interface RemovedLine {
  readonly line: LineItem
  readonly quantity: number
}

/** Pending changes beside the cart that the platform answered last. */
export interface CartChanges {
  /** Line → the quantity that is wanted; 0 for a line that is being removed. */
  readonly wanted: ReadonlyMap<string, number>
  /** Line → why its last change was refused. */
  readonly refused: ReadonlyMap<string, ApiError>
  /** How many writes are waiting or on their way. */
  readonly writing: number
  /** The line that was removed last. */
  readonly removed: RemovedLine | undefined
}

/** Where the cart is kept: it is given every answer, so that no read has to follow a write. */
export interface CartCache {
  /** Ends reads on their way, whose answer may be older than the write's. */
  readonly holdReads: () => Promise<unknown>
  readonly keep: (cart: Cart) => void
  /** The cart as it is kept now. */
  readonly kept: () => Cart | null | undefined
  /** Fetches the cart again, after a write with an unknown outcome. */
  readonly readAgain: () => Promise<unknown>
}

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
  #changes = none
  /** Counts the people whose cart it was. */
  #owner = 0

  constructor(client: SessionClient, cache: CartCache) {
    this.#client = client
    this.#cache = cache
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly changes = (): CartChanges => this.#changes

  /** Shows the quantity at once, and sends it when the line has been left alone for a moment. */
  setQuantity(id: string, quantity: number): void {
    const { wanted, refused } = this.#changes
    this.#change({ wanted: new Map([...wanted, [id, quantity]]), refused: without(refused, id) })
    this.#stopTimer(id)
    this.#timers.set(
      id,
      setTimeout(() => this.#send(id, quantity), quietTime),
    )
  }

  /** Removes a line, which {@link undo} can bring back where it is of a catalogue. */
  remove(id: string, line: LineItem): void {
    const quantity = this.#changes.wanted.get(id) ?? line.quantity
    this.#change({ removed: line.catalogReference && { line, quantity } })
    this.setQuantity(id, 0)
  }

  /** Restores the line that was removed last: a pending removal is cancelled, else the item is added again if it is gone. */
  async undo(): Promise<void> {
    const { removed } = this.#changes
    if (!removed) return
    const { line, quantity } = removed
    const id = line.id
    this.#change({ removed: undefined })
    if (this.#timers.has(id) || this.#waiting.has(id)) return this.setQuantity(id, quantity)
    const item = restoredItem(line, quantity)
    if (!item) return
    await this.#write(() => {
      const { currentCart } = this.#client
      if (!this.#cache.kept()?.lineItems.some((kept) => kept.id === id))
        return currentCart.addToCurrentCart({ lineItems: [item] })
      // The refusal of the removal is obsolete.
      this.#change({ refused: without(this.#changes.refused, id) })
      return currentCart.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity }] })
    })
  }

  /** Adds items; rejects with the platform's error. */
  add(request: AddToCurrentCartRequest): Promise<Cart> {
    return this.#write(() => this.#client.currentCart.addToCurrentCart(request))
  }

  /** Changes note, coupon and the like. */
  update(request: UpdateCartRequest): Promise<Cart> {
    return this.#write(() => this.#client.currentCart.updateCurrentCart(request))
  }

  removeCoupon(): Promise<Cart> {
    return this.#write(() => this.#client.currentCart.removeCouponFromCurrentCart())
  }

  /** Drops the pending changes of a member who signed out: they must reach no other cart or screen. */
  forget(): void {
    this.#owner += 1
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#waiting.clear()
    this.#change({ ...none, writing: this.#changes.writing })
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
    this.#timers.delete(id)
    if (this.#waiting.has(id)) return
    this.#waiting.add(id)
    let sent: number | undefined
    const write = this.#write(() => {
      this.#waiting.delete(id)
      // What its timer would send later is sent with this.
      this.#stopTimer(id)
      sent = this.#changes.wanted.get(id) ?? quantity
      const { currentCart } = this.#client
      return sent
        ? currentCart.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity: sent }] })
        : currentCart.removeLineItemsFromCurrentCart({ lineItemIds: [id] })
    })
    /** Whether nothing of the line is still to be sent. */
    const isLast = () =>
      this.#changes.wanted.has(id) && !this.#timers.has(id) && !this.#waiting.has(id)
    write.then(
      () => isLast() && this.#change({ wanted: without(this.#changes.wanted, id) }),
      (error: unknown) => {
        const { wanted, refused, removed } = this.#changes
        if (sent === undefined) this.#waiting.delete(id)
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

  /** Makes a write after those before it, so that their answers come in their order, and keeps its answer. */
  #write(make: () => Promise<{ readonly cart: Cart }>): Promise<Cart> {
    const owner = this.#owner
    this.#change({ writing: this.#changes.writing + 1 })
    const write = this.#last.then(async () => {
      try {
        if (owner !== this.#owner) throw flowError('SESSION_CHANGED', 'The member has signed out')
        await this.#cache.holdReads()
        const { cart } = await make()
        if (owner === this.#owner) this.#cache.keep(cart)
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
