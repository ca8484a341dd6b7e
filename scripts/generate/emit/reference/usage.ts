/** Where each schema is used: by which operations, and in which fields of which other schemas. */
import type { Operation, Schema } from '../../model/description.ts'
import type { Views } from '../../model/views.ts'
import { partsOf } from '../../model/written-schemas.ts'

export interface Usage {
  /** Operations that send it: as their body or query, or as a field of their body. */
  readonly sentBy: readonly Operation[]
  readonly answeredBy: readonly Operation[]
  /** Schema → its fields that hold this one. */
  readonly partOf: ReadonlyMap<string, readonly string[]>
}

export function usageOf(views: Views): ReadonlyMap<string, Usage> {
  const { operations, schemas } = views.description
  const partOf = new Map<string, Map<string, string[]>>()
  for (const [owner, schema] of schemas) {
    for (const [field, target] of heldBy(schema)) {
      const owners = partOf.get(target) ?? new Map<string, string[]>()
      const fields = owners.get(owner) ?? []
      partOf.set(target, owners.set(owner, field === '' ? fields : [...fields, field]))
    }
  }
  const sentBy = byName(operations, ({ body, queryParameters, pathParameters }) => {
    const parameters = [...queryParameters, ...pathParameters].map(({ schema }) => schema)
    return [...wrapped(body?.schema, views), ...parameters.flatMap(refsIn)]
  })
  const answeredBy = byName(operations, ({ answer }) => wrapped(answer, views))
  return new Map(
    [...schemas.keys()].map((name) => [
      name,
      {
        sentBy: sentBy.get(name) ?? [],
        answeredBy: answeredBy.get(name) ?? [],
        partOf: partOf.get(name) ?? new Map(),
      },
    ]),
  )
}

/** Name → the operations that use it. */
function byName(
  operations: readonly Operation[],
  namesOf: (operation: Operation) => readonly string[],
): ReadonlyMap<string, readonly Operation[]> {
  const found = new Map<string, Operation[]>()
  for (const operation of operations) {
    for (const name of new Set(namesOf(operation))) {
      found.set(name, [...(found.get(name) ?? []), operation])
    }
  }
  return found
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
  const inside = partsOf(schema).flatMap(([part]) => refsIn(part))
  return [...new Set([...(ref === undefined ? [] : [ref]), ...inside])]
}
