/** Random values of a schema, mostly valid: rules without a keyword may be broken. */
import fc from 'fast-check'
import { anyUrl } from '../../setup/any-text.ts'

/** The parts of a schema that values are generated from. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly readOnly?: boolean
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  /** Set at creation only. */
  readonly 'x-immutable'?: boolean
  readonly 'x-at-most-one'?: readonly (readonly string[])[]
}

const deepest = 4

/** The context of generated values. */
export interface World {
  /** The schema that a reference names. */
  find(reference: string): Schema
  /** Ids and codes of stored records, read when a value is generated. */
  known(): { readonly ids: readonly string[]; readonly codes: readonly string[] }
}

/** Values of a schema. */
export function schemaValue(schema: Schema, world: World, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return schemaValue(world.find(schema.$ref), world, depth)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const kinds = [schema.type ?? 'object'].flat()
  const [kind] = kinds.filter((name) => name !== 'null')
  const value = ofKind(kind, schema, world, depth)
  return kinds.includes('null') ? fc.option(value, { freq: 8 }) : value
}

function ofKind(
  kind: string | undefined,
  schema: Schema,
  world: World,
  depth: number,
): fc.Arbitrary<unknown> {
  const { minimum = -1000, maximum = 100_000 } = schema
  switch (kind) {
    case 'string':
      return text(schema, world)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: Math.ceil(minimum),
        max: Math.floor(Math.min(maximum, 2 ** 31 - 1)),
      })
    case 'number':
      return fc
        .integer({ min: Math.ceil(minimum * 100), max: Math.floor(Math.min(maximum, 1e6) * 100) })
        .map((units) => units / 100)
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 3 } = schema
      const most = Math.max(minItems, Math.min(maxItems, depth >= deepest ? 0 : 3))
      return fc.array(schemaValue(items, world, depth + 1), {
        minLength: minItems,
        maxLength: most,
      })
    }
    default:
      return object(schema, world, depth)
  }
}

function object(schema: Schema, world: World, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const names = Object.keys(properties).filter((name) => depth < deepest || required.includes(name))
  if (names.length === 0) {
    const values =
      typeof additionalProperties === 'object'
        ? schemaValue(additionalProperties, world, depth + 1)
        : fc.jsonValue({ maxDepth: 1 })
    return additionalProperties
      ? fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), values, {
          maxKeys: depth < deepest ? 2 : 0,
        })
      : fc.constant({})
  }
  const fields = Object.fromEntries(
    names.map((name) => [name, schemaValue(properties[name] ?? {}, world, depth + 1)]),
  )
  return fc
    .tuple(fc.record(fields, { requiredKeys: [...required] }), fc.nat())
    .map(([value, which]) => oneOfEach(value, schema['x-at-most-one'] ?? [], which))
}

/** Keeps one of mutually exclusive fields. */
function oneOfEach(
  value: Readonly<Record<string, unknown>>,
  groups: readonly (readonly string[])[],
  which: number,
): Record<string, unknown> {
  const left = { ...value }
  for (const group of groups) {
    const given = group.filter((name) => left[name] !== undefined)
    const kept = given[which % Math.max(1, given.length)]
    for (const name of given) if (name !== kept) delete left[name]
  }
  return left
}

function text(
  { format, pattern, minLength = 0, maxLength = 40 }: Schema,
  world: World,
): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.oneof(
        { weight: 3, arbitrary: fc.nat().map((which) => pick(world.known().ids, which)) },
        { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
      )
    case 'email':
      return fc.nat({ max: 99 }).map((number) => `person-${number}@example.com`)
    case 'date-time':
      return fc
        .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
        .map((date) => date.toISOString())
    case 'date':
      return fc
        .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10))
    case 'uri':
      return anyUrl
    case 'decimal':
      return fc.nat({ max: 99_999 }).map((cents) => (cents / 100).toFixed(2))
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const most = Math.max(minLength, Math.min(maxLength, 40))
  const any = fc.string({ minLength, maxLength: most, unit: 'grapheme' })
  // Texts with a special meaning in some language.
  const known = ['red', 'Mug', '{}', '[]', 'current', 'ASC', '%', '10.00', 'sandbox-pass'].filter(
    ({ length }) => length >= minLength && length <= most,
  )
  const code = fc
    .nat()
    .map((which) => pick(world.known().codes, which))
    .filter(({ length }) => length >= minLength && length <= maxLength)
  return known.length === 0 ? any : fc.oneof(any, fc.constantFrom(...known), code)
}

export function pick(from: readonly string[], which: number): string {
  return from[which % Math.max(1, from.length)] ?? '00000000-0000-4000-8000-000000000000'
}
