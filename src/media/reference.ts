/** Serialises objects as references: the one-line form with id, name and size. */
import type { Audio, FileDocument, ImageFields, VideoFields } from './objects.ts'

const named = (kind: string, id: string, name: string | null | undefined): string =>
  `wix:${kind}://v1/${id}${name ? `/${encodeURIComponent(name)}` : ''}`

/** The id of a poster: its own, or the last part of its address. */
const idOf = ({ id, url }: ImageFields): string =>
  id || (url?.split(/[?#]/)[0]?.split('/').at(-1) ?? '')

/** Both sides of a size; nothing where one is unknown. */
const sizeOf = (what: string, { width, height }: ImageFields): string =>
  width && height ? `${what}Width=${width}&${what}Height=${height}` : ''

/** `wix:image://v1/ID/NAME#originWidth=W&originHeight=H`; the address of an image without an id. */
export const imageReference = (image: ImageFields): string => {
  const { id, url, filename, altText } = image
  if (!id) return url ?? ''
  const size = sizeOf('origin', image)
  return named('image', id, filename || altText) + (size && `#${size}`)
}

/** `wix:video://v1/ID/NAME#posterUri=…`; the address of a video without an id. */
export const videoReference = (video: VideoFields): string => {
  const { id, url, filename, posters } = video
  if (!id) return url ?? ''
  // The first poster is the smaller one, where there are two.
  const still = posters?.[1] ?? posters?.[0]
  if (!still) return named('video', id, filename)
  const size = sizeOf('poster', still)
  return `${named('video', id, filename)}#posterUri=${idOf(still)}${size && `&${size}`}`
}

/** `wix:audio://v1/ID/NAME#duration=SECONDS`; the address of an audio file without an id. */
export const audioReference = ({ id, url = '', filename, duration = 0 }: Partial<Audio>): string =>
  id ? `${named('audio', id, filename)}#duration=${duration}` : url

/** `wix:document://v1/ID/NAME`; the address of a document without an id. */
export const documentReference = ({ id, url = '', filename }: Partial<FileDocument>): string =>
  id ? named('document', id, filename) : url
