/**
 * Images and videos: the wire carries `{ id, width, height, … }` or a reference string, the caller
 * gets an object whose `url` is always usable; requests take that object, a reference or an address.
 */
import { empty } from '../../generated/codecs.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import type { Platform } from '../platforms/platform.ts'
import { fieldsOf, isRecord, listOf, omitNil } from '../values/json.ts'
import { isAddress, readAddress, readReference } from './reference.ts'

/** The part of a platform that builds addresses from ids. */
export type MediaPlatform = Pick<Platform, 'mediaHost' | 'videoAddress'>

/** By their codecs: 2 for images, 3 for videos. */
const video = 3
type Kind = 2 | typeof video

type Fields = Readonly<Record<string, unknown>>

/**
 * An id as the end of a path, percent-encoded; undefined for path traversal (dot segments survive
 * encoding) and lone surrogates, which have no encoding.
 */
export const pathOfId = (id: string): string | undefined => {
  const segments = id.split('/')
  if (segments.includes('.') || segments.includes('..')) return undefined
  try {
    return segments.map(encodeURIComponent).join('/')
  } catch {
    return undefined
  }
}

const addressOf = (kind: Kind, id: string, platform: MediaPlatform): string | undefined => {
  const path = pathOfId(id)
  if (path === undefined) return undefined
  return kind === video && platform.videoAddress
    ? platform.videoAddress(id)
    : platform.mediaHost + path
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** `url` as it is, completed from a bare file name, or built from the id. */
const usableUrl = (
  kind: Kind,
  { id, url }: Fields,
  platform: MediaPlatform,
): string | undefined => {
  if (isAddress(url)) return url
  if (isText(url)) {
    try {
      const { href } = new URL(url, platform.mediaHost)
      // A file name must not escape the media folder, nor be a script URL.
      if (url.startsWith('//') || href.startsWith(platform.mediaHost)) return href
    } catch {
      // Not asked of `URL.canParse`, which React Native lacks.
    }
  }
  return isText(id) ? addressOf(kind, id, platform) : undefined
}

/** A reference, in place of the object or as its `url`, expanded into wire fields. */
const unfold = (value: unknown): Fields | undefined => {
  if (isAddress(value)) return { url: value }
  if (!isRecord(value)) return readReference(value)
  const reference = readReference(value.url)
  return reference ? { ...reference, ...value, id: reference.id, url: undefined } : value
}

/**
 * An image or video from the wire, with every field of the caller's type. Anything else (null, an
 * object without id and url) is returned unchanged. A video's address is its own, its first
 * resolution's, or built from the id.
 *
 * @param inside decodes the fields inside: dates and posters
 */
export const decodeMedia = (
  kind: Kind,
  value: unknown,
  platform: MediaPlatform,
  inside: (fields: Fields) => unknown,
): unknown => {
  const fields = unfold(value)
  if (!fields) return value
  const ofFirst = fieldsOf(listOf(fields.resolutions)[0]).url
  const url =
    !isText(fields.url) && isAddress(ofFirst) ? ofFirst : usableUrl(kind, fields, platform)
  if (url === undefined) return value
  return { ...empty[kind](), ...omitNil(fieldsOf(inside(fields))), url }
}

/**
 * The wire form of an image or video argument.
 *
 * @param value an object as callers get it, a reference string or an address; null passes through
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
  const reference = readReference(value)
  if (reference) return reference
  if (isAddress(value)) return readAddress(value, platform.mediaHost)
  if (!isRecord(value)) throw invalidArgument(path, 'is not a media object, reference or address')
  const { id, url, width, height, ...rest } = value
  // An address built from the id was added by decoding and was never on the wire.
  const repeatsId = isText(id) && url === addressOf(kind, id, platform)
  return {
    ...omitNil({
      id: isText(id) ? id : undefined,
      url: isText(url) && !repeatsId ? url : undefined,
      width: width || undefined,
      height: height || undefined,
    }),
    ...rest,
  }
}
