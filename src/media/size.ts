/** The arithmetic of scaling: which part of a picture is shown, and at which size. */

/** Width and height in pixels, in this order everywhere. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A part of a picture, from its upper left corner. */
export interface Region extends Size {
  readonly x: number
  readonly y: number
}

/** How far a picture may be enlarged: small ones a little, large ones not at all. */
export type Enlarging = 'classic' | 'super'

const area = ({ width, height }: Size): number => width * height

const largest = 5000 * 5000

const mostEnlarged = (source: Size, enlarging: Enlarging): number => {
  if (enlarging === 'super') return 4
  if (area(source) <= 400 * 400) return 1.4
  return area(source) <= 600 * 600 ? 1.2 : 1
}

const times = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})

/** A size rounded to whole pixels. */
export const wholePixels = (size: Size): Size => times(size, 1)

/** The largest size of the same aspect ratio that the platform makes. */
const withinLimits = (size: Size): Size =>
  area(size) > largest ? times(size, Math.sqrt(largest / area(size))) : size

/** A size to make, and by how much it differs from the source. */
export interface Scaled extends Size {
  /** Above 1 the picture is enlarged; undefined when the source's size is unknown. */
  readonly factor?: number
}

/**
 * The size that fills the target: at its aspect ratio, as large as the source allows. The target
 * itself where the source's size is unknown.
 */
export const sizeToFill = (
  source: Size | undefined,
  target: Size,
  enlarging: Enlarging,
): Scaled => {
  const wanted = withinLimits(target)
  if (!source) return wholePixels(wanted)
  const factor = Math.max(wanted.width / source.width, wanted.height / source.height)
  const most = mostEnlarged(source, enlarging)
  return factor > most
    ? { ...times(wanted, most / factor), factor: most }
    : { ...wholePixels(wanted), factor }
}

/** The size that fits into the target: at the source's aspect ratio, as large as it allows. */
export const sizeToFit = (source: Size, target: Size, enlarging: Enlarging): Scaled => {
  const wanted = withinLimits(target)
  const factor = Math.min(
    wanted.width / source.width,
    wanted.height / source.height,
    mostEnlarged(source, enlarging),
  )
  return { ...times(source, factor), factor }
}

/** The part of a region that lies on the source; undefined when it is all of it, or nothing. */
export const clipped = (region: Region, source: Size | undefined): Region | undefined => {
  const x = Math.max(0, Math.round(region.x))
  const y = Math.max(0, Math.round(region.y))
  const right = Math.min(Math.round(region.x + region.width), source?.width ?? Infinity)
  const bottom = Math.min(Math.round(region.y + region.height), source?.height ?? Infinity)
  const part = { x, y, width: right - x, height: bottom - y }
  const isEmpty = part.width <= 0 || part.height <= 0
  const isAll = part.width === source?.width && part.height === source.height
  return isEmpty || isAll ? undefined : part
}
