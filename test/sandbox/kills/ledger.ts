/** What callers did to a store and were told: by it, what the store must hold is known to the unit. */

/** Something that is done once, however often it is sent. */
export interface Action {
  readonly key: string
  readonly path: string
  readonly body: object
  /** Units by product: taken where they are negative. */
  readonly moves: ReadonlyMap<string, number>
  /** The name of the collection it makes. */
  readonly shelf?: string
}

export class Ledger {
  /** Units by product, as far as they have been told. */
  readonly stock = new Map<string, number>()
  /** Changes of stock that the store must have written down, by product. */
  readonly changes = new Map<string, number>()
  /** Names of collections that must be there. */
  readonly shelves = new Set<string>()
  readonly acknowledged: { readonly action: Action; readonly status: number }[] = []
  /** Sent, and not heard of. */
  readonly open = new Set<Action>()

  /** A product's stock is set. */
  begin(product: string, units: number): void {
    this.stock.set(product, units)
    this.changes.set(product, 1)
  }

  /** An action was answered: applied, or refused for want of units. */
  settle(action: Action, status: number): void {
    this.open.delete(action)
    this.acknowledged.push({ action, status })
    if (status !== 200) return
    if (action.shelf !== undefined) this.shelves.add(action.shelf)
    for (const [product, units] of action.moves) {
      this.stock.set(product, (this.stock.get(product) ?? 0) + units)
      this.changes.set(product, (this.changes.get(product) ?? 0) + 1)
    }
  }
}
