/** Wire → caller: ISO text becomes a Date, image wire an Image (specification, point 5). */
import type { Codec } from '../../generated/codecs.ts'
import { stepOf } from './codec.ts'
import { decodeImage, decodeVideo, type MediaPlatform } from './media.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A Date, or the value as it came when it is not the text of one: an answer is never refused. */
const decodeDate = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : date
}

/**
 * Converts an answer in place, following the operation's codec.
 *
 * The value must be freshly parsed JSON that nobody else holds: changing it in place is what keeps
 * the walk near the cost of parsing.
 *
 * @param codec the generated codec; without one the value is left alone
 * @param platform makes addresses of media ids
 */
export const decode = (
  value: unknown,
  codec: Codec | undefined,
  platform: MediaPlatform,
): unknown => {
  const step = stepOf(codec)
  switch (step.kind) {
    case 'leave':
      return value
    case 'date':
      return decodeDate(value)
    case 'image':
      return decodeImage(value, platform)
    case 'video':
      return decodeVideo(value, platform)
    case 'list':
      if (Array.isArray(value)) {
        for (let index = 0; index < value.length; index += 1) {
          value[index] = decode(value[index], step.item, platform)
        }
      }
      return value
    case 'map':
      if (isObject(value)) {
        for (const key of Object.keys(value)) {
          value[key] = decode(value[key], step.value, platform)
        }
      }
      return value
    case 'fields':
      if (isObject(value)) {
        for (const key of Object.keys(step.fields)) {
          if (value[key] !== undefined) value[key] = decode(value[key], step.fields[key], platform)
        }
      }
      return value
  }
}
