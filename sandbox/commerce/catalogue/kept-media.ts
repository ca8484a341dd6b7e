/** The media store of a site: every file that is or was in a product's gallery. */

import { sql } from 'kysely'
import type { MediaDataForWrite } from '../../../generated/wire.ts'
import { json } from '../../storage/database/json.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRows } from '../../storage/database/site-rows.ts'
import type { StoredMedia } from '../rules/documents/media.ts'
import type { StoreProduct } from '../rules/documents/product.ts'

/** The stored files with these ids: the product's own first, then any other's. */
export async function keptMedia(
  store: SiteStore,
  named: readonly MediaDataForWrite[],
  { document: { media, releasedMedia = [] } }: StoreProduct,
): Promise<readonly StoredMedia[]> {
  const own = [...media, ...releasedMedia]
  const ids = named.flatMap(({ mediaId, url }) => (mediaId && !url ? [mediaId] : []))
  const elsewhere = ids.filter((id) => !own.some((file) => file.id === id))
  if (elsewhere.length === 0) return own
  const holds = elsewhere.flatMap((id) =>
    ['media', 'releasedMedia'].map((list) => sql`doc @> ${json({ [list]: [{ id }] })}`),
  )
  const rows = await findRows(store, 'products', {}, sql`(${sql.join(holds, sql` or `)})`)
  return [...own, ...rows.flatMap(({ doc }) => [...doc.media, ...(doc.releasedMedia ?? [])])]
}
