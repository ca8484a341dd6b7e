/** What may be done to the lines of a cart, as pure functions. Quantities are whole and at least 1. */
import type { ItemAvailabilityStatus } from '../../generated/wire.ts'
import type { CartLine, CartReference, SeenItem } from './documents/cart.ts'
import { roundMoney } from './money.ts'
import { choicesKey } from './variants.ts'

/** The platform's limits. */
export const cartLimits = { lines: 300, quantity: 100_000 } as const

/** How much of a line can be had. */
export interface Availability {
  readonly status: ItemAvailabilityStatus
  /** Absent where nothing is counted. */
  readonly quantityAvailable?: number
}

/** True when both are the same item in the same choice. */
export function isSameItem(a: CartReference, b: CartReference): boolean {
  return (
    a.productId === b.productId &&
    a.variantId === b.variantId &&
    choicesKey(a.choices) === choicesKey(b.choices)
  )
}

/** Adds an item: to the line that already holds it, or as a new last line. */
export function addItem(
  lines: readonly CartLine[],
  item: { readonly reference: CartReference; readonly seen: SeenItem; readonly quantity: number },
  newId: () => string,
): CartLine[] {
  const { reference, seen, quantity } = item
  if (lines.some((line) => isSameItem(line.reference, reference))) {
    return lines.map((line) =>
      isSameItem(line.reference, reference)
        ? { ...line, seen, quantity: line.quantity + quantity }
        : line,
    )
  }
  return [...lines, { id: newId(), quantity, reference, seen }]
}

/** Sets one line's quantity; the other lines stay as they are. */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line))
}

/** Takes lines out. Ids that name none change nothing: the line is not there, as was wanted. */
export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  return lines.filter(({ id }) => !ids.includes(id))
}

/** Compares what a line wants with what there is; `undefined` stock is not counted. */
export function availabilityOf(wanted: number, stock: number | undefined): Availability {
  if (stock === undefined) return { status: 'AVAILABLE' }
  if (stock <= 0) return { status: 'NOT_AVAILABLE', quantityAvailable: 0 }
  const status = stock < wanted ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE'
  return { status, quantityAvailable: stock }
}

/** What all lines cost together, before coupons, shipping and tax. */
export function subtotalOf(lines: readonly CartLine[]): number {
  return roundMoney(lines.reduce((sum, { quantity, seen }) => sum + quantity * seen.price, 0))
}

/** Money as the cart service writes it: `"12.50"`. */
export function decimal(amount: number): string {
  return roundMoney(amount).toFixed(2)
}
