/** Pictures for screens nobody knows in advance: a choice of sizes, and something to show first. */
import { type AddressOptions, filledAddress, fittedAddress, type ImageSource } from './address.ts'
import { toImage } from './objects.ts'
import type { Size } from './size.ts'

/** The widths that storefronts commonly show pictures at, doubled screens included. */
const commonWidths = [320, 480, 640, 960, 1280, 1920] as const

/** Which sizes a `srcset` offers. */
export interface SourceSetOptions extends Omit<AddressOptions, 'devicePixelRatio'> {
  /** Widths in pixels; common ones up to that of the picture by default. */
  readonly widths?: readonly number[]
  /** Height per width that every size is cut to; the picture's own shape by default. */
  readonly ratio?: number
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
  const { width, height } = toImage(source, options.hosts)
  const addressAt = (wanted: number): string => {
    const shape = ratio ?? (width && height ? height / width : undefined)
    if (shape === undefined) {
      return fittedAddress(source, { width: wanted, height: wanted }, scale)
    }
    const size = { width: wanted, height: Math.max(1, Math.round(wanted * shape)) }
    return filledAddress(source, size, scale)
  }
  // More pixels than the picture has would only cost time.
  const offered = widths.filter((wanted) => width === 0 || wanted <= width)
  const addresses = (offered.length > 0 ? offered : widths.slice(0, 1)).map(
    (wanted) => [wanted, addressAt(wanted)] as const,
  )
  const [first] = addresses
  if (first && addresses.every(([, address]) => address === first[1])) {
    return width ? `${first[1]} ${width}w` : first[1]
  }
  return addresses.map(([wanted, address]) => `${address} ${wanted}w`).join(', ')
}

const tiny: Size = { width: 40, height: 40 }

/** The address of a picture of a few hundred bytes, blurred, to show until the real one is there. */
export const placeholderAddress = (
  source: ImageSource,
  size: Size = tiny,
  options: AddressOptions = {},
): string => fittedAddress(source, size, { quality: 20, filters: { blur: 2 }, ...options })
