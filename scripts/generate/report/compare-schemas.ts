/** What types do not show of the schemas: limits that a sent value must keep to, and what callers should stop using. */
import type { Schema } from '../model/description.ts'
import { type Change, changesOf, type Difference, placeIn, told } from './change.ts'
import { compareRules } from './compare-rules.ts'
import type { Surface } from './surface.ts'
import type { Uses } from './uses.ts'

/** Code compiles, and its calls are refused. */
export function compareLimits(before: Surface, after: Surface, uses: Uses): readonly Change[] {
  const types = sharedSchemas(before, after).flatMap(([component, old, current]) => {
    const isSent = [before, after].every(({ views }) =>
      views.directionsOf(component, 'caller').includes('request'),
    )
    if (!isSent) return []
    const name = before.views.nameOf(component, { side: 'caller', direction: 'request' })
    return changesOf(`type ${name}`, uses.of(name), limitsOf(old, current, ''))
  })
  const parameters = [...before.operations].flatMap(([id, { operation }]) => {
    const current = after.operations.get(id)?.operation
    if (current === undefined) return []
    const given = [...current.pathParameters, ...current.queryParameters]
    return [...operation.pathParameters, ...operation.queryParameters].flatMap((old) => {
      const schema = given.find(({ name }) => name === old.name)?.schema
      return changesOf(id, [id], schema ? limitsOf(old.schema, schema, old.name) : [])
    })
  })
  return [...types, ...parameters]
}

export function compareDeprecations(
  before: Surface,
  after: Surface,
  uses: Uses,
): readonly Change[] {
  return sharedSchemas(before, after).flatMap(([name, old, current]) =>
    changesOf(`type ${name}`, uses.of(name), deprecationsOf(old, current, '')),
  )
}

/** The components that both versions have. */
function sharedSchemas(before: Surface, after: Surface) {
  return [...before.views.description.schemas].flatMap(([name, old]) => {
    const current = after.views.description.schemas.get(name)
    return current ? [[name, old, current] as const] : []
  })
}

type Compare = (before: Schema, after: Schema, place: string) => readonly Difference[]

function fieldsOf(before: Schema, after: Schema, place: string, compare: Compare) {
  return [...(before.properties ?? [])].flatMap(([name, old]) => {
    const current = after.properties?.get(name)
    return current ? compare(old, current, placeIn(place, name)) : []
  })
}

function deprecationsOf(before: Schema, after: Schema, place: string): readonly Difference[] {
  const isNew = !before.deprecated && after.deprecated
  return [
    ...(isNew ? [told('none', 'deprecated', place, 'is deprecated now')] : []),
    ...fieldsOf(before, after, place, deprecationsOf),
  ]
}

function limitsOf(before: Schema, after: Schema, place: string): readonly Difference[] {
  // A field that is only answered may be sent and is ignored.
  if (before.readOnly || after.readOnly) return []
  const own = compareRules(before, after).map((difference) => ({ ...difference, place }))
  // What a name leads to is compared once, by itself.
  if (before.ref !== undefined || after.ref !== undefined) return own
  const inner = (at: string, old?: Schema | boolean, current?: Schema | boolean) =>
    typeof old === 'object' && typeof current === 'object' ? limitsOf(old, current, at) : []
  return [
    ...own,
    ...fieldsOf(before, after, place, limitsOf),
    ...inner(`${place}[]`, before.items, after.items),
    ...inner(`${place}[key]`, before.additionalProperties, after.additionalProperties),
    ...(['allOf', 'oneOf', 'anyOf'] as const).flatMap((keyword) =>
      (before[keyword] ?? []).flatMap((part, index) => inner(place, part, after[keyword]?.[index])),
    ),
  ]
}
