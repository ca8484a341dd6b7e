// A change of whole products, requested by variant rows: one call per product.
import { groupBy } from 'es-toolkit'
import { eachOf, type ItemFailure } from '../../ui/bulk/change.ts'
import type { StockRow } from './stock-row.ts'

/** Calls for each product of the rows, as `eachOf` does; a failure is reported for each of its rows. */
export async function eachProduct<Row extends Pick<StockRow, 'id' | 'productId'>>(
  rows: readonly Row[],
  call: (productId: string, variants: readonly Row[]) => Promise<unknown>,
): Promise<ItemFailure[]> {
  const variantsOf = groupBy(rows, ({ productId }) => productId)
  const products = Object.keys(variantsOf).map((id) => ({ id }))
  const failures = await eachOf(products, ({ id }) => call(id, variantsOf[id] ?? []))
  return failures.flatMap(({ id: product, reason }) =>
    (variantsOf[product] ?? []).map(({ id }) => ({ id, reason })),
  )
}
