/** The arguments of a named call: path parameters by position, then one object. */
import type { Operation, Parameter } from '../model/operation.ts'
import type { Schema } from '../model/schema.ts'
import type { Field, ObjectType, Type } from '../model/types.ts'
import type { Views } from '../model/views.ts'
import { bodyType } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { request } from './signatures.ts'
import type { TypePrinter } from './type-printer.ts'
import { sourceOf } from './type-text.ts'

/** The required path parameters: one with a default would only precede the arguments that callers need. */
export function givenInPath({ pathParameters }: Operation): readonly Parameter[] {
  return pathParameters.filter(({ schema }) => schema.default === undefined)
}

/** One argument of a method; the query's fields are the operation's own. */
export interface Argument extends Field {
  readonly name: string
  readonly kind: 'path' | 'body' | 'query'
}

/** The arguments of a method in order: path parameters, then the body or, without one, the query. */
export function argumentsOf(types: TypePrinter, operation: Operation): readonly Argument[] {
  const { body } = operation
  const path = givenInPath(operation).map(({ name, schema }): Argument => {
    return { name, kind: 'path', optional: false, type: types.of(schema, request) }
  })
  if (body !== undefined) {
    const optional = !body.required || mayBeEmpty(types.views, body.schema)
    return [...path, { name: 'body', kind: 'body', optional, type: types.of(body.schema, request) }]
  }
  const query = queryOf(types, operation)
  return query === undefined ? path : [...path, { name: 'query', kind: 'query', ...query }]
}

function queryOf(types: TypePrinter, operation: Operation): Field | undefined {
  const name = queryTypeName(types.views, operation)
  const optional = !operation.queryParameters.some(({ required }) => required)
  return name === undefined ? undefined : { type: types.named(name), optional }
}

export const parameterText = ({ name, optional }: Argument, type: string): string =>
  `${name}${optional ? '?' : ''}: ${type}`

/**
 * `id: string`, `query?: schema.GetProductQuery & CallOptionsAreTheNextArgument`: the brand makes the compiler's error
 * for a misplaced option say where it belongs.
 */
export function beforeOptions(types: TypePrinter, operation: Operation): readonly string[] {
  return argumentsOf(types, operation).map((argument) => {
    const { kind, type } = argument
    const text = kind === 'body' ? bodyType(types, operation, type) : sourceOf(type, 'schema.')
    const end = kind === 'path' ? '' : ' & CallOptionsAreTheNextArgument'
    return parameterText(argument, text + end)
  })
}

/** The arguments of a call by path: `params.path`, `params.query` and `body`, where there are any. */
export function callType(
  types: TypePrinter,
  operation: Operation,
  body: Type | undefined,
): ObjectType {
  const path = operation.pathParameters.map(({ name, schema }): [string, Field] => {
    return [name, { type: types.of(schema, request), optional: schema.default !== undefined }]
  })
  const query = queryOf(types, operation)
  const params = new Map<string, Field>()
  const given = new Map<string, Field>()
  if (path.length > 0) params.set('path', holderOf(new Map(path)))
  if (query !== undefined) params.set('query', query)
  if (params.size > 0) given.set('params', holderOf(params))
  if (body !== undefined) given.set('body', { type: body, optional: !operation.body?.required })
  return { kind: 'object', fields: given }
}

/** Required if any of its fields is. */
function holderOf(fields: ReadonlyMap<string, Field>): Field {
  const type = { kind: 'object', fields } as const
  return { type, optional: mayBeLeftOut(type) }
}

export function mayBeLeftOut({ fields }: ObjectType): boolean {
  return [...fields.values()].every(({ optional }) => optional)
}

function mayBeEmpty(views: Views, schema: Schema): boolean {
  const { types, required, limits, properties } = views.resolve(schema)
  const isObject = types.includes('object') && !limits.minProperties
  return isObject && required.every((name) => properties?.get(name)?.readOnly)
}
