/** Attributes of an `img`. */
import { filledAddress } from './address.ts'
import { type ImageSource, toImage } from './objects.ts'
import { placeholderAddress, sourceSet } from './responsive.ts'

/** The attributes of an `img`, and its placeholder while it loads. */
export interface Picture {
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The address of a blurred picture of a few hundred bytes; undefined where the platform makes none. */
  readonly placeholder: string | undefined
}

/** How an image is cropped, and its alternative text. */
export interface PictureOptions {
  /** Height per width; a square by default. */
  readonly ratio?: number | undefined
  /** The width of `src` in pixels, for browsers without `srcset`: 800 by default. */
  readonly width?: number | undefined
  /** The alternative text; empty by default, because the text beside the image says the same. */
  readonly alt?: string | undefined
}

/**
 * A picture cropped to an aspect ratio, in the sizes that screens need.
 *
 * @example
 * const { src, srcSet, placeholder } = picture(image, { ratio: 1.2 })
 */
export const picture = (
  source: ImageSource,
  { ratio = 1, width = 800, alt = '' }: PictureOptions = {},
): Picture => {
  const size = { width, height: Math.round(width * ratio) }
  const placeholder = placeholderAddress(source)
  return {
    src: filledAddress(source, size),
    srcSet: sourceSet(source, { ratio }),
    placeholder: placeholder === toImage(source).url ? undefined : placeholder,
    ...size,
    alt,
  }
}
