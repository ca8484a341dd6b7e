// Applies a plan: every price is set as previewed, unless it has changed since.
import { uniqBy } from 'es-toolkit'
import type { Product } from 'storefront-client'
import { conflictError, isUnanswered } from '../store/failure.ts'
import { changeAsRead, changesOf, readRevision } from '../store/revisions.ts'
import type { StoreClient } from '../store/store-client.ts'
import { type BulkChange, eachOf } from '../ui/bulk/change.ts'
import { listOfProducts } from '../ui/list/list-address.ts'
import { isStale, type PlannedPrice } from './price-plan.ts'

export interface PlannedProduct {
  id: string
  name?: string | null
}

/** Products per call: Stop takes effect between calls. */
const PER_CALL = 20

/**
 * The change of prices as a job, which hands on each changed product. One whose price no longer matches the plan is
 * skipped, and so is, on undo, one that was changed after the job.
 */
export function priceJob(
  client: StoreClient,
  plan: readonly PlannedPrice[],
  words: Pick<BulkChange<never>, 'running' | 'done' | 'undone'>,
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
    listOf: listOfProducts,
    nameOf: ({ id, name }) => name || byId.get(id)?.name || id,
    perCall: PER_CALL,
    change: carryOut(byId),
    undo: carryOut(inverse),
  }
}

/**
 * Sets the prices of a product if they are those that the plan started from, or partly its results. If those of its
 * variants are refused, rolls its own back.
 */
function setPrice(client: StoreClient, planned: PlannedPrice) {
  const { products } = client
  const { id, before, after } = planned
  return changeAsRead(
    () => readRevision(client, products.getProduct(id), ({ product }) => product),
    async (now) => {
      if (isStale(planned, now)) throw conflictError(now, [])
      const make = changesOf(now)
      const setOwnPrice = (price = before) =>
        make((options) =>
          products.updateProduct(id, { product: { priceData: { price } } }, options),
        )
      const { product } = await setOwnPrice(after)
      try {
        return await setVariantPrices(products, make, planned, product)
      } catch (error) {
        // Roll back a partial change. Without a response, a retry completes it.
        if (!isUnanswered(error)) await setOwnPrice().catch(() => {})
        throw error
      }
    },
  )
}

/** Sets the price of every variant that does not inherit its product's. */
async function setVariantPrices(
  products: StoreClient['products'],
  make: ReturnType<typeof changesOf>,
  { id, variants }: PlannedPrice,
  product: Product,
): Promise<Product> {
  const now = new Map(product.variants.map((known) => [known.id, known.variant?.priceData?.price]))
  const apart = variants.filter(
    (planned) => now.has(planned.id) && now.get(planned.id) !== planned.after,
  )
  if (apart.length === 0) return product
  const own = uniqBy(apart, ({ after }) => after).map(({ after: price }) => ({
    variantIds: apart.filter(({ after }) => after === price).map((planned) => planned.id),
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
