/** What callers see of a description: types, methods, calls by path, functions, queries and error codes. */

import { argumentsOf } from '../emit/arguments.ts'
import { functionNames } from '../emit/functions.ts'
import { listResources, seenBy } from '../emit/list-resources.ts'
import { queryMembers } from '../emit/queries.ts'
import { declarationsOf, queryTypeName } from '../emit/schemas.ts'
import { answered, request } from '../emit/signatures.ts'
import { TypePrinter } from '../emit/type-printer.ts'
import type { CompilerConfig } from '../model/config.ts'
import type { Description, Operation, Parameter, Schema } from '../model/description.ts'
import { type View, Views } from '../model/views.ts'
import type { Direction } from './compare-shapes.ts'
import {
  type Field,
  nothing,
  type ObjectShape,
  type Shape,
  ShapeReader,
  type Types,
  unknownShape,
} from './shape.ts'

export interface Surface {
  readonly views: Views
  readonly types: Types
  /** Whether callers read a type or send it. */
  readonly directions: ReadonlyMap<string, Direction>
  readonly operations: ReadonlyMap<string, SurfaceOperation>
  readonly queries: ReadonlyMap<string, SurfaceQuery>
  readonly errorCodes: ReadonlySet<string>
}

export interface SurfaceOperation {
  readonly operation: Operation
  /** Its name in the entry of functions. */
  readonly functionName: string
  /** The arguments of the method, in order. */
  readonly given: readonly (Field & { readonly name: string })[]
  /** What a call by path takes, by `params.path`, `params.query` and `body`. */
  readonly call: Shape
  readonly answer: Shape
}

/** What a query of the builder finds and may name, by the name it has in its type. */
export interface SurfaceQuery {
  readonly id: string
  readonly members: ReadonlyMap<string, Shape>
}

const text: Shape = { kind: 'plain', name: 'string' }

export function surfaceOf(description: Description, formats: CompilerConfig['formats']): Surface {
  return new SurfaceReader(new Views(description, formats)).read()
}

class SurfaceReader {
  readonly #views: Views
  readonly #printer: TypePrinter
  readonly #types: Types
  readonly #directions = new Map<string, Direction>()
  readonly #shapes: ShapeReader

  constructor(views: Views) {
    this.#views = views
    this.#printer = new TypePrinter(views)
    const { schemas, plain, queries } = declarationsOf(views, this.#printer)
    const declared = [...schemas, ...plain, ...queries]
    // A name that a use comes before is a name all the same.
    const types = new Map<string, Shape>(declared.map(({ name }) => [name, unknownShape]))
    this.#types = types
    this.#shapes = new ShapeReader(types)
    for (const { name, type } of declared) types.set(name, this.#shapes.read(type))
  }

  read(): Surface {
    const { operations, errorCodes } = this.#views.description
    this.#readDirections()
    const names = functionNames(operations)
    return {
      views: this.#views,
      types: this.#types,
      directions: this.#directions,
      operations: new Map(
        operations.map((operation) => [
          operation.id,
          this.#operation(operation, names.get(operation.id) ?? operation.name),
        ]),
      ),
      queries: this.#queries(),
      errorCodes: new Set([...errorCodes, ...operations.flatMap((one) => one.errorCodes)]),
    }
  }

  #readDirections(): void {
    const { schemas } = this.#views.description
    // Queries, filters and orders are sent; every other type is a schema in one of its views.
    for (const name of this.#types.keys()) this.#directions.set(name, 'request')
    for (const component of schemas.keys()) {
      for (const direction of this.#views.directionsOf(component, 'caller')) {
        const name = this.#views.nameOf(component, { side: 'caller', direction })
        if (this.#types.has(name)) this.#directions.set(name, direction)
      }
    }
  }

  #shape(schema: Schema, view: View): Shape {
    return this.#shapes.read(this.#printer.project(schema, view))
  }

  #parameters(parameters: readonly Parameter[]): ObjectShape {
    const fields = parameters.map(({ name, schema, required }) => {
      return [name, { shape: this.#shape(schema, request), optional: !required }] as const
    })
    return { kind: 'object', fields: new Map(fields) }
  }

  #operation(operation: Operation, functionName: string): SurfaceOperation {
    const { answer, page } = operation
    const query = this.#queryType(operation)
    const given = argumentsOf(this.#views, operation).map(({ name, isOptional, schema }) => {
      return { name, shape: schema ? this.#shape(schema, request) : query, optional: isOptional }
    })
    return {
      operation,
      functionName,
      given,
      call: this.#call(operation, query),
      answer: page ? text : answer === undefined ? nothing : this.#shape(answer, answered),
    }
  }

  #queryType(operation: Operation): Shape {
    const name = queryTypeName(this.#views, operation)
    return name === undefined ? nothing : { kind: 'named', name, types: this.#types }
  }

  /** The argument of a call by path. */
  #call({ pathParameters, queryParameters, body }: Operation, query: Shape): Shape {
    const params: [string, Field][] = []
    const isQueryOptional = !queryParameters.some(({ required }) => required)
    if (pathParameters.length > 0) {
      params.push(['path', { shape: this.#parameters(pathParameters), optional: false }])
    }
    if (query !== nothing) params.push(['query', { shape: query, optional: isQueryOptional }])
    const fields: [string, Field][] = []
    if (params.length > 0) {
      const shape: Shape = { kind: 'object', fields: new Map(params) }
      fields.push(['params', { shape, optional: params.every(([, field]) => field.optional) }])
    }
    if (body !== undefined) {
      fields.push(['body', { shape: this.#shape(body.schema, request), optional: !body.required }])
    }
    return { kind: 'object', fields: new Map(fields) }
  }

  #queries(): ReadonlyMap<string, SurfaceQuery> {
    return new Map(
      listResources(this.#views).map((resource) => {
        const hosted = seenBy('hosted', resource)
        const types = queryMembers(this.#views, this.#printer, hosted, 'hosted')
        const members = Object.entries(types).map(
          ([name, type]) => [name, this.#shapes.read(type)] as const,
        )
        return [resource.name, { id: resource.operation.id, members: new Map(members) }] as const
      }),
    )
  }
}
