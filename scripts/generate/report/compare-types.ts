/** Compares the exported types. */
import { sourceOf } from '../emit/type-text.ts'
import type { Type } from '../model/types.ts'
import { isAssignable } from './assignable.ts'
import { type Change, changesOf, type Difference, told } from './change.ts'
import { compareNamed } from './compare-named.ts'
import { compareType } from './compare-type.ts'
import type { Surface } from './surface.ts'
import type { Uses } from './uses.ts'

export function compareTypes(before: Surface, after: Surface, uses: Uses): readonly Change[] {
  return compareNamed(before.types, after.types, {
    isSuccessor: ([name, type], [other, current]) => isRenamed(name, type, other, current),
    gone: (name, _type, successor) => changesOf(`type ${name}`, uses.get(name), [gone(successor)]),
    kept: (name, type, current) => {
      const direction = before.directions.get(name) ?? 'answer'
      const isTurned = direction === 'request' && after.directions.get(name) === 'answer'
      return changesOf(`type ${name}`, uses.get(name), [
        ...compareType(type, current, direction),
        ...(isTurned ? turned(name, type, current, after.types.get(`${name}Input`)) : []),
      ])
    },
    added: (name) => changesOf(`type ${name}`, [], [told('none', 'added', '', 'is new')]),
  })
}

/** The tables for forms: added with their schema, but possibly removed alone. */
export function compareTables(before: Surface, after: Surface): readonly Change[] {
  const { schemas } = after.views.description
  const lost = told('types', 'removed', '', 'was removed', 'Remove uses of it.')
  return (['limits', 'enumerations'] as const).flatMap((kind) =>
    [...before.tables[kind].keys()]
      .filter((name) => schemas.has(name) && !after.tables[kind].has(name))
      .flatMap((name) => changesOf(`${kind}.${name}`, [], [lost])),
  )
}

function gone(successor: string | undefined): Difference {
  const what = successor === undefined ? 'is no longer exported' : `was renamed to ${successor}`
  const advice = successor === undefined ? 'Remove the import.' : `Import ${successor} instead.`
  return told('types', 'removed', '', what, advice)
}

/** Whether two types differ only in name, self-references included. */
function isRenamed(name: string, type: Type, other: string, current: Type): boolean {
  const inner = new RegExp(`\\b${name}\\b`, 'g')
  return sourceOf(type).replace(inner, other) === sourceOf(current)
}

/** A request type that becomes a response too: its name is then the response's, and the request's is new. */
function turned(name: string, type: Type, answered: Type, sent: Type | undefined) {
  const fits = isAssignable(type, answered) && (!sent || isAssignable(answered, sent))
  if (fits) return []
  const what = `is the response type now; the request type is ${name}Input`
  return [told('types', 'changed', '', what, `Import ${name}Input for requests.`)]
}
