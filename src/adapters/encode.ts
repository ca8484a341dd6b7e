/** Caller → wire: a Date becomes ISO text, an Image its wire form (specification, point 5). */
import type { Codec } from '../../generated/codecs.ts'
import { refuseArgument } from '../errors/refuse.ts'
import { codecOfField, codecOfItem, stepOf } from './codec.ts'
import { isDate, isoText } from './dates.ts'
import { encodeMedia, type MediaPlatform } from './media.ts'

/** Deeper than any request of the description; also what ends the walk of an object that holds itself. */
const deepest = 100

const join = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`)

/**
 * A copy of a request body in wire form. Dates are found wherever they are, also where the
 * description does not declare them (a filter's values); images where the codec says so.
 *
 * @param path the argument path of `value`, empty for the body itself
 * @throws ApiError naming the argument path of an invalid Date or an unusable image
 */
export const encode = (
  value: unknown,
  codec: Codec | undefined,
  platform: MediaPlatform,
  path = '',
  depth = 0,
): unknown => {
  if (isDate(value)) return isoText(value, path)
  const step = stepOf(codec)
  if (step.kind === 'image' || step.kind === 'video') {
    return encodeMedia(step.kind, value, platform, path)
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw refuseArgument(path, 'is nested too deeply')
  if (Array.isArray(value)) {
    const item = codecOfItem(step)
    return value.map((entry, index) =>
      encode(entry, item, platform, `${path}[${index}]`, depth + 1),
    )
  }
  if ('toJSON' in value) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, entry]) => [
      field,
      encode(entry, codecOfField(step, field), platform, join(path, field), depth + 1),
    ]),
  )
}
