'use client'

/** A responsive picture in React. */
import { type CSSProperties, type ReactElement, version } from 'react'
import type { Picture } from '../../media/picture.ts'

/** The props of a picture. */
export interface PictureImageProps {
  /** As `picture` of `storefront-client/media` makes it. */
  readonly picture: Picture
  /** The width it is shown at, as the `sizes` of an `img`. */
  readonly sizes: string
  /** Whether it is the first picture of the page: React then preloads it with high priority. */
  readonly first?: boolean | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** Up to version 18, React knows the attribute only as HTML spells it; since 19, only as its own prop. */
const priority = Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority'

/** The placeholder would show through a transparent picture. */
const removePlaceholder = ({ style }: HTMLImageElement): void => {
  style.backgroundImage = ''
}

/**
 * An `img` that reserves its space, shows its placeholder until loaded, and loads lazily.
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
    {...{ [priority]: first ? 'high' : 'auto' }}
    decoding="async"
    // A server's picture may be loaded before the page listens.
    ref={(image) => {
      if (image?.complete) removePlaceholder(image)
    }}
    onLoad={({ currentTarget }) => removePlaceholder(currentTarget)}
    style={{
      aspectRatio: `${image.width} / ${image.height}`,
      backgroundImage: placeholder && `url("${placeholder}")`,
      ...style,
    }}
  />
)
