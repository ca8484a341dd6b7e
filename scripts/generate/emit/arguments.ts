/** The arguments of a named call: path parameters by position, then one object. */

import type { Operation, Parameter, Schema } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { bodyType } from './plain-queries.ts'
import { queryTypeName } from './schemas.ts'
import { request } from './signatures.ts'
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
    const isOptional = !body.required || !needsAnything(views.resolve(body.schema))
    return [...path, { name: 'body', kind: 'body', isOptional, schema: body.schema }]
  }
  if (queryParameters.length === 0) return path
  const isOptional = !queryParameters.some(({ required }) => required)
  return [...path, { name: 'query', kind: 'query', isOptional }]
}

/** `id: string`, `query?: schema.GetProductQuery`. */
export function methodParameters(
  types: TypePrinter,
  operation: Operation,
  typeOfBody = bodyType,
): readonly string[] {
  return argumentsOf(types.views, operation).map(({ name, kind, isOptional, schema }) => {
    const mark = isOptional ? '?' : ''
    if (!schema) return `${name}${mark}: schema.${queryTypeName(types.views, operation)}`
    const type =
      kind === 'body'
        ? typeOfBody(types, operation, schema)
        : types.text(schema, request, 'schema.')
    return `${name}${mark}: ${type}`
  })
}

/** The same where options follow: the compiler's complaint of an option in the body or the query says where it belongs. */
export function beforeOptions(types: TypePrinter, operation: Operation): readonly string[] {
  const parameters = methodParameters(types, operation)
  const last = argumentsOf(types.views, operation).at(-1)
  if (last === undefined || last.kind === 'path') return parameters
  return [...parameters.slice(0, -1), `${parameters.at(-1)} & CallOptionsAreTheNextArgument`]
}

/** Whether the body has a field that must be given. */
function needsAnything({ required, properties }: Schema): boolean {
  return required.some((name) => properties?.get(name)?.readOnly !== true)
}
