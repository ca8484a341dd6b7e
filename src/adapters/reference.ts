/** Parses media references and addresses into wire fields. */
import { omitNil } from '../values/json.ts'

/**
 * For example `wix:image://v1/a.jpg/mug.jpg#originWidth=3000&originHeight=2000`; `wix:` is optional.
 * Documents may be in a subfolder, which is not part of their id.
 */
const referencePattern =
  /^(?:wix:)?(image|video|audio|document):\/\/v1\/(?:ugd\/)?([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/

/** The size of the picture in an address of the media host, not of the region it is cut from: `/w_750,h_500`. */
const sizePattern = /\/w_(\d+),h_(\d+)/

/** Whether a text can be shown or played as it is. */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && /^(https?|blob|data):/i.test(text)

const decodeText = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const sizes = (...texts: readonly unknown[]): object => {
  const [width = 0, height = 0] = texts.map(Number)
  return width > 0 && height > 0 ? { width, height } : {}
}

/** The parts of a reference of any kind. */
export interface ReferenceParts {
  readonly kind: string
  readonly id: string
  readonly name: string | undefined
  /** The parameters after the `#`. */
  readonly more: URLSearchParams
}

/** Parses a reference; undefined for other texts. */
export const splitReference = (text: unknown): ReferenceParts | undefined => {
  const match = typeof text === 'string' ? referencePattern.exec(text) : null
  if (!match?.[1] || !match[2]) return undefined
  const [, kind, id, name, more] = match
  return { kind, id, name: name ? decodeText(name) : undefined, more: new URLSearchParams(more) }
}

/**
 * The wire fields of an image's or video's reference; undefined for other texts. The name in an
 * image's reference is both its file name and its alternative text.
 */
export const readReference = (text: unknown): Record<string, unknown> | undefined => {
  const parts = splitReference(text)
  if (!parts || !['image', 'video'].includes(parts.kind)) return undefined
  const { kind, id, name, more } = parts
  const sizesOf = (what: string): object =>
    sizes(more.get(`${what}Width`), more.get(`${what}Height`))
  const poster = more.get('posterUri')
  return omitNil({
    id,
    ...sizesOf('origin'),
    filename: name,
    altText: kind === 'image' ? name : undefined,
    posters: poster === null ? undefined : [{ id: poster, ...sizesOf('poster') }],
  })
}

/** The wire fields of an address: its id when it is on the media host, else just `url`. */
export const readAddress = (address: string, mediaHost: string): Record<string, unknown> => {
  if (!address.startsWith(mediaHost)) return { url: address }
  const [id = ''] = address.slice(mediaHost.length).split(/[/?#]/)
  const size = sizePattern.exec(address)
  return { id: decodeText(id), ...sizes(size?.[1], size?.[2]) }
}
