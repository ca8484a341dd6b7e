/** What a sent value must keep to: limits that types do not show, so that code compiles and its calls are refused. */
import type { Schema } from '../model/description.ts'
import { type Change, changesOf, type Difference, placeIn } from './change.ts'
import { compareRules } from './compare-rules.ts'
import type { Surface } from './surface.ts'
import type { Uses } from './uses.ts'

export function compareLimits(before: Surface, after: Surface, uses: Uses): readonly Change[] {
  const types = [...before.views.description.schemas].flatMap(([component, old]) => {
    const current = after.views.description.schemas.get(component)
    const isSent = [before, after].every(({ views }) =>
      views.directionsOf(component, 'caller').includes('request'),
    )
    if (current === undefined || !isSent) return []
    const name = before.views.nameOf(component, { side: 'caller', direction: 'request' })
    return changesOf(`type ${name}`, uses.of(name), compareSchemas(old, current, ''))
  })
  const parameters = [...before.operations].flatMap(([id, { operation }]) => {
    const current = after.operations.get(id)?.operation
    if (current === undefined) return []
    const given = [...current.pathParameters, ...current.queryParameters]
    return [...operation.pathParameters, ...operation.queryParameters].flatMap((old) => {
      const schema = given.find(({ name }) => name === old.name)?.schema
      return changesOf(id, [id], schema ? compareSchemas(old.schema, schema, old.name) : [])
    })
  })
  return [...types, ...parameters]
}

function compareSchemas(before: Schema, after: Schema, place: string): readonly Difference[] {
  // A field that is only answered may be sent and is ignored.
  if (before.readOnly || after.readOnly) return []
  const own = compareRules(before, after).map((difference) => ({ ...difference, place }))
  // What a name leads to is compared once, by itself.
  if (before.ref !== undefined || after.ref !== undefined) return own
  const fields = [...(before.properties ?? [])].flatMap(([name, old]) => {
    const current = after.properties?.get(name)
    return current ? compareSchemas(old, current, placeIn(place, name)) : []
  })
  const parts = (['allOf', 'oneOf', 'anyOf'] as const).flatMap((keyword) =>
    (before[keyword] ?? []).flatMap((part, index) => {
      const other = after[keyword]?.[index]
      return other ? compareSchemas(part, other, place) : []
    }),
  )
  return [
    ...own,
    ...fields,
    ...compareInner(before.items, after.items, `${place}[]`),
    ...compareInner(before.additionalProperties, after.additionalProperties, `${place}[key]`),
    ...parts,
  ]
}

function compareInner(
  before: Schema | boolean | undefined,
  after: Schema | boolean | undefined,
  place: string,
): readonly Difference[] {
  if (typeof before !== 'object' || typeof after !== 'object') return []
  return compareSchemas(before, after, place)
}
