/** The discounts of each line: automatic ones first, then the merchant's, then the coupon. */
import type { CartDiscountType } from '../../../../generated/wire.ts'
import { allocate, Decimal, lesserOf, rounded, sumOf, zero } from '../amounts.ts'
import type { CartLine, GivenDiscount } from '../documents/cart.ts'
import type { StoreCoupon } from '../documents/promotions.ts'
import type { AutomaticDiscount } from '../documents/selling.ts'
import { couponLines } from './codes.ts'

/** The source of a discount. */
export type DiscountSource =
  | { readonly kind: 'rule'; readonly rule: AutomaticDiscount }
  | { readonly kind: 'merchant' }
  | { readonly kind: 'coupon'; readonly coupon: StoreCoupon }

/** A discount with its amount and its lines. */
export interface TakenDiscount {
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

/** The codes and discounts of a cart. */
export interface DiscountsOn {
  readonly rules: readonly AutomaticDiscount[]
  readonly merchant: readonly GivenDiscount[]
  /** The coupon, if it applies. */
  readonly coupon?: StoreCoupon | undefined
}

/** Every discount on the lines in order, each on the remainder of those before. Excludes free shipping. */
export function lineDiscounts(
  lines: readonly PricedLine[],
  { rules, merchant, coupon }: DiscountsOn,
): TakenDiscount[] {
  const taken: TakenDiscount[] = []
  const left = () => remaining(lines, taken)
  for (const rule of rules) {
    if (sumOf(lines.map(({ subtotal }) => subtotal)).lessThan(rule.from)) continue
    taken.push(percentOff(left(), rule.percent, { kind: 'rule', rule }, 'GLOBAL'))
  }
  for (const { amount, lineItemIds } of merchant) {
    const named = left().filter(({ line }) => lineItemIds.includes(line.id))
    const [off, type] =
      lineItemIds.length === 0
        ? ([left(), 'GLOBAL'] as const)
        : ([named, 'SPECIFIC_ITEMS'] as const)
    if (off.length > 0) taken.push(amountOff(off, new Decimal(amount), { kind: 'merchant' }, type))
  }
  if (coupon !== undefined && coupon.benefit.kind !== 'free-shipping') {
    const all = lines.map(({ line }) => line)
    const counted = new Set(couponLines(coupon, all))
    const off = left().filter(({ line }) => counted.has(line))
    const source = { kind: 'coupon', coupon } as const
    const type = coupon.collectionId === undefined ? 'GLOBAL' : 'SPECIFIC_ITEMS'
    taken.push(
      coupon.benefit.kind === 'percent'
        ? percentOff(off, coupon.benefit.percent, source, type)
        : amountOff(off, new Decimal(coupon.benefit.amount), source, type),
    )
  }
  return taken
}

/** The total discount on one line. */
export function discountOn(lineId: string, taken: readonly TakenDiscount[]): Decimal {
  return sumOf(taken.map(({ shares }) => shares.get(lineId) ?? zero))
}

function remaining(lines: readonly PricedLine[], taken: readonly TakenDiscount[]): PricedLine[] {
  return lines.map(({ line, subtotal }) => ({
    line,
    subtotal: subtotal.minus(discountOn(line.id, taken)),
  }))
}

function percentOff(
  lines: readonly PricedLine[],
  percent: string,
  source: DiscountSource,
  type: CartDiscountType,
): TakenDiscount {
  const sum = sumOf(lines.map(({ subtotal }) => subtotal))
  return amountOff(lines, rounded(sum.times(percent).dividedBy(100)), source, type)
}

function amountOff(
  lines: readonly PricedLine[],
  most: Decimal,
  source: DiscountSource,
  type: CartDiscountType,
): TakenDiscount {
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
