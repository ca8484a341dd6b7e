/** Wire → caller: ISO text becomes a Date, image wire an Image (specification, point 5). */
import { type Codec, inside } from '../../generated/codecs.ts'
import { isRecord } from '../values/json.ts'
import { deepest, isListCodec } from './codec.ts'
import { readDate } from './dates.ts'
import { decodeMedia, type MediaPlatform } from './media.ts'

/** A Date, or the value unchanged when it cannot be parsed: a response is never rejected. */
const decodeDate = (value: unknown): unknown =>
  typeof value === 'string' ? (readDate(value) ?? value) : value

/**
 * Converts a response in place, following the operation's codec.
 *
 * The value must be freshly parsed JSON without other references to it: it is mutated, because a copy
 * would cost as much again as parsing.
 *
 * @param codec the generated codec; without one the value is not changed
 * @param platform builds addresses from media ids
 */
export const decode = (
  value: unknown,
  codec: Codec | undefined,
  platform: MediaPlatform,
  depth = 0,
): unknown => {
  if (codec === undefined || value == null) return value
  // Left as it is, like an unreadable date: the call itself succeeded.
  if (depth > deepest) return value
  if (codec === 1) return decodeDate(value)
  if (codec === 2 || codec === 3) {
    return decodeMedia(codec, value, platform, (fields) => decode(fields, inside[codec], platform))
  }
  if (typeof codec === 'function') return decode(value, codec(), platform, depth)
  if (isListCodec(codec)) {
    if (!Array.isArray(value)) return value
    const [item] = codec
    for (let index = 0; index < value.length; index += 1) {
      value[index] = decode(value[index], item, platform, depth + 1)
    }
    return value
  }
  if (!isRecord(value)) return value
  const rest = codec['*']
  for (const key in rest === undefined ? codec : value) {
    if (Object.hasOwn(value, key)) {
      value[key] = decode(value[key], rest ?? codec[key], platform, depth + 1)
    }
  }
  return value
}
