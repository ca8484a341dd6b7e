/** The uses of each schema, in operations and in fields of other schemas. */
import { grouped } from '../../model/grouped.ts'
import type { Operation } from '../../model/operation.ts'
import type { Schema } from '../../model/schema.ts'
import type { Views } from '../../model/views.ts'
import { refsIn } from '../../model/written-schemas.ts'

/** By the name of the used schema. */
export type Usage = ReturnType<typeof usageOf>

export function usageOf(views: Views) {
  const { operations, schemas } = views.description
  const byName = (namesOf: (operation: Operation) => readonly string[]) => {
    const uses = operations.flatMap((operation) =>
      [...new Set(namesOf(operation))].map((name) => ({ name, operation })),
    )
    return grouped(uses, ({ name }) => name)
  }
  const held = [...schemas].flatMap(([owner, schema]) =>
    heldBy(schema).map(([field, name]) => ({ name, owner, field })),
  )
  return {
    /** Operations that send it: as their body or query, or as a field of their body. */
    sentBy: byName(({ body, queryParameters, pathParameters }) => {
      const parameters = [...queryParameters, ...pathParameters].map(({ schema }) => schema)
      return [...wrapped(body?.schema, views), ...parameters.flatMap((schema) => refsIn(schema))]
    }),
    answeredBy: byName(({ answer }) => wrapped(answer, views)),
    /** Schemas that contain it, in this field; an empty name outside fields. */
    partOf: grouped(held, ({ name }) => name),
  }
}

/** A body and the schemas of its own fields: `GetProductResponse` and `Product`. */
function wrapped(schema: Schema | undefined, views: Views): readonly string[] {
  if (schema === undefined) return []
  return [...refsIn(schema), ...heldBy(views.resolve(schema)).map(([, target]) => target)]
}

/** The fields of a schema with their components; an empty name outside fields. */
function heldBy(schema: Schema): readonly (readonly [string, string])[] {
  const fields = [...(schema.properties ?? [])].flatMap(([name, field]) =>
    refsIn(field).map((target) => [name, target] as const),
  )
  const { properties: _, ...others } = schema
  return [...fields, ...refsIn(others).map((target) => ['', target] as const)]
}
