/** Denormalized product counts of collections, updated with every move of a product. */

import { sql } from 'kysely'
import type { SiteStore } from '../../storage/database/schema.ts'
import type { StoreProduct } from '../rules/documents/product.ts'

type Placed = Pick<StoreProduct, 'collectionIds' | 'visible'>

/** Updates the counts of collections that gained or lost products. */
export async function moveCounts(
  { database, site }: SiteStore,
  {
    came = [],
    went = [],
  }: { readonly came?: readonly Placed[]; readonly went?: readonly Placed[] },
): Promise<void> {
  const changes = new Map<string, { all: number; visible: number }>()
  const add = (by: number, { collectionIds, visible }: Placed) => {
    for (const id of collectionIds) {
      const change = changes.get(id) ?? { all: 0, visible: 0 }
      change.all += by
      if (visible) change.visible += by
      changes.set(id, change)
    }
  }
  for (const product of went) add(-1, product)
  for (const product of came) add(1, product)
  const changed = [...changes].filter(([, { all, visible }]) => all !== 0 || visible !== 0)
  if (changed.length === 0) return
  await sql`
    update collections set
      product_count = product_count + changes.total,
      visible_product_count = visible_product_count + changes.visible
    from unnest(
      ${changed.map(([id]) => id)}::text[],
      ${changed.map(([, { all }]) => all)}::integer[],
      ${changed.map(([, { visible }]) => visible)}::integer[]
    ) as changes (id, total, visible)
    where collections.site_id = ${site} and collections.id = changes.id`.execute(database)
}
