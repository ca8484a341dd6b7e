// What a product's discount does to a price.
import type { ProductDiscountTypeInput } from 'storefront-client'
import { entryFor } from '../store/known-value.ts'
import { wholeCents } from './cents.ts'

/** A discount as a form or a product holds it: entered values may be incomplete. */
export interface EnteredDiscount {
  type?: unknown
  value?: unknown
}

type PriceAfter = (price: number, value: number) => number

const full: PriceAfter = (price) => price

const afterDiscount: Record<ProductDiscountTypeInput, PriceAfter> = {
  NONE: full,
  PERCENT: (price, value) => (price * (100 - value)) / 100,
  AMOUNT: (price, value) => price - value,
  UNDEFINED: full,
}

/** The price after the discount, never below zero; a discount without a value takes nothing off. */
export function discountedPrice(price: number, { type, value }: EnteredDiscount = {}): number {
  const after = entryFor(afterDiscount, type) ?? full
  return Math.max(0, wholeCents(typeof value === 'number' ? after(price, value) : price))
}

/** Whether the platform refuses the discount at this price: an amount may not exceed it. */
export function discountExceeds(price: number, { type, value }: EnteredDiscount = {}): boolean {
  return type === 'AMOUNT' && typeof value === 'number' && value > price
}
