/** Pictures of products and collections as the platform answers them: with whole addresses. */
import { type StoredMedia, thumbnailSize } from '../rules/documents/media.ts'

/** One file of a gallery item, as answered. */
export interface MediaFile {
  url: string
  width: number
  height: number
  altText: string
}

/** A gallery item, as answered. */
export interface MediaItemAnswer {
  id: string
  title: string
  mediaType: 'image'
  image: MediaFile
  thumbnail: MediaFile
}

/** A gallery, as answered: the first item is the main one. */
export interface MediaAnswer {
  mainMedia?: MediaItemAnswer
  items: MediaItemAnswer[]
}

/** The gallery, with addresses a browser can load. */
export function mediaAnswer(items: readonly StoredMedia[], origin: string): MediaAnswer {
  const answered = items.map((item) => itemAnswer(item, origin))
  const [mainMedia] = answered
  return mainMedia ? { mainMedia, items: answered } : { items: [] }
}

/** The whole address of a stored picture. */
export function mediaUrl({ url }: StoredMedia, origin: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}

function itemAnswer(item: StoredMedia, origin: string): MediaItemAnswer {
  const url = mediaUrl(item, origin)
  const { id, title, altText, width, height } = item
  return {
    id,
    title,
    mediaType: 'image',
    image: { url, width, height, altText },
    thumbnail: { url, width: thumbnailSize, height: thumbnailSize, altText },
  }
}
