/** Random changes of a small description: a few edits of the last version, and a few more for this one. */
import fc from 'fast-check'
import type { JsonObject } from '../support/bundle.ts'
import type { Version } from './judge.ts'
import { edited } from './kinds.ts'

interface Edit {
  readonly schema: string
  readonly field: string
  /** What the field becomes; undefined removes it. */
  readonly value: unknown
  readonly required: boolean
}

const text = { type: 'string' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Leaves first, then what is made of them. */
const leaves = [
  text,
  { type: 'number' },
  { type: 'boolean' },
  { ...text, format: 'date-time' },
  { ...text, enum: ['A', 'B'] },
  { ...text, enum: ['A', 'B', 'C'] },
  { ...text, const: 'A' },
  ref('Colour'),
  ref('Part'),
  ref('Shelf'),
  { oneOf: [ref('Shelf'), ref('Box')] },
  { oneOf: [ref('Shelf'), text] },
]

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...leaves) },
  fc.constantFrom(
    undefined,
    { type: ['string', 'null'] },
    { type: ['string', 'null'], format: 'date-time' },
    { ...text, readOnly: true },
    { ...text, 'x-origin': 'C' },
    { type: 'object' },
    { type: 'object', additionalProperties: true },
  ),
  fc.constantFrom(...leaves).map((items) => ({ type: 'array', items })),
  fc.constantFrom(...leaves).map((item) => ({ type: 'object', properties: { inner: item } })),
  fc.constantFrom(...leaves).map((others) => ({ type: 'object', additionalProperties: others })),
)

const places: readonly (readonly [schema: string, field: string])[] = [
  ['Thing', 'size'],
  ['Thing', 'note'],
  ['Thing', 'part'],
  ['Thing', 'extra'],
  ['Part', 'weight'],
  ['Wish', 'colour'],
  ['Wish', 'extra'],
  ['MakeWishResponse', 'accepted'],
  ['MakeWishResponse', 'extra'],
  ['ListThingsResponse', 'total'],
]

const edit: fc.Arbitrary<Edit> = fc
  .record({
    place: fc.constantFrom(...places),
    value,
    required: fc.boolean(),
  })
  .map(({ place: [schema, field], ...rest }) => ({ schema, field, ...rest }))

function apply(bundle: JsonObject, { schema, field, value, required }: Edit): JsonObject {
  const at = ['components', 'schemas', schema]
  const changed = edited(bundle, [...at, 'properties', field], value)
  const schemas: JsonObject = Object(Object(changed.components).schemas)
  const others = [...(Object(schemas[schema]).required ?? [])].filter((name) => name !== field)
  const names = required && value !== undefined ? [...others, field] : others
  return edited(changed, [...at, 'required'], names)
}

export function randomVersions(bundle: JsonObject): fc.Arbitrary<Version> {
  const edits = fc.array(edit, { minLength: 1, maxLength: 3 })
  return fc.tuple(edits, edits).map(([first, second]) => {
    const before = first.reduce(apply, bundle)
    return { before, after: second.reduce(apply, before) }
  })
}
