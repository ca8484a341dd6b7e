/** Types as callers see them, as data that two versions of the description can be compared by. */
import type { Projected } from '../emit/projection.ts'
import type { Json } from '../model/description.ts'

/** One type. A named type leads into the version it belongs to, because the other version has its own. */
export type Shape =
  | { readonly kind: 'plain'; readonly name: string }
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: Shape }
  | ObjectShape
  | NamedShape
  | { readonly kind: 'union'; readonly members: readonly Shape[] }
  | { readonly kind: 'all'; readonly parts: readonly Shape[] }

export interface ObjectShape {
  readonly kind: 'object'
  readonly fields: ReadonlyMap<string, Field>
  /** The type of every field that is not listed, where there may be such. */
  readonly others?: Shape
}

export interface NamedShape {
  readonly kind: 'named'
  readonly name: string
  readonly types: Types
}

export interface Field {
  readonly shape: Shape
  readonly optional: boolean
}

/** The exported types of one version by name. */
export type Types = ReadonlyMap<string, Shape>

export const unknownShape: Shape = { kind: 'plain', name: 'unknown' }
/** What there is where nothing is answered. */
export const nothing: Shape = { kind: 'plain', name: 'undefined' }

/** Turns what the type printer prints into shapes whose names lead into `types`. */
export class ShapeReader {
  readonly #types: Types

  constructor(types: Types) {
    this.#types = types
  }

  read(projected: Projected): Shape {
    const { anyOf, allOf, items, properties, additionalProperties, required = [] } = projected
    const { 'x-pick': kept, ...whole } = projected
    if (kept !== undefined) return picked(this.read(whole), kept)
    if (projected['x-type'] !== undefined) return this.#named(projected['x-type'])
    if (projected.const !== undefined) return { kind: 'value', value: projected.const }
    const [only, ...others] = anyOf ?? allOf ?? []
    if (only !== undefined && others.length === 0) return this.read(only)
    if (anyOf !== undefined) return { kind: 'union', members: anyOf.map((part) => this.read(part)) }
    if (allOf !== undefined) return { kind: 'all', parts: allOf.map((part) => this.read(part)) }
    if (items !== undefined) return { kind: 'list', items: this.read(items) }
    if (projected.type !== 'object') return { kind: 'plain', name: projected.type ?? 'unknown' }
    const fields = Object.entries(properties ?? {}).map(([name, field]) => {
      return [name, { shape: this.read(field), optional: !required.includes(name) }] as const
    })
    return {
      kind: 'object',
      fields: new Map(fields),
      ...(additionalProperties === true ? { others: unknownShape } : {}),
      ...(typeof additionalProperties === 'object'
        ? { others: this.read(additionalProperties) }
        : {}),
    }
  }

  #named(name: string): Shape {
    if (name === '(string & {})') return { kind: 'plain', name: 'string' }
    if (name === 'Record<string, never>') return { kind: 'object', fields: new Map() }
    if (name === 'Record<string, unknown>') {
      return { kind: 'object', fields: new Map(), others: unknownShape }
    }
    return this.#types.has(name)
      ? { kind: 'named', name, types: this.#types }
      : { kind: 'plain', name }
  }
}

function picked(shape: Shape, names: readonly string[]): Shape {
  const target = resolve(shape)
  if (target.kind !== 'object') return target
  const fields = [...target.fields].filter(([name]) => names.includes(name))
  return { kind: 'object', fields: new Map(fields) }
}

/** The texts that a type allows. */
export function namesOf(shape: Shape): readonly string[] {
  if (shape.kind === 'union') return shape.members.flatMap(namesOf)
  return shape.kind === 'value' ? [String(shape.value)] : []
}

/** The type behind a name. */
export function follow(shape: Shape): Exclude<Shape, NamedShape> {
  return shape.kind === 'named' ? follow(shape.types.get(shape.name) ?? unknownShape) : shape
}

/** The type behind a name; an intersection of objects as the one object that it is. */
export function resolve(shape: Shape): Exclude<Shape, NamedShape> {
  const target = follow(shape)
  if (target.kind !== 'all') return target
  const parts = target.parts.map(resolve)
  const objects = parts.filter((part) => part.kind === 'object')
  if (objects.length < parts.length) return target
  const others = objects.find((part) => part.others !== undefined)?.others
  return {
    kind: 'object',
    fields: new Map(objects.flatMap(({ fields }) => [...fields])),
    ...(others === undefined ? {} : { others }),
  }
}

/** The alternatives of a type, through the names of unions; a type without alternatives is its only one. */
export function membersOf(shape: Shape): readonly Shape[] {
  const target = follow(shape)
  return target.kind === 'union' ? target.members.flatMap(membersOf) : [shape]
}

/** A type as TypeScript writes it, for people: a long one ends in an ellipsis. */
export function textOf(shape: Shape): string {
  return write(shape, (parts, separator) =>
    (parts.length <= 5 ? parts : [...parts.slice(0, 4), '…']).join(separator),
  )
}

/** A type as TypeScript writes it, to the last field. */
export function spelled(shape: Shape): string {
  return write(shape, (parts, separator) => parts.join(separator))
}

type Join = (parts: readonly string[], separator: string) => string

function write(shape: Shape, join: Join): string {
  switch (shape.kind) {
    case 'plain':
    case 'named':
      return shape.name
    case 'value':
      return JSON.stringify(shape.value).replaceAll('"', "'")
    case 'list': {
      const items = write(shape.items, join)
      return items.includes(' ') ? `(${items})[]` : `${items}[]`
    }
    case 'union':
      return join([...new Set(shape.members.map((member) => write(member, join)))], ' | ')
    case 'all':
      return join(
        shape.parts.map((part) => write(part, join)),
        ' & ',
      )
    case 'object':
      return writeObject(shape, join)
  }
}

function writeObject({ fields, others }: ObjectShape, join: Join): string {
  const written = [...fields].map(
    ([name, { shape, optional }]) => `${name}${optional ? '?' : ''}: ${write(shape, join)}`,
  )
  if (others !== undefined) written.push(`[key: string]: ${write(others, join)}`)
  return written.length === 0 ? '{}' : `{ ${join(written, '; ')} }`
}
