import type { ProductDiscountTypeInput } from 'storefront-client'
import { entryFor } from '../store/known-value.ts'
import { wholeCents } from './cents.ts'

/** A discount as a form or a product holds it: entered values may be incomplete. */
export interface EnteredDiscount {
  type?: unknown
  value?: unknown
}

/** What the value of each kind of discount is; undefined for a kind without one. */
export const discountKinds: Record<ProductDiscountTypeInput, 'percent' | 'amount' | undefined> = {
  NONE: undefined,
  PERCENT: 'percent',
  AMOUNT: 'amount',
  UNDEFINED: undefined,
}

/** The price after the discount, never below zero; a discount without a value takes nothing off. */
export function discountedPrice(price: number, { type, value }: EnteredDiscount = {}): number {
  const kind = entryFor(discountKinds, type)
  if (kind === undefined || typeof value !== 'number') return Math.max(0, wholeCents(price))
  const reduced = { percent: (price * (100 - value)) / 100, amount: price - value }
  return Math.max(0, wholeCents(reduced[kind]))
}

/** Whether the platform refuses the discount at this price: an amount may not exceed it. */
export function discountExceeds(price: number, { type, value }: EnteredDiscount = {}): boolean {
  return type === 'AMOUNT' && typeof value === 'number' && value > price
}
