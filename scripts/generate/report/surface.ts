/** The public surface: types, methods, calls by path, functions, queries and error codes. */
import { argumentsOf, callType } from '../emit/arguments.ts'
import { enumerationTables, limitTables } from '../emit/fields.ts'
import { functionName } from '../emit/functions.ts'
import { isHosted, type ListResource, listResources } from '../emit/list-resources.ts'
import { queryMembers } from '../emit/queries.ts'
import { declarationsOf } from '../emit/schemas.ts'
import { answered, noneYetEntity, request } from '../emit/signatures.ts'
import { TypePrinter } from '../emit/type-printer.ts'
import type { CompilerConfig } from '../model/config.ts'
import type { Description } from '../model/description.ts'
import type { Operation } from '../model/operation.ts'
import { nothing, plain, type Type, type Types } from '../model/types.ts'
import { type View, Views } from '../model/views.ts'

export type Surface = ReturnType<typeof surfaceOf>

export type SurfaceOperation = ReturnType<typeof operationOf>

export type SurfaceQuery = ReturnType<typeof queryOf>

export function surfaceOf(description: Description, formats: CompilerConfig['formats']) {
  const { operations, errorCodes, errorMeanings } = description
  const views = new Views(description, formats)
  const declared = new Map<string, Type>()
  const types = new TypePrinter(views, declared)
  const { schemas, plain: queries, queries: parameters } = declarationsOf(types)
  for (const { name, type } of [...schemas, ...queries, ...parameters]) declared.set(name, type)
  const codes = [...errorCodes, ...operations.flatMap((one) => one.errorCodes)]
  const resources = listResources(views).filter(isHosted)
  return {
    views,
    types: declared,
    /** Whether callers read a type or send it. */
    directions: directionsOf(views, declared),
    operations: new Map(operations.map((one) => [one.id, operationOf(types, one)])),
    queries: new Map(resources.map((one) => [one.name, queryOf(types, one)])),
    tables: { limits: limitTables(views), enumerations: enumerationTables(views) },
    /** Code → its meaning, or an empty text. */
    errorCodes: new Map(codes.map((code) => [code, errorMeanings.get(code) ?? ''])),
  }
}

/** Queries, filters and orders are sent; every other type is a view of a schema. */
function directionsOf(views: Views, types: Types): ReadonlyMap<string, View['direction']> {
  const directions = new Map<string, View['direction']>(
    [...types.keys()].map((name) => [name, 'request']),
  )
  for (const component of views.description.schemas.keys()) {
    for (const direction of views.directionsOf(component, 'caller')) {
      const name = views.nameOf(component, { side: 'caller', direction })
      if (types.has(name)) directions.set(name, direction)
    }
  }
  return directions
}

function operationOf(types: TypePrinter, operation: Operation) {
  const { answer, page, body } = operation
  const text = page ? plain('string') : nothing
  const entity = noneYetEntity(types.views, operation)
  return {
    operation,
    /** Its name in `storefront-client/operations`. */
    functionName: functionName(operation, types.views.description),
    given: argumentsOf(types, operation),
    /** The arguments of a call by path: `params.path`, `params.query` and `body`. */
    call: callType(types, operation, body && types.of(body.schema, request)),
    answer: answer && !page ? types.of(answer, answered) : text,
    /** The entity of its `orUndefined` form. */
    noneYet: entity && types.of(entity, answered),
  }
}

function queryOf(types: TypePrinter, resource: ListResource) {
  const members = new Map(Object.entries<Type>(queryMembers(types, resource)))
  return { id: resource.operation.id, members }
}
