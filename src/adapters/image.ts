/**
 * Images: the wire carries `{ id, width, height, … }` or a reference string, the caller gets an
 * object whose `url` is always usable; requests take that object, a reference or an address.
 */
import { refuseArgument } from '../errors/refuse.ts'
import { isRecord } from '../errors/shapes.ts'

/** The parts of a reference string, for example `wix:image://v1/a.jpg/mug.jpg#originWidth=3000&originHeight=2000`. */
const referencePattern = /^(?:wix:)?(?:image|video):\/\/v1\/([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/

const addressPattern = /^(?:https?:|data:|blob:)/

/** The last sizes written in an address of the media host: `/w_750,h_500`. */
const sizePattern = /[/,]w_(\d+),h_(\d+)/

const decodeText = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const addressOf = (id: string, mediaHost: string): string =>
  mediaHost + id.split('/').map(encodeURIComponent).join('/')

const sizes = (width: number, height: number): object =>
  width > 0 && height > 0 ? { width, height } : {}

/** A reference or media address as the fields the wire has for it; undefined when it is neither. */
const readReference = (text: string): Record<string, unknown> | undefined => {
  const match = referencePattern.exec(text)
  if (!match?.[1]) return undefined
  const name = match[2] ? decodeText(match[2]) : undefined
  const size = new URLSearchParams(match[3] ?? '')
  return {
    id: match[1],
    ...sizes(Number(size.get('originWidth')), Number(size.get('originHeight'))),
    ...(name ? { filename: name, altText: name } : {}),
  }
}

/**
 * An image off the wire with a usable `url`; every other field stays. What is not an image (null,
 * an object without id and url) is returned as it came.
 */
export const decodeImage = (value: unknown, mediaHost: string): unknown => {
  if (typeof value === 'string') {
    const reference = readReference(value)
    if (reference) return decodeImage(reference, mediaHost)
    return addressPattern.test(value) ? { id: '', url: value } : value
  }
  if (!isRecord(value)) return value
  const { id, url } = value
  if (typeof url === 'string' && addressPattern.test(url)) return value
  if (typeof url === 'string' && referencePattern.test(url)) {
    return decodeImage({ ...readReference(url), ...value, url: undefined }, mediaHost)
  }
  if (typeof url === 'string' && url !== '') {
    return { ...value, url: new URL(url, mediaHost).href }
  }
  return typeof id === 'string' && id !== '' ? { ...value, url: addressOf(id, mediaHost) } : value
}

/**
 * The wire form of an image argument.
 *
 * @param value an image object, a reference string or an address; null and undefined pass
 * @param path the argument path, for messages
 * @throws ApiError naming the path, when a text is neither a reference nor an address
 */
export const encodeImage = (value: unknown, mediaHost: string, path: string): unknown => {
  if (value === null || value === undefined) return value
  if (typeof value === 'string') {
    const reference = readReference(value)
    if (reference) return reference
    if (!addressPattern.test(value)) {
      throw refuseArgument(path, 'is neither an image, a media reference nor an address')
    }
    if (!value.startsWith(mediaHost)) return { url: value }
    const [id = ''] = value.slice(mediaHost.length).split('/')
    const size = sizePattern.exec(value)
    return { id: decodeText(id), ...sizes(Number(size?.[1]), Number(size?.[2])) }
  }
  if (!isRecord(value)) throw refuseArgument(path, 'is not an image')
  const { id, url, ...rest } = value
  // An address that only repeats the id was made by decodeImage; it never was on the wire.
  const repeatsId = typeof id === 'string' && id !== '' && url === addressOf(id, mediaHost)
  return {
    ...(id === undefined || id === '' ? {} : { id }),
    ...(url === undefined || repeatsId ? {} : { url }),
    ...rest,
  }
}
