/** Pictures of products and collections: kept with addresses that hold on any port, answered with whole ones. */

/** A gallery item. `url` is a path on the sandbox (`/media/…`) or a whole address elsewhere. */
export interface StoredMedia {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly altText: string
  readonly width: number
  readonly height: number
}

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

/** The size new pictures are drawn in, and the size of thumbnails. */
const mediaSize = { width: 1200, height: 1200, thumbnail: 50 } as const

const mediaPath = '/media/'

/** A picture that the sandbox draws by its name, whatever kind of file the name promises. */
export function drawnMedia(id: string, title: string): StoredMedia {
  const { width, height } = mediaSize
  const file = encodeURIComponent(id.endsWith('.svg') ? id : `${id}.svg`)
  return { id, url: `${mediaPath}${file}`, title, altText: title, width, height }
}

/**
 * A picture at an address. One of the sandbox's own loses its origin, so that it is still found
 * when the sandbox runs on another port tomorrow.
 */
export function mediaAt(address: string, origin: string, id: string, title: string): StoredMedia {
  const url = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  return { ...drawnMedia(id, title), url }
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
  const { thumbnail } = mediaSize
  return {
    id,
    title,
    mediaType: 'image',
    image: { url, width, height, altText },
    thumbnail: { url, width: thumbnail, height: thumbnail, altText },
  }
}
