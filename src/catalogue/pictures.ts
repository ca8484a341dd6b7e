/** The pictures of a product or a collection. */
import type { Media } from '../../generated/schema.ts'
import { type Picture, type PictureOptions, picture } from '../media/picture.ts'

/** Anything with pictures: a product, a collection. */
export interface Pictured {
  readonly name: string
  readonly media?: Media
}

/**
 * The picture that stands for a product or a collection: the main one, else the first.
 *
 * @returns undefined where there is none
 * @example
 * const card = { name: product.name, picture: mainPicture(product, { ratio: 1.2 }) }
 */
export const mainPicture = (
  { media }: Pictured,
  options: PictureOptions = {},
): Picture | undefined => {
  const image = media?.mainMedia?.image ?? media?.items.find((item) => item.image)?.image
  return image && picture(image, options)
}

/** All pictures in the owner's order, each with its own alternative text, else the name. */
export const picturesOf = (
  { media, name }: Pictured,
  options: Omit<PictureOptions, 'alt'> = {},
): readonly Picture[] =>
  (media?.items ?? []).flatMap(({ image }) =>
    image ? picture(image, { ...options, alt: image.altText || name }) : [],
  )
