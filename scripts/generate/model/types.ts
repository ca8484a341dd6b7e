/** Types as data, of callers and the wire: emitters print them, the report compares them. */
import type { Json } from './json.ts'

/** One type. A name resolves within its own version of the description. */
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
  /** The type of additional fields, if allowed. */
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
  /** Whether callers write it: JSON omits undefined, which an optional one therefore accepts. */
  readonly isSent?: boolean
  readonly doc?: readonly string[]
}

export type Types = ReadonlyMap<string, Type>

export const plain = (name: string): Type => ({ kind: 'plain', name })

export const unknown = plain('unknown')
/** The type of an empty response. */
export const nothing = plain('undefined')

export function unionOf(members: readonly Type[]): Type {
  const [only, ...others] = members
  return only !== undefined && others.length === 0 ? only : { kind: 'union', members }
}

export function orNull(type: Type): Type {
  return { kind: 'union', members: [type, plain('null')] }
}

export const never: Type = { kind: 'union', members: [] }

export function oneOf(texts: readonly string[]): Type {
  return unionOf(texts.map((value) => ({ kind: 'value', value })))
}

/**
 * The members as compiled: an open enumeration keeps its literals, because TypeScript would widen it to
 * `string`.
 */
export function alternativesOf(members: readonly Type[]): readonly Type[] {
  const isOpen = members.some(({ kind }) => kind === 'value')
  return members.flatMap((member) => {
    if (member.kind === 'union') return alternativesOf(member.members)
    return isOpen && member.kind === 'plain' && member.name === 'string' ? openText : member
  })
}

const openText = plain('(string & {})')

/** The compiled form of an object without named fields or index signature. */
export function recordOf({ fields, others }: ObjectType): string | undefined {
  if (fields.size > 0) return undefined
  if (others === undefined) return 'Record<string, never>'
  const isAny = others.kind === 'plain' && others.name === 'unknown'
  return isAny ? 'Record<string, unknown>' : undefined
}

export function pick(type: Type, names: readonly string[]): Type {
  const target = follow(type)
  if (target.kind !== 'object') return target
  return {
    kind: 'object',
    fields: new Map([...target.fields].filter(([name]) => names.includes(name))),
  }
}

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

export function namesOf(type: Type): readonly string[] {
  if (type.kind === 'union') return type.members.flatMap(namesOf)
  return type.kind === 'value' ? [String(type.value)] : []
}

export function follow(type: Type): Exclude<Type, NamedType> {
  return type.kind === 'named' ? follow(type.types.get(type.name) ?? unknown) : type
}

/** The members of a type, resolving named unions; any other type is its only member. */
export function membersOf(type: Type): readonly Type[] {
  const target = follow(type)
  return target.kind === 'union' ? target.members.flatMap(membersOf) : [type]
}
