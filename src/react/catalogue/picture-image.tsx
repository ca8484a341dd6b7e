/** A picture in React, in as many pixels as its place has. */
import type { CSSProperties, ReactElement } from 'react'
import type { Picture } from '../../media/picture.ts'

/** What a picture is shown with. */
export interface PictureImageProps {
  /** As `picture` of `storefront-client/media` makes it. */
  readonly picture: Picture
  /** How wide its place is, as `sizes` of an `img`. */
  readonly sizes: string
  /** The first picture of a page is fetched before everything else: React puts a preload of it into the head. */
  readonly first?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}

/**
 * An `img` that keeps its place, shows its placeholder until it is there, and is fetched when it is near.
 *
 * @example
 * <PictureImage picture={picture(image, { ratio: 1.2 })} sizes="(min-width: 60rem) 50vw, 100vw" first />
 */
export const PictureImage = ({
  picture: { placeholder, alt, ...image },
  first = false,
  style,
  ...attributes
}: PictureImageProps): ReactElement => (
  <img
    alt={alt}
    {...image}
    {...attributes}
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
    decoding="async"
    style={{
      aspectRatio: `${image.width} / ${image.height}`,
      backgroundImage: placeholder && `url("${placeholder}")`,
      ...style,
    }}
  />
)
