/** Stored images of products and collections, with addresses independent of the port. */

/** A gallery item. `url` is a path on the sandbox (`/media/…`) or an absolute URL elsewhere. */
export interface StoredMedia {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly altText: string
  readonly width: number
  readonly height: number
}

/** The size of generated images. */
const mediaSize = { width: 1200, height: 1200 } as const

/** Width and height of thumbnails, in pixels. */
export const thumbnailSize = 50

/** The absolute URL of an image: the sandbox's own are stored without origin. */
export function mediaUrl(url: string, origin: string): string {
  return url.startsWith('/') ? `${origin}${url}` : url
}

const mediaPath = '/media/'

/** An image that the sandbox renders from its name, whatever the file extension. */
export function generatedMedia(id: string, title: string): StoredMedia {
  const { width, height } = mediaSize
  const file = encodeURIComponent(id.endsWith('.svg') ? id : `${id}.svg`)
  return { id, url: `${mediaPath}${file}`, title, altText: title, width, height }
}

/** An image by its address. */
export function mediaAt(address: string, origin: string, id: string, title: string): StoredMedia {
  return { ...generatedMedia(id, title), url: storedUrl(address, origin) }
}

/** The URL to store: the sandbox's own lose their origin, so that they survive a change of port. */
export function storedUrl(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}
