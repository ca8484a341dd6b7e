/** Pictures for screens of any size: the sizes a browser chooses from, and a placeholder. */
import { type AddressOptions, filledAddress, fittedAddress } from './address.ts'
import { requireLength } from './lengths.ts'
import { type ImageSource, toImage } from './objects.ts'
import type { Size } from './size.ts'

/** The widths that storefronts commonly show pictures at, high-density screens included. */
const commonWidths = [320, 480, 640, 960, 1280, 1920] as const

/** Which sizes a `srcset` offers. */
export interface SourceSetOptions extends Omit<AddressOptions, 'devicePixelRatio'> {
  /** Widths in pixels, common ones by default; capped at the picture's own. */
  readonly widths?: readonly number[] | undefined
  /** Height per width that every size is cropped to; the picture's own by default. */
  readonly ratio?: number | undefined
}

/**
 * The value of an `<img srcset>`: one address per width. A picture that cannot be scaled is offered
 * once, as it is.
 *
 * @example
 * <img src={filledAddress(image, size)} srcSet={sourceSet(image)} sizes="50vw" />
 */
export const sourceSet = (source: ImageSource, options: SourceSetOptions = {}): string => {
  const { widths = commonWidths, ratio, ...scale } = options
  widths.forEach((wanted, index) => {
    requireLength(`widths[${index}]`, wanted)
  })
  if (ratio !== undefined) requireLength('ratio', ratio)
  const { url, width, height } = toImage(source, options.hosts)
  const shape = ratio ?? (width && height ? height / width : undefined)
  const addressAt = (wanted: number): string =>
    shape === undefined
      ? // Of unknown ratio: as wide as requested, unless it is a very tall picture.
        fittedAddress(source, { width: wanted, height: wanted * 4 }, scale)
      : filledAddress(source, { width: wanted, height: Math.round(wanted * shape) || 1 }, scale)
  // When cropping, the height may allow less than the full width.
  const widest = Math.min(width || Infinity, (ratio && Math.floor(height / ratio)) || Infinity)
  // Upscaling would only cost time; a `srcset` knows whole pixels only.
  const offered = new Set(widths.map((wanted) => Math.ceil(Math.min(wanted, widest))))
  const sources = [...offered].map((wanted) => [addressAt(wanted), wanted] as const)
  const [[address, first] = ['', 0]] = sources
  return address === url
    ? `${url} ${width || first}w`
    : sources.map(([other, wanted]) => `${other} ${wanted}w`).join(', ')
}

const tiny: Size = { width: 40, height: 40 }

/** The address of a picture of a few hundred bytes, blurred, to show until the real one is there. */
export const placeholderAddress = (
  source: ImageSource,
  size: Size = tiny,
  options: AddressOptions = {},
): string => {
  const { quality = 20, filters = { blur: 2 } } = options
  return fittedAddress(source, size, { ...options, quality, filters })
}
