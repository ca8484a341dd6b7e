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

interface Found {
  readonly sentBy: Set<Operation>
  readonly answeredBy: Set<Operation>
  readonly partOf: Map<string, string[]>
}

export function usageOf(views: Views): ReadonlyMap<string, Usage> {
  const { operations, schemas } = views.description
  const found = new Map<string, Found>()
  for (const name of schemas.keys()) {
    found.set(name, { sentBy: new Set(), answeredBy: new Set(), partOf: new Map() })
  }
  for (const [owner, schema] of schemas) {
    for (const [field, target] of heldBy(schema)) {
      const { partOf } = found.get(target) ?? {}
      partOf?.set(owner, [...(partOf.get(owner) ?? []), ...(field === '' ? [] : [field])])
    }
  }
  for (const operation of operations) {
    const { body, answer, queryParameters, pathParameters } = operation
    const parameters = [...queryParameters, ...pathParameters].map(({ schema }) => schema)
    for (const name of [...wrapped(body?.schema, views), ...parameters.flatMap(refsIn)]) {
      found.get(name)?.sentBy.add(operation)
    }
    for (const name of wrapped(answer, views)) found.get(name)?.answeredBy.add(operation)
  }
  return new Map(
    [...found].map(([name, { sentBy, answeredBy, partOf }]) => [
      name,
      { sentBy: [...sentBy], answeredBy: [...answeredBy], partOf },
    ]),
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
