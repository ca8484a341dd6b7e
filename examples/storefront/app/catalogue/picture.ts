/** Pictures in the sizes that a page needs. */
import {
  filledAddress,
  type ImageSource,
  placeholderAddress,
  sourceSet,
  toImage,
} from 'storefront-client/media'

/** What an `img` is made of. */
export interface Picture {
  readonly src: string
  readonly srcSet: string
  /** A blurred picture of a few hundred bytes, where the platform makes one. */
  readonly placeholder?: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/**
 * A picture cut to a shape.
 *
 * @param ratio height per width
 */
export const pictureOf = (image: ImageSource, ratio: number, alt = ''): Picture => {
  const size = { width: 800, height: Math.round(800 * ratio) }
  const { url } = toImage(image)
  const placeholder = placeholderAddress(image)
  return {
    src: filledAddress(image, size),
    srcSet: sourceSet(image, { ratio }),
    ...(placeholder === url ? {} : { placeholder }),
    ...size,
    alt,
  }
}
