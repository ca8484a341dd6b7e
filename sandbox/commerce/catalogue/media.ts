/** Images of products and collections: on the wire with absolute URLs, and as a site keeps them. */
import { sql } from 'kysely'
import type { Media, MediaDataForWrite, MediaItem } from '../../../generated/wire.ts'
import { json } from '../../storage/database/json.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRows } from '../../storage/database/site-rows.ts'
import { mediaUrl, type StoredMedia, thumbnailSize } from '../rules/documents/media.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { type Choices, choiceOf } from '../rules/options.ts'

/** The gallery with absolute URLs. */
export function mediaAnswer(items: readonly StoredMedia[], origin: string): Media {
  const answered = items.map((item) => itemAnswer(item, origin))
  const [mainMedia] = answered
  return mainMedia ? { mainMedia, items: answered } : { items: [] }
}

function itemAnswer(item: StoredMedia, origin: string): MediaItem {
  const url = mediaUrl(item.url, origin)
  const { id, title, altText, width, height } = item
  return {
    id,
    title,
    mediaType: 'image',
    image: { url, width, height, altText },
    thumbnail: { url, width: thumbnailSize, height: thumbnailSize, altText },
  }
}

/** The image of the selected choices, else the product's main one. */
export function pictureOf({ document: { media, choiceMedia } }: StoreProduct, choices: Choices) {
  const ofChoice = choiceMedia.find(({ option, choice }) => choiceOf(choices, option) === choice)
  return media.find(({ id }) => id === ofChoice?.mediaIds[0]) ?? media[0]
}

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
