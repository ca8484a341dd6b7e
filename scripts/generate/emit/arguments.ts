/** The arguments of a named call: path parameters by position, then one object. */

import type { Operation, Parameter, Schema } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { bodyType } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { qualify, request } from './signatures.ts'
import type { TypePrinter } from './type-printer.ts'

/** The path parameters that must be given: one with a default would only be in the way of what follows it. */
export function givenInPath({ pathParameters }: Operation): readonly Parameter[] {
  return pathParameters.filter(({ schema }) => schema.default === undefined)
}

/** One argument of a method; the query's fields are the operation's own. */
export interface Argument {
  readonly name: string
  readonly kind: 'path' | 'body' | 'query'
  readonly isOptional: boolean
  /** The schema of the argument, if it has one; a query has a generated type instead. */
  readonly schema?: Schema
}

/** The arguments of a method in order: path parameters, then the body or, without one, the query. */
export function argumentsOf(views: Views, operation: Operation): readonly Argument[] {
  const { queryParameters, body } = operation
  const path = givenInPath(operation).map(({ name, schema }): Argument => {
    return { name, kind: 'path', isOptional: false, schema }
  })
  if (body !== undefined) {
    const isOptional = !body.required || !needsAnything(views, operation)
    return [...path, { name: 'body', kind: 'body', isOptional, schema: body.schema }]
  }
  if (queryParameters.length === 0) return path
  const isOptional = !queryParameters.some(({ required }) => required)
  return [...path, { name: 'query', kind: 'query', isOptional }]
}

/** `id: string`, `query?: schema.GetProductQuery`. */
export function methodParameters(
  views: Views,
  types: TypePrinter,
  operation: Operation,
  typeOfBody: typeof bodyType = bodyType,
): readonly string[] {
  return argumentsOf(views, operation).map(({ name, kind, isOptional, schema }) => {
    const given = schema
      ? kind === 'body'
        ? typeOfBody(views, types, operation, schema)
        : qualify(types.type(schema, request))
      : `schema.${queryTypeName(views, operation)}`
    return `${name}${isOptional ? '?' : ''}: ${given}`
  })
}

/** The same where options follow: the compiler's complaint of an option in the body or the query says where it belongs. */
export function beforeOptions(
  views: Views,
  operation: Operation,
  parameters: readonly string[],
): readonly string[] {
  const last = argumentsOf(views, operation).at(-1)
  if (last === undefined || last.kind === 'path') return parameters
  return [...parameters.slice(0, -1), `${parameters.at(-1)} & CallOptionsAreTheNextArgument`]
}

/** Whether the body has a field that must be given. */
function needsAnything(views: Views, { body }: Operation): boolean {
  if (body === undefined) return false
  const schema = views.resolve(body.schema)
  return schema.required.some((name) => schema.properties?.get(name)?.readOnly !== true)
}
