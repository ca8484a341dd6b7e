import type { ProductDiscountTypeInput } from 'storefront-client'
import { entryFor } from '../store/known-value.ts'
import { payable, percentOf } from './payable.ts'

/** A discount as a form or a product holds it; may be incomplete. */
export interface EnteredDiscount {
  type?: unknown
  value?: unknown
}

/** The kinds that a form offers, by unit; undefined for one it does not offer. */
export const discountKinds: Record<
  ProductDiscountTypeInput,
  'none' | 'percent' | 'amount' | undefined
> = { NONE: 'none', PERCENT: 'percent', AMOUNT: 'amount', UNDEFINED: undefined }

/** The unit of a discount; undefined for a kind without one. */
export function discountValueIn(type: unknown): 'percent' | 'amount' | undefined {
  const kind = entryFor(discountKinds, type)
  return kind === 'none' ? undefined : kind
}

/** The price after the discount, at least zero; a discount without a value is ignored. */
export function discountedPrice(
  price: number,
  discount: EnteredDiscount | undefined,
  currency: string,
): number {
  const { type, value } = discount ?? {}
  const kind = discountValueIn(type)
  if (kind === undefined || typeof value !== 'number') return Math.max(0, payable(price, currency))
  const reduced = { percent: percentOf(price, 100 - value), amount: price - value }
  return Math.max(0, payable(reduced[kind], currency))
}

/** Whether the platform refuses the discount at this price: an amount may not exceed it. */
export function discountExceeds(price: number, { type, value }: EnteredDiscount = {}): boolean {
  return discountValueIn(type) === 'amount' && typeof value === 'number' && value > price
}
