/** Pictures of products and collections as the sandbox keeps them: with addresses that hold on any port. */

/** A gallery item. `url` is a path on the sandbox (`/media/…`) or a whole address elsewhere. */
export interface StoredMedia {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly altText: string
  readonly width: number
  readonly height: number
}

/** The size new pictures are drawn in. */
const mediaSize = { width: 1200, height: 1200 } as const

/** Width and height of thumbnails, in pixels. */
export const thumbnailSize = 50

/** The whole address of a picture: those of the sandbox are kept without its origin. */
export function mediaUrl(url: string, origin: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}

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
