/** Images of products and collections on the wire: with absolute URLs. */
import type { Media, MediaItem } from '../../../generated/wire.ts'
import { mediaUrl, type StoredMedia, thumbnailSize } from '../rules/documents/media.ts'

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
