/** A picture in as many pixels as its place has. */
import type { Picture as Of } from '../catalogue/picture.ts'

interface PictureProps {
  readonly picture: Of
  /** How wide its place is, as `sizes` of an `img`. */
  readonly sizes: string
  /** The first picture of a page is fetched before everything else. */
  readonly first?: boolean
  /** What it shows, where that is not said beside it. */
  readonly alt?: string
  readonly transition?: string | undefined
}

export const Picture = ({ picture, sizes, first = false, alt = '', transition }: PictureProps) => {
  const { src, srcSet, placeholder, width, height } = picture
  return (
    <img
      className="picture"
      alt={alt}
      {...{ src, srcSet, sizes, width, height }}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={{
        aspectRatio: `${width} / ${height}`,
        ...(placeholder ? { backgroundImage: `url("${placeholder}")` } : {}),
        ...(transition ? { viewTransitionName: transition } : {}),
      }}
    />
  )
}
