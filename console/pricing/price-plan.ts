// The plans of 'Change prices' and 'Set discount': a preview of every price, before anything is sent.
import type { Product } from 'storefront-client'
import { choicesText } from '../ui/values/choices-text.ts'
import { discountExceeds, discountedPrice, type EnteredDiscount } from './discount.ts'
import { type Earnings, earningsOf, isLoss } from './earnings.ts'
import { changedPrice, type PriceChange, type PriceProblem } from './price-change.ts'

export interface Priced {
  priceData?: { price?: number | null; currency?: string }
  costAndProfitData?: { itemCost?: number | null }
}

export interface PricedProduct extends Priced {
  id: string
  name?: string | null
  discount?: Product['discount']
  variants?: { id: string; choices?: Record<string, string>; variant?: Priced }[]
}

export interface VariantPrice {
  id: string
  /** Its `choicesText`. */
  name: string
  before: number
  after: number
  earnings: Earnings | undefined
  loss: boolean
}

export interface PlannedPrice extends Omit<VariantPrice, 'after'> {
  currency: string
  /** Undefined where the price cannot be changed this way. */
  after: number | undefined
  problem?: PriceProblem
  variants: VariantPrice[]
}

/** What becomes of a price, or why it cannot be changed this way. */
interface Repriced {
  before: number
  after: number | PriceProblem
  /** What is still taken off it. */
  discount?: EnteredDiscount | undefined
}

type Reprice = (price: number, product: PricedProduct, currency: string) => Repriced

/** The new prices of every product that has one, in the order given. */
export function planPrices(products: readonly PricedProduct[], change: PriceChange) {
  return planEach(products, (before, { discount }, currency) => {
    const price = changedPrice(before, change, currency)
    const exceeded = typeof price === 'number' && discountExceeds(price, discount)
    return { before, after: exceeded ? 'discountAbovePrice' : price, discount }
  })
}

/** What buyers pay with another discount; by default with each product's own. */
export function planDiscount(products: readonly PricedProduct[], wanted?: EnteredDiscount) {
  return planEach(products, (price, { discount }, currency) => ({
    before: discountedPrice(price, discount, currency),
    after: discountExceeds(price, wanted)
      ? 'discountAbovePrice'
      : discountedPrice(price, wanted ?? discount, currency),
  }))
}

function planEach(products: readonly PricedProduct[], reprice: Reprice): PlannedPrice[] {
  return products.flatMap((product) => {
    const price = product.priceData?.price
    return typeof price === 'number' ? [planOne(product, price, reprice)] : []
  })
}

function planOne(product: PricedProduct, price: number, reprice: Reprice): PlannedPrice {
  const currency = product.priceData?.currency ?? ''
  const own = reprice(price, product, currency)
  const base = { id: product.id, name: product.name ?? '', currency, before: own.before }
  const refused = (problem: PriceProblem): PlannedPrice => ({
    ...base,
    after: undefined,
    problem,
    earnings: undefined,
    loss: false,
    variants: [],
  })
  if (typeof own.after === 'string') return refused(own.after)
  const earningsAt = (after: number, { costAndProfitData }: Priced = {}) =>
    earningsOf({
      price: after,
      currency,
      discount: own.discount,
      cost: costAndProfitData?.itemCost,
    })
  const variants: VariantPrice[] = []
  for (const { id, choices, variant } of product.variants ?? []) {
    const apart = variant?.priceData?.price
    if (typeof apart !== 'number') continue
    const { before, after } = reprice(apart, product, currency)
    if (typeof after === 'string') return refused(after)
    const earnings = earningsAt(after, variant)
    const name = choicesText(choices)
    variants.push({ id, name, before, after, earnings, loss: isLoss(earnings) })
  }
  const earnings = earningsAt(own.after, product)
  return { ...base, after: own.after, earnings, variants, loss: isLoss(earnings) }
}

/** The variants' prices that differ from the product's: another amount, or a loss where the product makes none. */
export function ownPrices({
  before,
  after,
  loss,
  variants,
}: PlannedPrice): readonly VariantPrice[] {
  return variants.filter(
    (variant) => variant.before !== before || variant.after !== after || variant.loss !== loss,
  )
}

/** The prices of a product that the plan shows: its own, then its variants'. */
export function pricesOf(planned: PlannedPrice): readonly (PlannedPrice | VariantPrice)[] {
  return [planned, ...ownPrices(planned)]
}

/** How many prices change or are sold at a loss afterwards, and how many products cannot be changed. */
export function summarize(plan: readonly PlannedPrice[]) {
  const summary = { changes: 0, losses: 0, problems: 0 }
  for (const planned of plan) {
    if (planned.problem !== undefined) summary.problems += 1
    for (const { before, after, loss } of pricesOf(planned)) {
      if (after !== undefined && after !== before) summary.changes += 1
      if (loss) summary.losses += 1
    }
  }
  return summary
}

export function changesAny({ before, after, variants }: PlannedPrice): boolean {
  return (
    after !== undefined &&
    [{ before, after }, ...variants].some((price) => price.before !== price.after)
  )
}

/** Whether a product's prices match neither the plan's start nor its results. A variant without a price inherits. */
export function isStale(
  planned: PlannedPrice,
  { priceData, variants = [] }: Pick<PricedProduct, 'priceData' | 'variants'>,
): boolean {
  const { before, after } = planned
  const prices = new Map(variants.map(({ id, variant }) => [id, variant?.priceData?.price]))
  const moved = planned.variants.some((price) => {
    const now = prices.get(price.id)
    return typeof now === 'number' && ![before, after, price.before, price.after].includes(now)
  })
  const now = priceData?.price
  return moved || (now !== before && now !== after)
}
