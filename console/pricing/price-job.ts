// Carries a plan out: every price is set to what the table showed, unless it has changed since.
import type { Product } from 'storefront-client'
import { conflictError, isInterrupted } from '../store/failure.ts'
import type { StoreClient } from '../store/store-client.ts'
import type { BulkChange, ItemFailure } from '../ui/bulk/change.ts'
import { type PlannedPrice, planState } from './price-plan.ts'

/** The words of a job on prices. */
export type PriceJobWords = Pick<BulkChange<never>, 'running' | 'done' | 'undone'>

/** A product of the plan. */
export interface PlannedProduct {
  id: string
  name?: string | null
}

/** How many products one call reads again before it changes them. */
const PER_CALL = 20

/**
 * The change of prices as a job. A product whose price is no longer the one the plan started from is left as it is, and
 * so is, on undo, one that was changed after the job.
 *
 * @param changed gets each product as the platform answers it.
 */
export function priceJob(
  client: StoreClient,
  plan: readonly PlannedPrice[],
  words: PriceJobWords,
  changed: (product: Product) => void,
): BulkChange<PlannedProduct> {
  const byId = new Map(plan.map((planned) => [planned.id, planned]))
  const inverse = new Map(plan.map((planned) => [planned.id, reversed(planned)]))
  const carryOut =
    (plans: ReadonlyMap<string, PlannedPrice>) => async (rows: readonly PlannedProduct[]) => {
      const now = await pricesNow(client, rows)
      const failures: ItemFailure[] = []
      for (const { id } of rows) {
        const planned = plans.get(id)
        if (planned?.after === undefined) continue
        const state = planState(planned, now.get(id)?.priceData?.price)
        try {
          if (state === 'stale') throw conflictError(now.get(id), [])
          changed(await setPrice(client, planned))
        } catch (reason) {
          // The whole call is made again: what it has set already is found done.
          if (isInterrupted(reason)) throw reason
          failures.push({ id, reason })
        }
      }
      return failures
    }
  return {
    ...words,
    keptAs: { kind: 'prices', given: plan },
    nameOf: ({ id, name }) => name || byId.get(id)?.name || id,
    perCall: PER_CALL,
    change: carryOut(byId),
    undo: carryOut(inverse),
  }
}

/** The products as they are now, by id. */
async function pricesNow(client: StoreClient, rows: readonly PlannedProduct[]) {
  const { products } = await client.products.queryProducts({
    query: { filter: { id: { $in: rows.map(({ id }) => id) } }, paging: { limit: rows.length } },
  })
  return new Map(products.map((product) => [product.id, product]))
}

/** Sets the product's price, and that of every variant whose own price did not follow it. */
async function setPrice(
  { products }: StoreClient,
  { id, after, variants }: PlannedPrice,
): Promise<Product> {
  const { product } = await products.updateProduct(id, {
    product: { priceData: { price: after ?? null } },
  })
  const wanted = new Map(variants.map((price) => [price.id, price.after]))
  const apart = product.variants.filter(
    (variant) =>
      wanted.has(variant.id) && variant.variant.priceData.price !== wanted.get(variant.id),
  )
  if (apart.length === 0) return product
  const answer = await products.updateProductVariants(id, {
    variants: [...new Set(apart.map((variant) => wanted.get(variant.id)))].map((price) => ({
      variantIds: apart
        .filter((variant) => wanted.get(variant.id) === price)
        .map((variant) => variant.id),
      price,
    })),
  })
  return { ...product, variants: answer.variants }
}

function reversed(planned: PlannedPrice): PlannedPrice {
  const { before, after, variants } = planned
  return {
    ...planned,
    before: after ?? before,
    after: before,
    variants: variants.map((price) => ({ ...price, before: price.after, after: price.before })),
  }
}
