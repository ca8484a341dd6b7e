// Sets one discount on many products, or removes theirs; undo restores each product's own.
import type { Product } from 'storefront-client'
import type { NamedProduct } from '../../../catalogue/listed-product.ts'
import type { PlannedPrice, PricedProduct } from '../../../pricing/price-plan.ts'
import { sameValue } from '../../../store/changed-fields.ts'
import { conflictError } from '../../../store/failure.ts'
import { changeAsRead, changesOf } from '../../../store/revisions.ts'
import type { StoreClient } from '../../../store/store-client.ts'
import { type BulkChange, eachOf } from '../../../ui/bulk/change.ts'
import { listOfProducts } from '../../../ui/list/list-address.ts'
import { discountInput } from '../discount-kinds.ts'
import { readProduct } from '../read-product.ts'

export type Discount = ReturnType<typeof discountInput>

export interface DiscountedProduct extends NamedProduct {
  readonly before: Discount
}

/** Products per call: Stop takes effect between calls. */
const PER_CALL = 20

/** The products of a plan that the discount changes, each with its former one. */
export function discountedRows(
  products: readonly PricedProduct[],
  plan: readonly PlannedPrice[],
  wanted: Discount,
): DiscountedProduct[] {
  const possible = new Set(plan.flatMap(({ id, problem }) => (problem ? [] : [id])))
  return products.flatMap(({ id, name, discount }) => {
    const before = discountInput(discount)
    return possible.has(id) && !sameValue(before, wanted) ? [{ id, name: name ?? '', before }] : []
  })
}

/**
 * The discount as a job, which hands on each changed product. A product whose discount another changed since the
 * preview is skipped, and so is, on undo, one changed after the job.
 */
export function discountJob(
  client: StoreClient,
  wanted: Discount,
  words: Pick<BulkChange<never>, 'running' | 'done' | 'undone'>,
  changed: (product: Product) => void,
): BulkChange<DiscountedProduct> {
  const setting =
    (discountOf: (row: DiscountedProduct) => Discount) => (rows: readonly DiscountedProduct[]) =>
      eachOf(rows, (row) =>
        changeAsRead(
          () => readProduct(client, row.id),
          async (now) => {
            const current = discountInput(now.discount)
            const known = [row.before, wanted].some((discount) => sameValue(discount, current))
            if (!known) throw conflictError(now, [])
            const product = { discount: discountOf(row) }
            const answer = await changesOf(now)((options) =>
              client.products.updateProduct(row.id, { product }, options),
            )
            changed(answer.product)
          },
        ),
      )
  return {
    ...words,
    keptAs: { kind: 'products.discount', given: wanted },
    listOf: listOfProducts,
    nameOf: ({ name }) => name,
    perCall: PER_CALL,
    change: setting(() => wanted),
    undo: setting(({ before }) => before),
  }
}
