// The plan of 'Change prices': a preview of every price, before anything is sent.
import { choicesText } from '../ui/values/choices-text.ts'
import { discountExceeds, type EnteredDiscount } from './discount.ts'
import { type Earnings, earningsOf, isLoss } from './earnings.ts'
import { changedPrice, type PriceChange, type PriceProblem } from './price-change.ts'

/** The price and the cost of a product or a variant. */
export interface Priced {
  priceData?: { price?: number | null; currency?: string }
  costAndProfitData?: { itemCost?: number | null }
}

/** A product, projected for the plan. */
export interface PricedProduct extends Priced {
  id: string
  name?: string | null
  discount?: EnteredDiscount
  variants?: { id: string; choices?: Record<string, string>; variant?: Priced }[]
}

/** One price of a variant, by the variant's id. */
export interface VariantPrice {
  id: string
  /** Its `choicesText`. */
  name: string
  before: number
  after: number
  earnings: Earnings | undefined
  /** Whether it is sold at a loss at the new price. */
  loss: boolean
}

export interface PlannedPrice extends Omit<VariantPrice, 'after'> {
  currency: string
  /** Undefined where the price cannot be changed this way. */
  after: number | undefined
  problem?: PriceProblem
  variants: VariantPrice[]
}

/** The new prices of every product that has one, in the order given. */
export function planPrices(products: readonly PricedProduct[], change: PriceChange) {
  return products.flatMap((product) => {
    const before = product.priceData?.price
    return typeof before === 'number' ? [planOne(product, before, change)] : []
  })
}

function planOne(product: PricedProduct, before: number, change: PriceChange): PlannedPrice {
  const currency = product.priceData?.currency ?? ''
  const base = { id: product.id, name: product.name ?? '', currency, before }
  const refused = (problem: PriceProblem): PlannedPrice => ({
    ...base,
    after: undefined,
    problem,
    earnings: undefined,
    loss: false,
    variants: [],
  })
  const after = changedPrice(before, change, currency)
  if (typeof after === 'string') return refused(after)
  if (discountExceeds(after, product.discount)) return refused('discountAbovePrice')
  const variants: VariantPrice[] = []
  const earningsAt = (price: number, { costAndProfitData }: Priced = {}) =>
    earningsOf({ price, currency, discount: product.discount, cost: costAndProfitData?.itemCost })
  for (const { id, choices, variant } of product.variants ?? []) {
    const price = variant?.priceData?.price
    if (typeof price !== 'number') continue
    const next = changedPrice(price, change, currency)
    if (typeof next === 'string') return refused(next)
    if (discountExceeds(next, product.discount)) return refused('discountAbovePrice')
    const earnings = earningsAt(next, variant)
    const name = choicesText(choices)
    variants.push({ id, name, before: price, after: next, earnings, loss: isLoss(earnings) })
  }
  const earnings = earningsAt(after, product)
  return { ...base, after, earnings, variants, loss: isLoss(earnings) }
}

/** The variants' prices that differ from the product's: another amount, or a loss where the product makes none. */
export function ownPrices({ before, loss, variants }: PlannedPrice): readonly VariantPrice[] {
  return variants.filter((variant) => variant.before !== before || variant.loss !== loss)
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

/** Whether the plan changes anything of the product. */
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
