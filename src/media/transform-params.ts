/** How the steps of a scaled picture are written into its address. */
import type { Enlarging, Region, Scaled, Size } from './size.ts'

/** How a scaled picture should look. */
export interface ScaleOptions {
  /** 5 to 90; by default chosen by the size of the result. */
  readonly quality?: number | undefined
  /** The focal point that cropping keeps, in percent from the upper left corner. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
  /** Lets the platform choose a smaller format where the browser supports one; true by default. */
  readonly autoEncode?: boolean | undefined
  /** The format to encode to, even where the browser supports a smaller one. */
  readonly encoding?: 'avif' | 'pavif' | undefined
  /** The unsharp mask; by default chosen by the scale. All zero switches it off. */
  readonly unsharpMask?: UnsharpMask | undefined
  /** How enlarging is done: `super` enlarges up to four times. */
  readonly enlarging?: Enlarging | undefined
  /** Device pixels per pixel, at most 2; 1 by default. */
  readonly devicePixelRatio?: number | undefined
  /** Whether the picture loads progressively; true by default. */
  readonly progressive?: boolean | undefined
  /** The id of a watermark. */
  readonly watermark?: string | undefined
  readonly filters?: Filters | undefined
  /** The file name in the address, without an extension. */
  readonly name?: string | undefined
}

/** How strongly edges are sharpened. */
export interface UnsharpMask {
  readonly radius: number
  readonly amount: number
  readonly threshold: number
}

/** Changes of the picture's colours, in percent, and its blur. */
export interface Filters {
  readonly contrast?: number | undefined
  readonly brightness?: number | undefined
  readonly saturation?: number | undefined
  readonly hue?: number | undefined
  readonly blur?: number | undefined
}

const whenShrinking: UnsharpMask = { radius: 0.66, amount: 1, threshold: 0.01 }

const qualityFor = ({ width, height }: Size, extension: string): number => {
  const area = width * height
  const quality = area > 1400 * 1400 ? 90 : area > 600 * 600 ? 85 : 80
  return extension === 'png' ? quality + 5 : quality
}

const isQuality = (quality: number | undefined): quality is number =>
  quality !== undefined && quality >= 5 && quality <= 90

const sharpening = ({ radius, amount, threshold }: UnsharpMask): string[] =>
  radius || amount || threshold
    ? [`usm_${[radius, amount, threshold].map((part) => part.toFixed(2)).join('_')}`]
    : []

const filterSteps = ({ contrast, brightness, saturation, hue, blur }: Filters): string[] =>
  Object.entries({ con: contrast, br: brightness, sat: saturation, hue, blur }).flatMap(
    ([name, value]) => (value ? [`${name}_${value}`] : []),
  )

const encodingSteps = ({ encoding, autoEncode = true }: ScaleOptions): string[] => {
  if (encoding) return [`enc_${encoding}`, 'quality_auto']
  return autoEncode ? ['enc_auto'] : []
}

/** `w_400,h_300`. */
export const sizeParam = ({ width, height }: Size): string => `w_${width},h_${height}`

/** `crop/x_0,y_0,w_50,h_50/`, empty when nothing is cut off. */
export const cropParam = (region: Region | undefined): string =>
  region ? `crop/x_${region.x},y_${region.y},${sizeParam(region)}/` : ''

const percent = (value: number): string => (Math.min(100, Math.max(0, value)) / 100).toFixed(2)

/** `al_c`, or `fp_0.10_0.90`. */
export const alignParam = ({ focalPoint }: ScaleOptions): string =>
  focalPoint ? `fp_${percent(focalPoint.x)}_${percent(focalPoint.y)}` : 'al_c'

/** Everything behind the size: enlarging, quality, sharpening, filters, format. */
export const finishingParams = (
  scaled: Scaled,
  extension: string,
  options: ScaleOptions,
): readonly string[] => {
  const { quality, unsharpMask, progressive = true, watermark, filters = {} } = options
  const { factor = 0 } = scaled
  const sharpened = unsharpMask ?? (factor < 1 ? whenShrinking : undefined)
  return [
    ...(factor > 1 ? [options.enlarging === 'super' ? 'lg_2' : 'lg_1'] : []),
    `q_${isQuality(quality) ? quality : qualityFor(scaled, extension)}`,
    ...(sharpened ? sharpening(sharpened) : []),
    ...(progressive ? [] : ['bl']),
    ...(watermark ? [`wm_${watermark}`] : []),
    ...filterSteps(filters),
    ...encodingSteps(options),
  ]
}
