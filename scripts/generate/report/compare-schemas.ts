/** Compares what types do not show of schemas: limits of request values, and deprecations. */
import type { Schema } from '../model/schema.ts'
import { sentWith } from '../model/views.ts'
import { writtenSchemas } from '../model/written-schemas.ts'
import { type Change, changesOf, type Difference, placeIn, told } from './change.ts'
import { compareRules } from './compare-rules.ts'
import type { Surface } from './surface.ts'
import type { Uses } from './uses.ts'

/** Code compiles, but its calls are refused. */
export function compareLimits(before: Surface, after: Surface, uses: Uses): readonly Change[] {
  const compare = limitsBetween(before, after)
  const types = [...before.views.description.schemas].flatMap(([component, old]) => {
    const current = after.views.description.schemas.get(component)
    const isSent = [before, after].every(({ views }) =>
      views.directionsOf(component, 'caller').includes('request'),
    )
    if (current === undefined || !isSent) return []
    const name = before.views.nameOf(component, { side: 'caller', direction: 'request' })
    return changesOf(`type ${name}`, uses.get(name), compare(old, current, ''))
  })
  const sent = [...before.operations].flatMap(([id, { operation }]) => {
    const current = after.operations.get(id)?.operation
    if (current === undefined) return []
    const given = new Map(sentWith(current))
    return sentWith(operation).flatMap(([name, old]) => {
      const schema = given.get(name)
      return changesOf(id, [id], schema ? compare(old, schema, name) : [])
    })
  })
  return [...types, ...sent]
}

/** Of types and their fields. */
export function compareDeprecations(before: Surface, after: Surface, uses: Uses) {
  const old = writtenSchemas(before.views.description)
  const wasDeprecated = new Map(old.map(({ pointer, schema }) => [pointer, schema.deprecated]))
  return writtenSchemas(after.views.description).flatMap(({ name, schema, pointer }) => {
    if (!schema.deprecated || wasDeprecated.get(pointer) !== false) return []
    const [, component = '', place = ''] = /^(\w+)\.?(.*)$/.exec(name) ?? []
    const isNew = told('none', 'deprecated', place, 'is deprecated now')
    return changesOf(`type ${component}`, uses.get(component), [isNew])
  })
}

type Compare = (before: Schema, after: Schema, place: string) => readonly Difference[]

/** Compares request schemas, inline or referenced in either version. */
function limitsBetween({ views: old }: Surface, { views: current }: Surface): Compare {
  // The ancestor pairs: a schema may be recursive.
  const around: (readonly [Schema, Schema])[] = []
  const compare: Compare = (before, after, place) => {
    // Read-only fields may be sent and are ignored.
    if (before.readOnly || after.readOnly) return []
    const own = (left: Schema, right: Schema) =>
      compareRules(left, right).map((difference) => ({ ...difference, place }))
    // A name shared by both is compared once, on its own.
    if (before.ref !== undefined && before.ref === after.ref) return own(before, after)
    const [left, right] = [old.resolve(before), current.resolve(after)]
    if (around.some(([one, other]) => one === left && other === right)) return []
    around.push([left, right])
    const inner = (at: string, one?: Schema | boolean, other?: Schema | boolean) =>
      typeof one === 'object' && typeof other === 'object' ? compare(one, other, at) : []
    const found = [
      ...own(placed(left, before), placed(right, after)),
      ...[...(left.properties ?? [])].flatMap(([name, field]) =>
        inner(placeIn(place, name), field, right.properties?.get(name)),
      ),
      ...inner(`${place}[]`, left.items, right.items),
      ...inner(`${place}[key]`, left.additionalProperties, right.additionalProperties),
      ...(left.branches ?? []).flatMap((part, index) => {
        const other = right.branches?.[index]
        // Which branch a name replaces is unknown.
        return part.ref === undefined && other?.ref === undefined ? inner(place, part, other) : []
      }),
    ]
    around.pop()
    return found
  }
  return compare
}

/** A reference's target, with the rules beside the reference. */
const placed = (schema: Schema, beside: Schema): Schema => ({
  ...schema,
  default: beside.default ?? schema.default,
  immutable: beside.immutable || schema.immutable,
  clearable: beside.clearable || schema.clearable,
})
