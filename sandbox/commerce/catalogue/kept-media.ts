/** The media store of a site: every file that is, or has been, in a gallery of one of its products. */

import { sql } from 'kysely'
import type { MediaDataForWrite } from '../../../generated/wire.ts'
import { json } from '../../storage/database/json.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import type { StoredMedia } from '../rules/documents/media.ts'
import type { StoreProduct } from '../rules/documents/product.ts'

/** The kept files among those that are named by id: of the product itself first, then of any other. */
export async function keptMedia(
  { database, site }: SiteStore,
  named: readonly MediaDataForWrite[],
  { document: { media, releasedMedia = [] } }: StoreProduct,
): Promise<readonly StoredMedia[]> {
  const own = [...media, ...releasedMedia]
  const ids = named.flatMap(({ mediaId, url }) => (mediaId && !url ? [mediaId] : []))
  const elsewhere = ids.filter((id) => !own.some((file) => file.id === id))
  if (elsewhere.length === 0) return own
  const rows = await database
    .selectFrom('products')
    .select('doc')
    .where('site_id', '=', site)
    .where(({ or, ref }) =>
      or(
        elsewhere.flatMap((id) =>
          ['media', 'releasedMedia'].map(
            (list) => sql<boolean>`${ref('doc')} @> ${json({ [list]: [{ id }] })}`,
          ),
        ),
      ),
    )
    .execute()
  return [...own, ...rows.flatMap(({ doc }) => [...doc.media, ...(doc.releasedMedia ?? [])])]
}
