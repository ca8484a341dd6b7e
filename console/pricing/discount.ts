import type { ProductDiscountTypeInput } from 'storefront-client'
import { entryFor } from '../store/known-value.ts'
import { wholeCents } from './cents.ts'

/** A discount as a form or a product holds it: entered values may be incomplete. */
export interface EnteredDiscount {
  type?: unknown
  value?: unknown
}

interface Kind {
  after(price: number, value: number): number
  /** Whether its value is refused above the price. */
  endsAtPrice: boolean
}

const none: Kind = { after: (price) => price, endsAtPrice: false }

const kinds: Record<ProductDiscountTypeInput, Kind> = {
  NONE: none,
  PERCENT: { after: (price, value) => (price * (100 - value)) / 100, endsAtPrice: false },
  AMOUNT: { after: (price, value) => price - value, endsAtPrice: true },
  UNDEFINED: none,
}

/** The price after the discount, never below zero; a discount without a value takes nothing off. */
export function discountedPrice(price: number, { type, value }: EnteredDiscount = {}): number {
  const { after } = entryFor(kinds, type) ?? none
  return Math.max(0, wholeCents(typeof value === 'number' ? after(price, value) : price))
}

/** Whether the platform refuses the discount at this price: an amount may not exceed it. */
export function discountExceeds(price: number, { type, value }: EnteredDiscount = {}): boolean {
  return entryFor(kinds, type)?.endsAtPrice === true && typeof value === 'number' && value > price
}
