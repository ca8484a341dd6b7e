// The rows of the preview: every price, by product; warnings come first.
import { partition } from 'es-toolkit'
import { ownPrices, type PlannedPrice, pricesOf } from './price-plan.ts'

/** One of them; without a variant for the product's own price. */
export type PlanRow = ReturnType<typeof rowsOf>[number]

/** Products with a loss or a problem before the others, and losses first among a product's variants. */
export function rowsOf(plan: readonly PlannedPrice[]) {
  const alarms = (planned: PlannedPrice) =>
    planned.problem !== undefined || pricesOf(planned).some(({ loss }) => loss)
  return alarmsFirst(plan, alarms).flatMap((product) => [
    { key: product.id, product, variant: undefined },
    ...alarmsFirst(ownPrices(product), ({ loss }) => loss).map((variant) => ({
      key: `${product.id}/${variant.id}`,
      product,
      variant,
    })),
  ])
}

function alarmsFirst<Item>(items: readonly Item[], alarms: (item: Item) => boolean): Item[] {
  return partition(items, alarms).flat()
}
