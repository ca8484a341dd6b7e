/** The rules of a cart's line items, as pure functions. Quantities are whole and at least 1. */
import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../../generated/fields.ts'
import type { ItemAvailabilityStatus } from '../../../generated/wire.ts'
import { type Decimal, largestAmount, rounded, sumOf, zero } from './amounts.ts'
import type {
  CartDocument,
  CartLine,
  CartReference,
  GivenDiscount,
  NewLine,
} from './documents/cart.ts'
import { piecePrice } from './piece-price.ts'

/** How many lines a cart may hold, and how many of its item a line. */
export const cartLimits = {
  lines: limits.Cart.lineItems.maxItems,
  quantity: limits.LineItem.quantity.maximum,
} as const

/** How much of a line is available. */
export interface Availability {
  readonly status: ItemAvailabilityStatus
  /** Absent where inventory is not tracked. */
  readonly quantityAvailable?: number
}

/** Whether a line has to be delivered. */
export function isShipped({ seen }: Pick<CartLine, 'seen'>): boolean {
  return seen.shippable ?? true
}

/** Whether both are the same item with the same choices and payment option. */
export function isSameItem(
  a: Pick<CartLine, 'reference' | 'membership' | 'overrides'>,
  b: Pick<CartLine, 'reference' | 'membership' | 'overrides'>,
): boolean {
  return (
    isDeepStrictEqual(itemOf(a.reference), itemOf(b.reference)) &&
    a.membership?.id === b.membership?.id &&
    a.membership?.appId === b.membership?.appId &&
    isDeepStrictEqual(a.overrides, b.overrides)
  )
}

/** What tells one item from another. Compared by value: the database orders the keys of a document its own way. */
function itemOf(reference: CartReference): unknown {
  switch (reference.kind) {
    case undefined: {
      const { productId, variantId, choices, sent } = reference
      return { productId, variantId, choices, texts: sent?.customTextFields ?? null }
    }
    case 'service':
      return { serviceId: reference.serviceId, sent: reference.sent ?? null }
    case 'custom':
      return { ...reference.item, quantity: undefined, id: undefined }
  }
}

/** Adds an item: to the line that already holds it, or as a new last line. */
export function addItem(
  lines: readonly CartLine[],
  item: NewLine,
  newId: () => string,
): readonly CartLine[] {
  if (item.reference.kind === 'custom') return [...lines, { id: newId(), ...item }]
  return withItem(lines, item, newId, (before) => before + item.quantity)
}

/** Puts an item in with exactly its quantity, whatever the line held before. */
export function setItem(
  lines: readonly CartLine[],
  item: NewLine,
  newId: () => string,
): readonly CartLine[] {
  return withItem(lines, item, newId, () => item.quantity)
}

function withItem(
  lines: readonly CartLine[],
  item: NewLine,
  newId: () => string,
  quantityOf: (before: number) => number,
): readonly CartLine[] {
  const at = lines.findIndex((line) => isSameItem(line, item))
  if (at < 0) return [...lines, { id: newId(), ...item }]
  return lines.map((line, index) =>
    index === at ? { ...line, ...item, quantity: quantityOf(line.quantity) } : line,
  )
}

/** Sets one line's quantity; the other lines stay as they are. */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line))
}

/** Removes lines. Unknown ids change nothing: the line is already gone. */
export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  const gone = new Set(ids.map((id) => id.toLowerCase()))
  return lines.filter(({ id }) => !gone.has(id))
}

/** The rest of a cart's line items after an order. */
export function withoutBought(
  lines: readonly CartLine[],
  bought: readonly CartLine[],
): readonly CartLine[] {
  return bought.reduce<readonly CartLine[]>((left, { id, quantity, ...item }) => {
    const at = left.findIndex((line) => line.id === id)
    const index = at >= 0 ? at : left.findIndex((line) => isSameItem(line, item))
    return left.flatMap((line, position) => {
      if (position !== index) return [line]
      return line.quantity > quantity ? [{ ...line, quantity: line.quantity - quantity }] : []
    })
  }, lines)
}

/**
 * A member's cart with a visitor's lines in it. Where both hold an item, the quantities add up to
 * what a line may hold; lines that a cart has no room for, in number or in amount, stay out. What
 * the member wrote stays, and discounts go with the items that they are on.
 */
export function mergeCarts(own: CartDocument, visitor: CartDocument): CartDocument {
  const lines = visitor.lines.reduce<readonly CartLine[]>((before, { id, ...item }) => {
    const merged = addItem(before, item, () => id).map(withinLimit)
    return hasRoom(merged) ? merged : before
  }, own.lines)
  const merchantDiscounts = mergeDiscounts(own, visitor, lines)
  return { ...visitor, ...own, lines, ...(merchantDiscounts && { merchantDiscounts }) }
}

/** The visitor's discounts name the lines that hold their items now; one on the whole cart is not added to another. */
function mergeDiscounts(
  own: CartDocument,
  visitor: CartDocument,
  lines: readonly CartLine[],
): readonly GivenDiscount[] | undefined {
  if (visitor.merchantDiscounts === undefined) return own.merchantDiscounts
  const kept = own.merchantDiscounts ?? []
  const isWhole = ({ lineItemIds }: GivenDiscount) => lineItemIds.length === 0
  const moved = visitor.merchantDiscounts.flatMap((discount) => {
    if (isWhole(discount)) return kept.some(isWhole) ? [] : [discount]
    const lineItemIds = discount.lineItemIds.flatMap((id) => {
      const before = visitor.lines.find((line) => line.id === id)
      const holder =
        lines.find((line) => line.id === id) ??
        (before && lines.find((line) => isSameItem(line, before)))
      return holder ? [holder.id] : []
    })
    return lineItemIds.length > 0 ? [{ ...discount, lineItemIds }] : []
  })
  return [...kept, ...moved]
}

function hasRoom(lines: readonly CartLine[]): boolean {
  return lines.length <= cartLimits.lines && !subtotalOf(lines).greaterThan(largestAmount)
}

function withinLimit(line: CartLine): CartLine {
  return line.quantity > cartLimits.quantity ? { ...line, quantity: cartLimits.quantity } : line
}

/** Compares the requested quantity with the stock; `undefined` stock is not tracked. */
export function availabilityOf(wanted: number, stock: number | undefined): Availability {
  if (stock === undefined) return { status: 'AVAILABLE' }
  if (stock <= 0) return { status: 'NOT_AVAILABLE', quantityAvailable: 0 }
  const status = stock < wanted ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE'
  return { status, quantityAvailable: stock }
}

/** The unit price in a total; a price that is settled later counts as 0. */
function pieceOf(line: Pick<CartLine, 'seen'>): Decimal {
  return line.seen.priceUndetermined === true ? zero : piecePrice(line)
}

/** The total of a line, before coupons, shipping and tax. */
export function lineTotal(line: Pick<CartLine, 'seen' | 'quantity'>): Decimal {
  return rounded(pieceOf(line).times(line.quantity))
}

/** The subtotal of all lines, before coupons, shipping and tax. */
export function subtotalOf(lines: readonly CartLine[]): Decimal {
  return sumOf(lines.map(lineTotal))
}
