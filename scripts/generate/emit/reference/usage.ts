/** Where each schema is used: by which operations, and in which fields of which other schemas. */
import type { Operation, Schema } from '../../model/description.ts'
import { partsOf, type Views } from '../../model/views.ts'

export interface Usage {
  /** Operations that send it: as their body or query, or as a field of their body. */
  readonly sentBy: readonly Operation[]
  readonly answeredBy: readonly Operation[]
  /** Schema → its fields that hold this one. */
  readonly partOf: ReadonlyMap<string, readonly string[]>
}

export function usageOf(views: Views): ReadonlyMap<string, Usage> {
  const { operations, schemas } = views.description
  const sent = operations.map((operation) => {
    const { body, queryParameters, pathParameters } = operation
    const parameters = [...queryParameters, ...pathParameters].map(({ schema }) => schema)
    return [
      operation,
      new Set([...wrapped(body?.schema, views), ...parameters.flatMap(refsIn)]),
    ] as const
  })
  const answers = operations.map(
    (operation) => [operation, new Set(wrapped(operation.answer, views))] as const,
  )
  const holders = [...schemas].map(([owner, schema]) => [owner, heldBy(schema)] as const)
  return new Map(
    [...schemas.keys()].map((name) => {
      const using = (all: typeof sent) =>
        all.flatMap(([one, used]) => (used.has(name) ? [one] : []))
      const partOf = holders.flatMap(([owner, held]) => {
        const fields = held.flatMap(([field, target]) => (target === name ? [field] : []))
        return fields.length === 0 ? [] : [[owner, fields.filter((field) => field !== '')] as const]
      })
      return [name, { sentBy: using(sent), answeredBy: using(answers), partOf: new Map(partOf) }]
    }),
  )
}

/** A body and what its own fields hold: `GetProductResponse` and `Product`. */
function wrapped(schema: Schema | undefined, views: Views): readonly string[] {
  if (schema === undefined) return []
  const held = [...heldBy(views.resolve(schema))].map(([, target]) => target)
  return [...refsIn(schema), ...held]
}

/** The fields of a schema with the components they hold; an empty name for what is no field. */
function heldBy(schema: Schema): readonly (readonly [string, string])[] {
  const fields = [...(schema.properties ?? [])].flatMap(([name, field]) =>
    refsIn(field).map((target) => [name, target] as const),
  )
  const { properties: _, ...others } = schema
  return [...fields, ...refsIn(others).map((target) => ['', target] as const)]
}

/** The components that a schema refers to, without following them. */
function refsIn(schema: Schema): readonly string[] {
  const { ref } = schema
  return [...new Set([...(ref === undefined ? [] : [ref]), ...partsOf(schema).flatMap(refsIn)])]
}
