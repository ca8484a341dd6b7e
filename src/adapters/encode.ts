/** Caller → wire: a Date becomes ISO text, an Image its wire form (specification, point 5). */
import { type Codec, inside } from '../../generated/codecs.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import { checkValue } from './check-value.ts'
import { codecAt, deepest } from './codec.ts'
import { isDate, isoText } from './dates.ts'
import { encodeMedia, type MediaPlatform } from './media.ts'

/**
 * A copy of a request body in wire form. Every Date is converted, also where the description does not
 * declare one (a filter's values); images only where the codec declares them.
 *
 * @param path the argument path of `value`, empty for the body itself
 * @throws ApiError naming the argument path of an invalid Date, an unusable image, or a refused value
 */
export const encode = (
  value: unknown,
  codec: Codec | undefined,
  platform: MediaPlatform,
  path = '',
  depth = 0,
): unknown => {
  if (isDate(value)) return isoText(value, path)
  if (codec === 2 || codec === 3) {
    return encode(encodeMedia(codec, value, platform, path), inside[codec], platform, path, depth)
  }
  checkValue(value, path)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw invalidArgument(path, 'is too deep')
  const inner = (entry: unknown, key: string | number, at: string): unknown =>
    encode(entry, codecAt(codec, key), platform, path + at, depth + 1)
  if (Array.isArray(value)) return value.map((entry, index) => inner(entry, index, `[${index}]`))
  if ('toJSON' in value) return value
  const dot = path && '.'
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [field, inner(entry, field, dot + field)]),
  )
}
