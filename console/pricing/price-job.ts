// Applies a plan: every price is set as the table showed it, unless it has changed since.
import type { Product } from 'storefront-client'
import { conflictError } from '../store/failure.ts'
import { changeAsRead, changesOf, readRevision } from '../store/revisions.ts'
import type { StoreClient } from '../store/store-client.ts'
import { type BulkChange, eachOf } from '../ui/bulk/change.ts'
import { type PlannedPrice, planState } from './price-plan.ts'

/** The texts of a job on prices. */
export type PriceJobWords = Pick<BulkChange<never>, 'running' | 'done' | 'undone'>

export interface PlannedProduct {
  id: string
  name?: string | null
}

/** Products per call: Stop takes effect between calls. */
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
    (plans: ReadonlyMap<string, PlannedPrice>) => (rows: readonly PlannedProduct[]) =>
      eachOf(rows, async ({ id }) => {
        const planned = plans.get(id)
        if (planned?.after !== undefined) changed(await setPrice(client, planned))
      })
  return {
    ...words,
    keptAs: { kind: 'prices', given: plan },
    nameOf: ({ id, name }) => name || byId.get(id)?.name || id,
    perCall: PER_CALL,
    change: carryOut(byId),
    undo: carryOut(inverse),
  }
}

/** Sets the prices of a product that still has those which the plan started from, or some that it makes already. */
function setPrice(client: StoreClient, planned: PlannedPrice): Promise<Product> {
  const { products } = client
  return changeAsRead(
    () => readRevision(client, products.getProduct(planned.id), ({ product }) => product),
    async (now) => {
      if (planState(planned, now) === 'stale') throw conflictError(now, [])
      return setPrices(products, changesOf(now), planned)
    },
  )
}

/** Sets the product's price, and that of every variant whose own price did not follow it. */
async function setPrices(
  products: StoreClient['products'],
  make: ReturnType<typeof changesOf>,
  { id, after, variants }: PlannedPrice,
): Promise<Product> {
  const priced = { priceData: { price: after ?? null } }
  const { product } = await make((options) =>
    products.updateProduct(id, { product: priced }, options),
  )
  const wanted = new Map(variants.map((price) => [price.id, price.after]))
  const apart = product.variants.filter(
    (variant) =>
      wanted.has(variant.id) && variant.variant.priceData.price !== wanted.get(variant.id),
  )
  if (apart.length === 0) return product
  const own = [...new Set(apart.map((variant) => wanted.get(variant.id)))].map((price) => ({
    variantIds: apart
      .filter((variant) => wanted.get(variant.id) === price)
      .map((variant) => variant.id),
    price,
  }))
  const answer = await make((options) =>
    products.updateProductVariants(id, { variants: own }, options),
  )
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
