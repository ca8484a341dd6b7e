/**
 * Images and videos: the wire carries `{ id, width, height, … }` or a reference string, the caller
 * gets an object whose `url` is always usable; requests take that object, a reference or an address.
 */
import { refuseArgument } from '../errors/refuse.ts'
import { isRecord } from '../errors/shapes.ts'
import type { Platform } from '../platforms/platform.ts'
import { readDate } from './dates.ts'
import { isAddress, readAddress, readReference } from './reference.ts'

/** The part of a platform that makes addresses of ids. */
export type MediaPlatform = Pick<Platform, 'mediaHost' | 'videoAddress'>

/** What codecs 2 and 3 stand for. */
type Kind = 'image' | 'video'

export const kindOf = (codec: 2 | 3): Kind => (codec === 2 ? 'image' : 'video')

type Fields = Readonly<Record<string, unknown>>

const imageAddress = (id: string, { mediaHost }: MediaPlatform): string =>
  mediaHost + id.split('/').map(encodeURIComponent).join('/')

const addressOf = (kind: Kind, id: string, platform: MediaPlatform): string =>
  kind === 'video' && platform.videoAddress ? platform.videoAddress(id) : imageAddress(id, platform)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** `url` as it is, completed from a bare file name, or made of the id. */
const usableUrl = (
  kind: Kind,
  { id, url }: Fields,
  platform: MediaPlatform,
): string | undefined => {
  if (isAddress(url)) return url
  if (isText(url) && URL.canParse(url, platform.mediaHost)) {
    return new URL(url, platform.mediaHost).href
  }
  return isText(id) ? addressOf(kind, id, platform) : undefined
}

/** The name in an image reference stands for its file name and its text alike. */
const named = (kind: Kind, reference: Fields | undefined): Fields | undefined =>
  kind === 'image' && isText(reference?.filename)
    ? { ...reference, altText: reference.filename }
    : reference

/** A reference, in place of the object or as its `url`, unfolded into the wire's fields. */
const unfold = (kind: Kind, value: unknown): Fields | undefined => {
  if (isAddress(value)) return { url: value }
  if (!isRecord(value)) return named(kind, readReference(value))
  const reference = named(kind, readReference(value.url))
  return reference ? { ...reference, ...value, id: reference.id, url: undefined } : value
}

/** Signed addresses end; the moment is a date like any other, inside what is otherwise one leaf. */
const expiryOf = ({ urlExpirationDate }: Fields): object => {
  const date = typeof urlExpirationDate === 'string' ? readDate(urlExpirationDate) : undefined
  return date ? { urlExpirationDate: date } : {}
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const decodeStill = (value: unknown, platform: MediaPlatform): unknown =>
  isRecord(value) ? decodeMedia('image', value, platform) : value

const decodeResolution = (value: unknown, platform: MediaPlatform): unknown =>
  isRecord(value)
    ? {
        ...noSize,
        ...withoutNulls(value),
        ...expiryOf(value),
        ...(value.poster !== undefined && { poster: decodeStill(value.poster, platform) }),
      }
    : value

const noSize = { width: 0, height: 0 }

/**
 * An image or video off the wire, with every field the caller's type has. What is none (null, an
 * object without id and url) is returned as it came. A video's address is its own, its first
 * resolution's, or made of the id.
 */
export const decodeMedia = (kind: Kind, value: unknown, platform: MediaPlatform): unknown => {
  const fields = unfold(kind, value)
  if (!fields) return value
  const resolutions = listOf(fields.resolutions).map((entry) => decodeResolution(entry, platform))
  const [first] = resolutions
  const url =
    isRecord(first) && !isText(fields.url) && isAddress(first.url)
      ? first.url
      : usableUrl(kind, fields, platform)
  if (url === undefined) return value
  const media = withoutNulls(fields)
  return {
    id: '',
    ...(kind === 'image' && noSize),
    ...media,
    url,
    ...expiryOf(media),
    ...(media.resolutions !== undefined && { resolutions }),
    ...(media.posters !== undefined && {
      posters: listOf(media.posters).map((entry) => decodeStill(entry, platform)),
    }),
  }
}

/**
 * The wire form of an image or video argument.
 *
 * @param value an object as the caller gets it, a reference string or an address; null passes
 * @param path the argument path, for messages
 * @throws ApiError naming the path, when it is none of these
 */
export const encodeMedia = (
  kind: Kind,
  value: unknown,
  platform: MediaPlatform,
  path: string,
): unknown => {
  if (value === null || value === undefined) return value
  if (typeof value === 'string') {
    const reference = named(kind, readReference(value))
    if (reference) return reference
    if (isAddress(value)) return readAddress(value, platform.mediaHost)
    throw refuseArgument(path, `is neither an object, a media reference nor an address`)
  }
  if (!isRecord(value)) throw refuseArgument(path, `is not a media object`)
  const { id, url, width, height, ...rest } = value
  // An address that only repeats the id was made by decoding; it never was on the wire.
  const repeatsId = isText(id) && url === addressOf(kind, id, platform)
  return {
    ...(isText(id) && { id }),
    ...(isText(url) && !repeatsId && { url }),
    ...(width ? { width } : undefined),
    ...(height ? { height } : undefined),
    ...rest,
  }
}
