/** Walks a generated codec together with a value. */
import type { Codec } from '../../generated/codecs.ts'

/** Deeper than any described request or response. The limit stops the walk of a cyclic object. */
export const deepest = 100

type ListCodec = readonly [Codec]

/** A type guard, because `Array.isArray` does not narrow a readonly list. */
export const isListCodec = (codec: Codec): codec is ListCodec => Array.isArray(codec)

/** The codec of a field, or of a list's entry. */
export const codecAt = (codec: Codec | undefined, key: string | number): Codec | undefined => {
  if (typeof codec === 'function') return codecAt(codec(), key)
  if (typeof codec !== 'object') return undefined
  if (isListCodec(codec)) return typeof key === 'number' ? codec[0] : undefined
  return codec['*'] ?? (Object.hasOwn(codec, key) ? codec[key] : undefined)
}
