// The figures of the home screen, computed from products and members.
import { LOW_MARGIN } from '../../catalogue/earning-filters.ts'
import type { NamedProduct } from '../../catalogue/listed-product.ts'
import {
  type PurchaseObstacle,
  purchaseObstacles,
  type Sellable,
} from '../../catalogue/purchase-obstacles.ts'
import type { EnteredDiscount } from '../../pricing/discount.ts'
import { earningsOf, isLoss } from '../../pricing/earnings.ts'
import type { Priced } from '../../pricing/price-plan.ts'

export interface MeasuredProduct extends Pick<Sellable, 'visible'>, Priced {
  id: string
  name?: string | null
  discount?: EnteredDiscount
  createdDate?: Date | string
  stock?: { inventoryStatus?: string; trackInventory?: boolean; quantity?: number | null }
  variants: {
    variant?: Priced & { visible?: boolean }
    stock?: { inStock?: boolean; quantity?: number | null; trackQuantity?: boolean }
  }[]
}

/** In a task. */
export const MOST_NAMED = 4

/** In the plot of stock value. */
export const MOST_VALUES = 7

export interface Bar {
  id: string
  label: string
  value: number
}

export interface Unbuyable extends NamedProduct {
  obstacles: PurchaseObstacle[]
}

export function unbuyable(products: readonly MeasuredProduct[]): Unbuyable[] {
  return products.flatMap((product) => {
    const obstacles = purchaseObstacles(product)
    return obstacles.length > 0 ? [{ ...named(product), obstacles }] : []
  })
}

/** The products sold below cost, at least in one variant. */
export function belowCost(products: readonly MeasuredProduct[]): NamedProduct[] {
  return products.filter(losesMoney).map(named)
}

function losesMoney(product: MeasuredProduct): boolean {
  const { priceData, costAndProfitData, discount, variants } = product
  const { price, currency = '' } = priceData ?? {}
  const cost = costAndProfitData?.itemCost
  const own = variants.map(({ variant }) => ({
    price: variant?.priceData?.price ?? price,
    cost: variant?.costAndProfitData?.itemCost ?? cost,
  }))
  const sales = own.length > 0 ? own : [{ price, cost }]
  return sales.some((sale) => isLoss(earningsOf({ ...sale, currency, discount })))
}

/** The value of the tracked stock at full price, by product, highest first. */
export function stockValues(products: readonly MeasuredProduct[]): Bar[] {
  return products
    .map((product) => ({
      id: product.id,
      label: named(product).name,
      value: stockValue(product),
    }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
}

function stockValue({ priceData, variants }: MeasuredProduct): number {
  return variants.reduce((sum, { variant, stock }) => {
    const price = variant?.priceData?.price ?? priceData?.price ?? 0
    return sum + (stock?.trackQuantity ? (stock.quantity ?? 0) * price : 0)
  }, 0)
}

/** The lower bounds of the margin groups, in per cent; the first group is every loss. */
export const marginSteps = [0, 100 * LOW_MARGIN, 40, 60, 80] as const

/** How many products have a margin below 0, from 0 to 20 per cent, and so on; a product without a cost has none. */
export function marginGroups(products: readonly MeasuredProduct[]): number[] {
  const groups = new Array<number>(marginSteps.length + 1).fill(0)
  for (const product of products) {
    const margin = marginOf(product)
    if (margin === undefined) continue
    const group = marginSteps.filter((step) => margin >= step).length
    groups[group] = (groups[group] ?? 0) + 1
  }
  return groups
}

/** The products with a margin below 20 per cent. */
export function lowMargins(products: readonly MeasuredProduct[]): NamedProduct[] {
  return products.filter((product) => (marginOf(product) ?? 100) < marginSteps[1]).map(named)
}

/** In per cent. */
function marginOf({ priceData, costAndProfitData, discount }: MeasuredProduct): number | undefined {
  const { price, currency = '' } = priceData ?? {}
  const { margin } =
    earningsOf({ price, currency, discount, cost: costAndProfitData?.itemCost }) ?? {}
  // Without the float error, which would put an exact 20 per cent below it.
  return margin === undefined ? undefined : Number((margin * 100).toFixed(9))
}

/** The months covered by the figures, this one included. */
const MONTHS = 12

export interface Month {
  start: Date
  count: number
}

/** The number of dates in each of the last months, oldest first. */
export function perMonth(dates: readonly (Date | string | undefined)[], now: Date): Month[] {
  const times = dates.flatMap((date) => (date === undefined ? [] : new Date(date).getTime()))
  return lastMonths(now).map(([start, next]) => ({
    start,
    count: times.filter((time) => time >= start.getTime() && time < next.getTime()).length,
  }))
}

/** The last months in local time, the oldest first: the first day of each, and of the next. */
export function lastMonths(now: Date): (readonly [start: Date, next: Date])[] {
  const first = (back: number) => new Date(now.getFullYear(), now.getMonth() - back, 1)
  return Array.from({ length: MONTHS }, (_, index) => [
    first(MONTHS - 1 - index),
    first(MONTHS - 2 - index),
  ])
}

/** Over all months. */
export function sumOf(months: readonly Month[]): number {
  return months.reduce((sum, { count }) => sum + count, 0)
}

export function growing(months: readonly Month[], all: number): Month[] {
  let held = all - sumOf(months)
  return months.map(({ start, count }) => {
    held += count
    return { start, count: held }
  })
}

export function named({ id, name }: Pick<MeasuredProduct, 'id' | 'name'>): NamedProduct {
  return { id, name: name ?? '' }
}
