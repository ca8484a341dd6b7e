/** What callers see of a description: types, methods, calls by path, functions, queries and error codes. */

import { type Argument, argumentsOf, callType } from '../emit/arguments.ts'
import { enumerationTables, limitTables } from '../emit/fields.ts'
import { functionNames } from '../emit/functions.ts'
import { isHosted, listResources } from '../emit/list-resources.ts'
import { queryMembers } from '../emit/queries.ts'
import { declarationsOf } from '../emit/schemas.ts'
import { answered, noneYetEntity, request } from '../emit/signatures.ts'
import { TypePrinter } from '../emit/type-printer.ts'
import type { CompilerConfig } from '../model/config.ts'
import type { Description, Operation } from '../model/description.ts'
import { nothing, plain, type Type, type Types } from '../model/types.ts'
import { Views } from '../model/views.ts'
import type { Direction } from './compare-type.ts'

export interface Surface {
  readonly views: Views
  readonly types: Types
  /** Whether callers read a type or send it. */
  readonly directions: ReadonlyMap<string, Direction>
  readonly operations: ReadonlyMap<string, SurfaceOperation>
  readonly queries: ReadonlyMap<string, SurfaceQuery>
  readonly errorCodes: ReadonlySet<string>
  /** The schemas whose limits or values forms read. */
  readonly tables: Readonly<Record<'limits' | 'enumerations', ReadonlyMap<string, unknown>>>
}

export interface SurfaceOperation {
  readonly operation: Operation
  /** Its name in the entry of functions. */
  readonly functionName: string
  /** The arguments of the method, in order. */
  readonly given: readonly Argument[]
  /** What a call by path takes, by `params.path`, `params.query` and `body`. */
  readonly call: Type
  readonly answer: Type
  /** What its form answers that may find none yet. */
  readonly noneYet: Type | undefined
}

/** What a query of the builder finds and may name, by the name it has in its type. */
export interface SurfaceQuery {
  readonly id: string
  readonly members: ReadonlyMap<string, Type>
}

export function surfaceOf(description: Description, formats: CompilerConfig['formats']): Surface {
  const { operations, errorCodes } = description
  const views = new Views(description, formats)
  const declared = new Map<string, Type>()
  const types = new TypePrinter(views, declared)
  const { schemas, plain: queries, queries: parameters } = declarationsOf(types)
  for (const { name, type } of [...schemas, ...queries, ...parameters]) declared.set(name, type)
  const names = functionNames(operations)
  return {
    views,
    types: declared,
    directions: directionsOf(views, declared),
    operations: new Map(
      operations.map((operation) => {
        const functionName = names.get(operation.id) ?? operation.name
        return [operation.id, { operation, functionName, ...callsOf(types, operation) }]
      }),
    ),
    queries: queriesOf(types),
    tables: { limits: limitTables(views), enumerations: enumerationTables(views) },
    errorCodes: new Set([...errorCodes, ...operations.flatMap((one) => one.errorCodes)]),
  }
}

/** Queries, filters and orders are sent; every other type is a schema in one of its views. */
function directionsOf(views: Views, types: Types): ReadonlyMap<string, Direction> {
  const directions = new Map<string, Direction>([...types.keys()].map((name) => [name, 'request']))
  for (const component of views.description.schemas.keys()) {
    for (const direction of views.directionsOf(component, 'caller')) {
      const name = views.nameOf(component, { side: 'caller', direction })
      if (types.has(name)) directions.set(name, direction)
    }
  }
  return directions
}

function callsOf(types: TypePrinter, operation: Operation) {
  const { answer, page, body } = operation
  const call = callType(types, operation, body && types.of(body.schema, request))
  const text = page ? plain('string') : nothing
  const given = argumentsOf(types, operation)
  const entity = noneYetEntity(types.views, operation)
  const noneYet = entity && types.of(entity, answered)
  return { given, call, noneYet, answer: answer && !page ? types.of(answer, answered) : text }
}

function queriesOf(types: TypePrinter): Surface['queries'] {
  const queries = listResources(types.views).filter(isHosted)
  return new Map(
    queries.map((resource) => {
      const members = new Map(Object.entries(queryMembers(types, resource)))
      return [resource.name, { id: resource.operation.id, members }] as const
    }),
  )
}
