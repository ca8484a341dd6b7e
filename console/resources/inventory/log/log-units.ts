import { chunk } from 'es-toolkit'
import { LARGEST_PAGE } from '../../../store/list-query.ts'
import type { StoreClient } from '../../../store/store-client.ts'
import { changeSetting } from '../../../ui/list/use-setting.ts'
import type { Line } from '../receive/lines.ts'
import { type Reason, readLog, withChange } from './change-log.ts'

/** A variant with its added units; negative for removed ones. */
interface Move extends Omit<Line, 'units'> {
  readonly by: number
}

/** Reads the new stock of the variants, and logs it. */
export async function logUnits({ products }: StoreClient, moves: readonly Move[], reason: Reason) {
  for (const part of chunk(moves, LARGEST_PAGE)) {
    const { variants } = await products.queryStoreVariants({
      query: {
        filter: {
          productId: { $in: part.map(({ productId }) => productId) },
          variantId: { $in: part.map(({ variantId }) => variantId) },
        },
        paging: { limit: LARGEST_PAGE },
      },
    })
    const units = new Map(variants.map(({ id, stock }) => [id, stock?.quantity ?? 0]))
    const logged = part.flatMap(({ id, name, sku, by }) => {
      const after = units.get(id)
      return after === undefined
        ? []
        : [{ at: Date.now(), name, sku, before: after - by, after, reason }]
    })
    changeSetting('stock-log', readLog, (log) => logged.reduce(withChange, [...log]))
  }
}
