/** Walking a generated codec beside a value. */
import type { Codec } from '../../generated/codecs.ts'

type ListCodec = readonly [Codec]

const isListCodec = (codec: Codec): codec is ListCodec => Array.isArray(codec)

/** A codec whose recursion is resolved: what to do with the value in hand. */
export type Step =
  | { readonly kind: 'leave' | 'date' | 'image' | 'video' }
  | { readonly kind: 'list'; readonly item: Codec }
  | { readonly kind: 'map'; readonly value: Codec }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, Codec>> }

const leave: Step = { kind: 'leave' }
const date: Step = { kind: 'date' }
const image: Step = { kind: 'image' }
const video: Step = { kind: 'video' }

/** Reads one node of a codec. */
export const stepOf = (codec: Codec | undefined): Step => {
  if (codec === undefined) return leave
  if (codec === 1) return date
  if (codec === 2) return image
  if (codec === 3) return video
  if (typeof codec === 'function') return stepOf(codec())
  if (isListCodec(codec)) return { kind: 'list', item: codec[0] }
  const rest = codec['*']
  return rest === undefined ? { kind: 'fields', fields: codec } : { kind: 'map', value: rest }
}

/** The codec of one field of an object. */
export const codecOfField = (step: Step, field: string): Codec | undefined => {
  if (step.kind === 'map') return step.value
  if (step.kind === 'fields' && Object.hasOwn(step.fields, field)) return step.fields[field]
  return undefined
}

/** The codec of the items of a list. */
export const codecOfItem = (step: Step): Codec | undefined =>
  step.kind === 'list' ? step.item : undefined
