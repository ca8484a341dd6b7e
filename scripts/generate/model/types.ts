/** Types as callers and the wire have them, as data: emitters print them, the report compares them. */
import type { Json } from './description.ts'

/** One type. A name leads into the version of the description it belongs to, because another version has its own. */
export type Type =
  | { readonly kind: 'plain'; readonly name: string }
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: Type; readonly isReadonly?: true }
  | ObjectType
  | NamedType
  | { readonly kind: 'union'; readonly members: readonly Type[] }

export interface ObjectType {
  readonly kind: 'object'
  readonly fields: ReadonlyMap<string, Field>
  /** The type of every field that is not listed, where there may be such. */
  readonly others?: Type
}

export interface NamedType {
  readonly kind: 'named'
  readonly name: string
  readonly types: Types
}

export interface Field {
  readonly type: Type
  readonly optional: boolean
  /** The paragraphs of its docstring. */
  readonly doc?: readonly string[]
}

/** The exported types of one version by name. */
export type Types = ReadonlyMap<string, Type>

export const plain = (name: string): Type => ({ kind: 'plain', name })

export const unknown = plain('unknown')
/** What there is where nothing is answered. */
export const nothing = plain('undefined')

/** One of these types. */
export function unionOf(members: readonly Type[]): Type {
  const [only, ...others] = members
  return only !== undefined && others.length === 0 ? only : { kind: 'union', members }
}

export function orNull(type: Type): Type {
  return { kind: 'union', members: [type, plain('null')] }
}

/** One of these texts. */
export function oneOf(texts: readonly string[]): Type {
  return unionOf(texts.map((value) => ({ kind: 'value', value })))
}

/**
 * The alternatives as they are compiled: an open enumeration says that it has names, because TypeScript would take it for
 * any text.
 */
export function alternativesOf(members: readonly Type[]): readonly Type[] {
  const isOpen = members.some(({ kind }) => kind === 'value')
  return members.flatMap((member) => {
    if (member.kind === 'union') return alternativesOf(member.members)
    return isOpen && member.kind === 'plain' && member.name === 'string' ? openText : member
  })
}

const openText = plain('(string & {})')

/** How an object without named fields is compiled, where it has no index of its own. */
export function recordOf({ fields, others }: ObjectType): string | undefined {
  if (fields.size > 0) return undefined
  if (others === undefined) return 'Record<string, never>'
  const isAny = others.kind === 'plain' && others.name === 'unknown'
  return isAny ? 'Record<string, unknown>' : undefined
}

/** The object that has some fields of another one. */
export function pick(type: Type, names: readonly string[]): Type {
  const target = follow(type)
  if (target.kind !== 'object') return target
  return {
    kind: 'object',
    fields: new Map([...target.fields].filter(([name]) => names.includes(name))),
  }
}

/** The types written directly inside a type. */
export function innerTypes(type: Type): readonly Type[] {
  switch (type.kind) {
    case 'list':
      return [type.items]
    case 'union':
      return type.members
    case 'object': {
      const fields = [...type.fields.values()].map((field) => field.type)
      return type.others ? [...fields, type.others] : fields
    }
    default:
      return []
  }
}

/** The texts that a type allows. */
export function namesOf(type: Type): readonly string[] {
  if (type.kind === 'union') return type.members.flatMap(namesOf)
  return type.kind === 'value' ? [String(type.value)] : []
}

/** The type behind a name. */
export function follow(type: Type): Exclude<Type, NamedType> {
  return type.kind === 'named' ? follow(type.types.get(type.name) ?? unknown) : type
}

/** The alternatives of a type, through the names of unions; a type without alternatives is its only one. */
export function membersOf(type: Type): readonly Type[] {
  const target = follow(type)
  return target.kind === 'union' ? target.members.flatMap(membersOf) : [type]
}
