/** Turns references, addresses and partial objects into objects with a usable `url`. */
import type { Image, Video } from '../../generated/schema.ts'
import { decode } from '../adapters/decode.ts'
import { encode } from '../adapters/encode.ts'
import { pathOfId } from '../adapters/media.ts'
import { isAddress, readAddress, splitReference } from '../adapters/reference.ts'
import type { ApiError } from '../errors/api-error.ts'
import { usageError } from '../errors/usage-error.ts'
import { fieldsOf, isRecord, omitNil, textOf } from '../values/json.ts'
import { hostedMedia, type MediaHosts } from './hosts.ts'

/** An audio file; `url` can always be played as it is. */
export interface Audio {
  readonly id: string
  readonly url: string
  readonly filename?: string
  /** In seconds; absent when it is unknown. */
  readonly duration?: number
}

/** A file to download from `url`. */
export interface FileDocument {
  readonly id: string
  readonly url: string
  readonly filename?: string
}

/**
 * Anything that identifies an image: its reference, its address, or its object with any known fields
 * (a product's, a member's: with nulls, without an id).
 */
export type ImageSource = string | ImageFields

/** Known properties of an image. For an item of a gallery, pass its `image`. */
export type ImageFields = { readonly [Field in keyof Image]?: Image[Field] | null | undefined } & {
  readonly mediaType?: never
}

/** Known properties of a video. */
export type VideoFields = {
  readonly [Field in keyof Omit<Video, 'posters'>]?: Video[Field] | null | undefined
} & {
  /** Still pictures to show before the video plays. */
  readonly posters?: readonly ImageFields[] | null | undefined
}

/** A video as far as its source describes it: references and addresses say nothing about resolutions. */
export interface KnownVideo extends Omit<Video, 'resolutions'> {
  /** The video in each size and format it was transcoded to; absent when they are not known. */
  resolutions?: Video['resolutions']
}

const unusable = (kind: string): ApiError =>
  usageError('INVALID_MEDIA', `Not an object, a reference or an address of ${kind}`)

const isImage = (value: unknown): value is Image =>
  isRecord(value) && typeof value.url === 'string' && typeof value.width === 'number'

const isVideo = (value: unknown): value is Video =>
  isRecord(value) && typeof value.url === 'string' && typeof value.id === 'string'

/** The image of an address at the media host, parsed as if only the address had been given. */
const readable = (image: Readonly<Record<string, unknown>>, hosts: MediaHosts): unknown => {
  const { id, url, width, height, ...rest } = image
  // The query string may be a signature: an address with one is not changed.
  if (!isAddress(url) || url.includes('?')) return image
  const found = readAddress(url, hosts.mediaHost)
  if (!found.id || (id && id !== found.id)) return image
  return { ...rest, ...found, ...(width && height ? { width, height } : {}) }
}

/** The input, with the fields that its address encodes; undefined for a reference of another kind. */
const unfolded = (kind: 'image' | 'video', source: unknown, hosts: MediaHosts): unknown => {
  if (isAddress(source)) return readAddress(source, hosts.mediaHost)
  if (isRecord(source)) return kind === 'image' ? readable(source, hosts) : source
  const other = splitReference(source)?.kind
  return other === undefined || other === kind ? source : undefined
}

/** The object of a source; undefined where its address is not usable. A blank object stays blank. */
const made = (kind: 'image' | 'video', source: unknown, hosts: MediaHosts): unknown => {
  // A copy: decoding changes its value in place.
  const given = encode(unfolded(kind, source, hosts), undefined, hosts)
  const decoded = decode(given, kind === 'image' ? 2 : 3, hosts)
  return decoded === given && fieldsOf(given).url ? undefined : decoded
}

/**
 * An image from its reference, address or object.
 *
 * @param hosts where the images of a platform are; the hosted platform's by default
 * @throws ApiError when it is none of these
 */
export const toImage = (source: ImageSource, hosts = hostedMedia): Image => {
  const image = made('image', source, hosts)
  if (isImage(image)) return image
  throw unusable('an image')
}

/**
 * A video from its reference, address or object, with the poster of its reference.
 *
 * @throws ApiError when it is none of these
 */
export const toVideo = (source: string | VideoFields, hosts = hostedMedia): KnownVideo => {
  const video = made('video', source, hosts)
  if (!isVideo(video)) throw unusable('a video')
  if (isRecord(source) && source.resolutions) return video
  const { resolutions: _, ...known } = video
  return known
}

/** The resolution a video is transcoded to. */
export type VideoLines = '360p' | '480p' | '720p' | '1080p'

/**
 * The address of a video in one of its resolutions, on the hosted platform.
 *
 * @throws ApiError when it is not a video with an id
 */
export const videoAddress = (source: string | VideoFields, lines: VideoLines): string => {
  const { id, url } = toVideo(source)
  return id === '' ? url : url.replace(/\/(?:file|\d+p\/mp4\/file\.mp4)$/, `/${lines}/mp4/file.mp4`)
}

/** The id in an address of this host; empty when the address is on another host. */
const idIn = (address: string, host: string): string =>
  address.startsWith(host) ? (address.slice(host.length).split(/[/?#]/)[0] ?? '') : ''

const readFile = (kind: string, source: unknown, host: string): FileDocument | undefined => {
  if (isAddress(source)) return { id: idIn(source, host), url: source }
  const parts = splitReference(source)
  const { id, url, filename } = fieldsOf(
    parts?.kind === kind ? { id: parts.id, filename: parts.name } : source,
  )
  const known = textOf(id) ?? ''
  const path = pathOfId(known)
  const address = isAddress(url) ? url : path && host + path
  return address ? omitNil({ id: known, url: address, filename: textOf(filename) }) : undefined
}

const durationIn = (source: unknown): number => {
  const given = isRecord(source) ? source.duration : splitReference(source)?.more.get('duration')
  return Number(given ?? 0)
}

/**
 * An audio file from its reference, address or object.
 *
 * @throws ApiError when it is none of these
 */
export const toAudio = (source: string | Partial<Audio>, hosts = hostedMedia): Audio => {
  const file = readFile('audio', source, hosts.audioHost ?? hosts.mediaHost)
  if (!file) throw unusable('a sound')
  const duration = durationIn(source)
  return duration > 0 ? { ...file, duration } : file
}

/**
 * A document from its reference, address or object.
 *
 * @throws ApiError when it is none of these
 */
export const toDocument = (
  source: string | Partial<FileDocument>,
  hosts = hostedMedia,
): FileDocument => {
  const file = readFile('document', source, hosts.documentHost ?? hosts.mediaHost)
  if (file) return file
  throw unusable('a document')
}
