// A change of what holds for whole products, asked for by the rows of their variants: one call for each product.
import { eachOf, type ItemFailure } from '../../ui/bulk/change.ts'

interface OfProduct {
  readonly id: string
  readonly productId: string
}

/**
 * Makes a call for each product among the rows; one that fails holds up no other, and is told of each of its rows.
 *
 * @throws where the network or the session was lost: the whole call is repeated, and skips records that are done
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
