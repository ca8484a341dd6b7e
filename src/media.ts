/**
 * Images, videos, sounds and documents: references ↔ objects ↔ addresses, and addresses of scaled
 * pictures.
 *
 * @packageDocumentation
 */

export type { Image, Video, VideoResolution } from '../generated/schema.ts'
export {
  type AddressOptions,
  croppedAddress,
  filledAddress,
  fittedAddress,
} from './media/address.ts'
export { hostedMedia, type MediaHosts } from './media/hosts.ts'
export {
  type Audio,
  type FileDocument,
  type ImageFields,
  type ImageSource,
  type KnownVideo,
  toAudio,
  toDocument,
  toImage,
  toVideo,
  type VideoFields,
  type VideoLines,
  videoAddress,
} from './media/objects.ts'
export { type Picture, type PictureOptions, picture } from './media/picture.ts'
export {
  audioReference,
  documentReference,
  imageReference,
  videoReference,
} from './media/reference.ts'
export { placeholderAddress, type SourceSetOptions, sourceSet } from './media/responsive.ts'
export type { Enlarging, Region, Size } from './media/size.ts'
export type { Filters, ScaleOptions, UnsharpMask } from './media/transform-params.ts'
