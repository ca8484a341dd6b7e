// The table of 'Change prices': what every price becomes, before anything is sent.
import { discountExceeds, type EnteredDiscount } from './discount.ts'
import { type Earnings, earningsOf, isLoss } from './earnings.ts'
import { changedPrice, type PriceChange, type PriceProblem } from './price-change.ts'

/** What the plan reads of a product or of a variant. */
interface Priced {
  priceData?: { price?: number | null; currency?: string }
  costAndProfitData?: { itemCost?: number | null }
}

/** A product as far as the plan reads it. */
export interface PricedProduct extends Priced {
  id: string
  name?: string | null
  discount?: EnteredDiscount
  variants?: { id: string; variant?: Priced }[]
}

/** One price of a variant, by the variant's id. */
export interface VariantPrice {
  id: string
  before: number
  after: number
}

/** A product's price before and after. */
export interface PlannedPrice {
  id: string
  name: string
  currency: string
  before: number
  /** Undefined where the price cannot be changed this way. */
  after: number | undefined
  problem?: PriceProblem
  earnings: Earnings | undefined
  /** Whether the new price, or that of a variant, is sold at a loss. */
  loss: boolean
  variants: VariantPrice[]
}

/** What the change makes of every product that has a price, in the order given. */
export function planPrices(
  products: readonly PricedProduct[],
  change: PriceChange,
): PlannedPrice[] {
  return products.flatMap((product) => {
    const before = product.priceData?.price
    return typeof before === 'number' ? [planOne(product, before, change)] : []
  })
}

function planOne(product: PricedProduct, before: number, change: PriceChange): PlannedPrice {
  const base = {
    id: product.id,
    name: product.name ?? '',
    currency: product.priceData?.currency ?? '',
    before,
  }
  const refused = (problem: PriceProblem): PlannedPrice => ({
    ...base,
    after: undefined,
    problem,
    earnings: undefined,
    loss: false,
    variants: [],
  })
  const after = changedPrice(before, change)
  if (typeof after === 'string') return refused(after)
  if (discountExceeds(after, product.discount)) return refused('discountAbovePrice')
  const variants: VariantPrice[] = []
  for (const { id, variant } of product.variants ?? []) {
    const price = variant?.priceData?.price
    if (typeof price !== 'number') continue
    const next = changedPrice(price, change)
    if (typeof next === 'string') return refused(next)
    variants.push({ id, before: price, after: next })
  }
  const cost = product.costAndProfitData?.itemCost
  const earnings = earningsOf({ price: after, discount: product.discount, cost })
  return {
    ...base,
    after,
    earnings,
    variants,
    loss: isLoss(earnings) || losesAVariant(product, variants),
  }
}

function losesAVariant(product: PricedProduct, prices: readonly VariantPrice[]): boolean {
  const costs = new Map(
    product.variants?.map(({ id, variant }) => [id, variant?.costAndProfitData?.itemCost]),
  )
  return prices.some(({ id, after }) =>
    isLoss(earningsOf({ price: after, discount: product.discount, cost: costs.get(id) })),
  )
}

/** What a plan comes to. */
export interface PlanSummary {
  changes: number
  losses: number
  problems: number
}

/** How many prices change, are sold at a loss afterwards, or cannot be changed. */
export function summarize(plan: readonly PlannedPrice[]): PlanSummary {
  return {
    changes: plan.filter(
      ({ before, after, variants }) =>
        after !== undefined &&
        (after !== before || variants.some((price) => price.before !== price.after)),
    ).length,
    losses: plan.filter(({ loss }) => loss).length,
    problems: plan.filter(({ problem }) => problem !== undefined).length,
  }
}

/** Where a product's price is now, compared with the plan: as planned from, already changed, or neither. */
export function planState(
  planned: PlannedPrice,
  now: number | null | undefined,
): 'fresh' | 'done' | 'stale' {
  if (now === planned.before) return 'fresh'
  return now === planned.after ? 'done' : 'stale'
}
