/** The rules of a cart's line items, as pure functions. Quantities are positive integers. */
import { isDeepStrictEqual } from 'node:util'
import { limits } from '../../../generated/fields.ts'
import type { ItemAvailabilityStatus } from '../../../generated/wire.ts'
import { type Decimal, largestAmount, rounded, sumOf, zero } from './amounts.ts'
import type {
  CartDocument,
  CartLine,
  CartReference,
  MerchantDiscount,
  NewLine,
} from './documents/cart.ts'
import { unitPrice } from './unit-price.ts'

/** The maximum lines of a cart, and quantity of a line. */
export const cartLimits = {
  lines: limits.Cart.lineItems.maxItems,
  quantity: limits.LineItem.quantity.maximum,
} as const

/** The availability of a line. */
export interface Availability {
  readonly status: ItemAvailabilityStatus
  /** Omitted where inventory is not tracked. */
  readonly quantityAvailable?: number
}

/** Whether a line needs shipping. */
export function isShipped({ seen }: Pick<CartLine, 'seen'>): boolean {
  return seen.shippable ?? true
}

/** Whether both have the same item, choices and payment option. */
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

/** The identity of an item. Compared deeply: jsonb does not keep the order of keys. */
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

/** Adds an item: to its line, or as a new last line. */
export function addItem(
  lines: readonly CartLine[],
  item: NewLine,
  newId: () => string,
): readonly CartLine[] {
  if (item.reference.kind === 'custom') return [...lines, { id: newId(), ...item }]
  return withItem(lines, item, newId, (before) => before + item.quantity)
}

/** Sets an item to exactly its quantity, adding its line if necessary. */
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

/** Sets one line's quantity. */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line))
}

/** Removes lines. Idempotent: unknown ids are ignored. */
export function removeLines(lines: readonly CartLine[], ids: readonly string[]): CartLine[] {
  const gone = new Set(ids.map((id) => id.toLowerCase()))
  return lines.filter(({ id }) => !gone.has(id))
}

/** The rest of a cart's line items after an order. */
export function withoutOrdered(lines: readonly CartLine[], ordered: readonly CartLine[]) {
  return ordered.reduce<readonly CartLine[]>((left, { id, quantity, ...item }) => {
    const at = left.findIndex((line) => line.id === id)
    const index = at >= 0 ? at : left.findIndex((line) => isSameItem(line, item))
    return left.flatMap((line, position) => {
      if (position !== index) return [line]
      return line.quantity > quantity ? [{ ...line, quantity: line.quantity - quantity }] : []
    })
  }, lines)
}

/**
 * Merges a visitor's lines into a member's cart. Quantities of the same item add up to a line's limit;
 * lines beyond the cart's limits in number or amount are dropped. The member's entries win, and
 * discounts move with their items.
 */
export function mergeCarts(own: CartDocument, visitor: CartDocument): CartDocument {
  const merged = visitor.lines.reduce<readonly CartLine[]>((before, { id, ...item }) => {
    const after = addItem(before, item, () => id).map((line) => ({
      ...line,
      quantity: Math.min(line.quantity, cartLimits.quantity),
    }))
    const hasRoom = after.length <= cartLimits.lines && subtotalOf(after).lte(largestAmount)
    return hasRoom ? after : before
  }, own.lines)
  const stored = new Map(own.lines.map(({ id, extendedFields }) => [id, extendedFields]))
  const lines = merged.map((line) => {
    const extendedFields = stored.get(line.id)
    return extendedFields ? { ...line, extendedFields } : line
  })
  const merchantDiscounts = mergeDiscounts(own, visitor, lines)
  return { ...visitor, ...own, lines, ...(merchantDiscounts && { merchantDiscounts }) }
}

/** Remaps the visitor's discounts to the merged lines; a second cart-wide discount is dropped. */
function mergeDiscounts(own: CartDocument, visitor: CartDocument, lines: readonly CartLine[]) {
  if (visitor.merchantDiscounts === undefined) return own.merchantDiscounts
  const kept = own.merchantDiscounts ?? []
  const isWhole = ({ lineItemIds }: MerchantDiscount) => lineItemIds.length === 0
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

/** Compares the requested quantity with the stock; `undefined` is untracked. */
export function availabilityOf(wanted: number, stock: number | undefined): Availability {
  if (stock === undefined) return { status: 'AVAILABLE' }
  if (stock <= 0) return { status: 'NOT_AVAILABLE', quantityAvailable: 0 }
  const status = stock < wanted ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE'
  return { status, quantityAvailable: stock }
}

/** The total of a line, before coupons, shipping and tax; a price settled later counts as 0. */
export function lineTotal(line: Pick<CartLine, 'seen' | 'quantity'>): Decimal {
  return line.seen.priceUndetermined ? zero : rounded(unitPrice(line).times(line.quantity))
}

/** The subtotal of all lines, before coupons, shipping and tax. */
export function subtotalOf(lines: readonly CartLine[]): Decimal {
  return sumOf(lines.map(lineTotal))
}
