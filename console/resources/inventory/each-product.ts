// A change of whole products, requested by variant rows: one call per product.
import { eachOf, type ItemFailure } from '../../ui/bulk/change.ts'

interface OfProduct {
  readonly id: string
  readonly productId: string
}

/**
 * Calls for each product of the rows; a failure does not stop the others, and is reported for each of its rows.
 *
 * @throws on a lost network or session: the whole call is retried, and skips finished records
 */
export async function eachProduct<Row extends OfProduct>(
  rows: readonly Row[],
  call: (variants: readonly [Row, ...Row[]]) => Promise<unknown>,
): Promise<ItemFailure[]> {
  const products = new Map<string, { id: string; variants: [Row, ...Row[]] }>()
  for (const row of rows) {
    const known = products.get(row.productId)
    if (known) known.variants.push(row)
    else products.set(row.productId, { id: row.productId, variants: [row] })
  }
  const failures = await eachOf([...products.values()], ({ variants }) => call(variants))
  return failures.flatMap(({ id, reason }) =>
    (products.get(id)?.variants ?? []).map((row) => ({ id: row.id, reason })),
  )
}
