/** The discounts of each line: automatic ones first, then the merchant's, then the coupon. */
import type { CartDiscountType } from '../../../../generated/wire.ts'
import { allocate, Decimal, lesserOf, rounded, sumOf, zero } from '../amounts.ts'
import type { CartLine, MerchantDiscount } from '../documents/cart.ts'
import type { StoreCoupon } from '../documents/promotions.ts'
import type { AutomaticDiscount } from '../documents/selling.ts'
import { couponLines } from './codes.ts'

type DiscountSource =
  | { readonly kind: 'rule'; readonly rule: AutomaticDiscount }
  | { readonly kind: 'merchant' }
  | { readonly kind: 'coupon'; readonly coupon: StoreCoupon }

/** A discount with its amount and its lines. */
export interface CalculatedDiscount {
  readonly source: DiscountSource
  readonly type: CartDiscountType
  readonly amount: Decimal
  /** By line; empty for a discount on shipping. */
  readonly shares: ReadonlyMap<string, Decimal>
}

/** A line with its price before discounts. */
export interface PricedLine {
  readonly line: CartLine
  readonly subtotal: Decimal
}

interface DiscountsOn {
  readonly rules: readonly AutomaticDiscount[]
  readonly merchant: readonly MerchantDiscount[]
  /** The coupon, if it applies. */
  readonly coupon?: StoreCoupon | undefined
}

/** Every discount on the lines in order, each on the remainder of those before. Excludes free shipping. */
export function lineDiscounts(
  lines: readonly PricedLine[],
  { rules, merchant, coupon }: DiscountsOn,
): CalculatedDiscount[] {
  const applied: CalculatedDiscount[] = []
  const left = () => remaining(lines, applied)
  for (const rule of rules) {
    if (sumOf(lines.map(({ subtotal }) => subtotal)).lessThan(rule.from)) continue
    applied.push(percentOff(left(), rule.percent, { kind: 'rule', rule }, 'GLOBAL'))
  }
  for (const { amount, lineItemIds } of merchant) {
    const named = left().filter(({ line }) => lineItemIds.includes(line.id))
    const [off, type] =
      lineItemIds.length === 0
        ? ([left(), 'GLOBAL'] as const)
        : ([named, 'SPECIFIC_ITEMS'] as const)
    if (off.length > 0)
      applied.push(amountOff(off, new Decimal(amount), { kind: 'merchant' }, type))
  }
  if (coupon !== undefined && coupon.benefit.kind !== 'free-shipping') {
    const off = couponLines(coupon, left())
    const source = { kind: 'coupon', coupon } as const
    const type = coupon.collectionId === undefined ? 'GLOBAL' : 'SPECIFIC_ITEMS'
    applied.push(
      coupon.benefit.kind === 'percent'
        ? percentOff(off, coupon.benefit.percent, source, type)
        : amountOff(off, new Decimal(coupon.benefit.amount), source, type),
    )
  }
  return applied
}

/** The total discount on one line. */
export function discountOn(lineId: string, applied: readonly CalculatedDiscount[]): Decimal {
  return sumOf(applied.map(({ shares }) => shares.get(lineId) ?? zero))
}

function remaining(lines: readonly PricedLine[], applied: readonly CalculatedDiscount[]) {
  return lines.map(({ line, subtotal }) => ({
    line,
    subtotal: subtotal.minus(discountOn(line.id, applied)),
  }))
}

function percentOff(
  lines: readonly PricedLine[],
  percent: string,
  source: DiscountSource,
  type: CartDiscountType,
): CalculatedDiscount {
  const sum = sumOf(lines.map(({ subtotal }) => subtotal))
  return amountOff(lines, rounded(sum.times(percent).dividedBy(100)), source, type)
}

function amountOff(
  lines: readonly PricedLine[],
  most: Decimal,
  source: DiscountSource,
  type: CartDiscountType,
): CalculatedDiscount {
  const weights = lines.map(({ subtotal }) => subtotal)
  const amount = lesserOf(most, sumOf(weights))
  const shares = allocate(amount, weights)
  return {
    source,
    type,
    amount,
    shares: new Map(lines.map(({ line }, index) => [line.id, shares[index] ?? zero])),
  }
}
