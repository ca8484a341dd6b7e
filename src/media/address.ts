/** Addresses of scaled pictures: filled, fitted, cropped. */
import { pathOfId } from '../adapters/media.ts'
import { hostedMedia, type MediaHosts } from './hosts.ts'
import { requireLength, requirePoint, requireSize } from './lengths.ts'
import { type ImageSource, toImage } from './objects.ts'
import {
  clipped,
  type Region,
  type Scaled,
  type Size,
  sizeToFill,
  sizeToFit,
  wholePixels,
} from './size.ts'
import {
  alignParam,
  cropParam,
  finishingParams,
  type ScaleOptions,
  sizeParam,
} from './transform-params.ts'

/** How a scaled picture should look, and where its platform keeps it. */
export interface AddressOptions extends ScaleOptions {
  /** Where the images of the platform are; the hosted platform's by default. */
  readonly hosts?: MediaHosts | undefined
}

/** The formats that the platform scales; others are served as they are. */
const scalable = /\.(jpe?g?|png|webp|avif)$/i

/** Characters that a name must not contain: those reserved in addresses, and halves of emoji, which have no encoding. */
const reserved = /[:/?#[\]@!$&'()*+,;=%\\\ud800-\udfff]/gu

const extensionOf = (id: string): string => scalable.exec(id)?.[1]?.toLowerCase() ?? ''

const withoutExtension = (name: string): string => name.replace(scalable, '')

const fileName = (id: string, name: string | undefined): string => {
  const base = withoutExtension(name || id).replace(reserved, '_')
  return `${encodeURIComponent(base)}${id.slice(withoutExtension(id).length)}`
}

interface Picture {
  readonly source: Size | undefined
  /** The requested size, in device pixels. */
  readonly target: Size
  /** The address of the picture after these steps. */
  address(steps: string, scaled: Scaled): string
}

/** The picture ready to be scaled; undefined when it can only be shown as it is. */
const pictureOf = (source: ImageSource, size: Size, options: AddressOptions): Picture | string => {
  const { devicePixelRatio = 1, focalPoint, hosts = hostedMedia } = options
  requireSize('size', size)
  requireLength('devicePixelRatio', devicePixelRatio)
  if (focalPoint) requirePoint('focalPoint', focalPoint)
  const { id, url, width, height } = toImage(source, hosts)
  const extension = extensionOf(id)
  // Only addresses of the media host can be followed by scaling steps.
  if (!extension || !url.endsWith(`/${pathOfId(id)}`)) return url
  const ratio = Math.min(2, devicePixelRatio)
  return {
    source: width > 0 && height > 0 ? { width, height } : undefined,
    target: { width: size.width * ratio, height: size.height * ratio },
    address: (steps, scaled) => {
      const finishing = finishingParams(scaled, extension, options).join(',')
      return `${url}/v1/${steps},${finishing}/${fileName(id, options.name)}`
    },
  }
}

/**
 * The address of a picture that fills a size: cropped to exactly that aspect ratio. A picture too
 * small for it fills a smaller size of the same ratio.
 *
 * @throws ApiError naming the argument, for an invalid size
 *
 * @example
 * const image = product.media?.mainMedia?.image
 * const address = image && filledAddress(image, { width: 400, height: 300 }, { quality: 80 })
 */
export const filledAddress = (
  source: ImageSource,
  size: Size,
  options: AddressOptions = {},
): string => croppedAddress(source, undefined, size, options)

/** The address of a picture that fits into a size: whole, at its own aspect ratio. */
export const fittedAddress = (
  source: ImageSource,
  size: Size,
  options: AddressOptions = {},
): string => {
  const picture = pictureOf(source, size, options)
  if (typeof picture === 'string') return picture
  const { target } = picture
  if (!picture.source) {
    const whole = wholePixels(target)
    return picture.address(`fit/${sizeParam(whole)}`, whole)
  }
  const scaled = sizeToFit(picture.source, target, options.enlarging ?? 'classic')
  return picture.address(`fill/${sizeParam(scaled)},${alignParam(options)}`, scaled)
}

/**
 * The address of a part of a picture, filling a size.
 *
 * @param region the part, in pixels of the whole image; parts outside it are ignored
 */
export const croppedAddress = (
  source: ImageSource,
  region: Region | undefined,
  size: Size,
  options: AddressOptions = {},
): string => {
  if (region) {
    requireSize('region', region)
    // A corner may lie outside of the picture.
    requirePoint('region', region)
  }
  const picture = pictureOf(source, size, options)
  if (typeof picture === 'string') return picture
  const part = region && clipped(region, picture.source)
  const scaled = sizeToFill(part ?? picture.source, picture.target, options.enlarging ?? 'classic')
  return picture.address(
    `${cropParam(part)}fill/${sizeParam(scaled)},${alignParam(options)}`,
    scaled,
  )
}
