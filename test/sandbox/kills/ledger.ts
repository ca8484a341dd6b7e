/** The calls to a store and their outcomes, from which its exact contents follow. */

/** An idempotent action. */
export interface Action {
  readonly key: string
  readonly path: string
  readonly body: object
  /** Units by product; negative if taken. */
  readonly moves: ReadonlyMap<string, number>
  /** The name of the collection it creates. */
  readonly shelf?: string
}

export class Ledger {
  /** Acknowledged units by product. */
  readonly stock = new Map<string, number>()
  /** Stock changes that the history must contain, by product. */
  readonly changes = new Map<string, number>()
  /** Names of collections that must exist. */
  readonly shelves = new Set<string>()
  readonly acknowledged: { readonly action: Action; readonly status: number }[] = []
  /** Sent and unacknowledged. */
  readonly open = new Set<Action>()

  /** A product's stock is set. */
  begin(product: string, units: number): void {
    this.stock.set(product, units)
    this.changes.set(product, 1)
  }

  /** An action was acknowledged: applied, or refused for insufficient stock. */
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
