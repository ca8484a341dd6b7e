/** The schemas of components, with nested ones. */
import type { Description } from './description.ts'
import { pointerTo } from './json.ts'
import type { Schema } from './schema.ts'

interface WrittenSchema {
  /** `Product.media.main`, `Product.lines[].price`. */
  readonly name: string
  readonly schema: Schema
  readonly pointer: string
}

/** Pre-order: outer ones first. */
export function writtenSchemas({ schemas }: Description): readonly WrittenSchema[] {
  return [...schemas].flatMap(([name, schema]) =>
    writtenIn({ name, schema, pointer: pointerTo('components', 'schemas', name) }),
  )
}

function writtenIn(own: WrittenSchema): readonly WrittenSchema[] {
  const inside = partsOf(own.schema).map(([schema, ...path]) => ({
    name: own.name + (path[0] === 'properties' ? `.${path[1]}` : path[0] === 'items' ? '[]' : ''),
    schema,
    pointer: own.pointer + pointerTo(...path),
  }))
  return [own, ...inside.flatMap(writtenIn)]
}

type Part = readonly [schema: Schema, ...path: readonly (string | number)[]]

/** The components that a schema refers to, itself or in the parts that `follows` admits. */
export function refsIn(schema: Schema, follows = (_part: Schema) => true): readonly string[] {
  const parts = partsOf(schema).filter(([part]) => follows(part))
  const inside = parts.flatMap(([part]) => refsIn(part, follows))
  return [...new Set(schema.ref === undefined ? inside : [schema.ref, ...inside])]
}

/** The child schemas of a schema, each with its path. */
export function partsOf(schema: Schema): readonly Part[] {
  const { properties = [], items, additionalProperties: others, union, branches = [] } = schema
  return [
    ...[...properties].map(([name, field]): Part => [field, 'properties', name]),
    ...(items ? [[items, 'items'] as const] : []),
    ...(typeof others === 'object' ? [[others, 'additionalProperties'] as const] : []),
    ...branches.map((branch, index): Part => [branch, union, index]),
  ]
}
