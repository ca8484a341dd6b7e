/** The schemas of the components and those inside them, each where it is written. */
import type { Description, Schema } from './description.ts'
import { pointerTo } from './json.ts'

/** A schema where it is written. */
interface WrittenSchema {
  /** `Product.media.main`; the entries of a list have its name. */
  readonly name: string
  readonly schema: Schema
  readonly pointer: string
}

/** The outer ones first. */
export function writtenSchemas({ schemas }: Description): readonly WrittenSchema[] {
  return [...schemas].flatMap(([name, schema]) =>
    writtenIn({ name, schema, pointer: pointerTo('components', 'schemas', name) }),
  )
}

function writtenIn(own: WrittenSchema): readonly WrittenSchema[] {
  const { name, schema, pointer } = own
  const { properties = [], items, additionalProperties: others } = schema
  const branches = (['oneOf', 'anyOf'] as const).flatMap((key) =>
    (schema[key] ?? []).map((branch, index) => ({
      name,
      schema: branch,
      pointer: pointer + pointerTo(key, index),
    })),
  )
  const inside = [
    ...[...properties].map(([field, value]) => ({
      name: `${name}.${field}`,
      schema: value,
      pointer: pointer + pointerTo('properties', field),
    })),
    ...(items ? [{ name, schema: items, pointer: `${pointer}/items` }] : []),
    ...(typeof others === 'object'
      ? [{ name, schema: others, pointer: `${pointer}/additionalProperties` }]
      : []),
    ...branches,
  ]
  return [own, ...inside.flatMap(writtenIn)]
}
