// A change of what holds for whole products, asked for by the rows of their variants: one call for each product.
import { isInterrupted } from '../../store/failure.ts'
import type { ItemFailure } from '../../ui/bulk/change.ts'

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
  const products = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const variants = products.get(row.productId)
    if (variants) variants.push(row)
    else products.set(row.productId, [row])
  }
  const failures: ItemFailure[] = []
  for (const variants of products.values()) {
    try {
      await call(variants)
    } catch (reason) {
      if (isInterrupted(reason)) throw reason
      failures.push(...variants.map(({ id }) => ({ id, reason })))
    }
  }
  return failures
}
