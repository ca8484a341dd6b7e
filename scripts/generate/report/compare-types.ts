/** What happened to the types that callers import. */
import { spelled } from '../emit/type-text.ts'
import type { Type, Types } from '../model/types.ts'
import { isAssignable } from './assignable.ts'
import { type Change, changesOf, type Difference, told } from './change.ts'
import { compareType } from './compare-type.ts'
import type { Surface } from './surface.ts'
import type { Uses } from './uses.ts'

export function compareTypes(before: Surface, after: Surface, uses: Uses): readonly Change[] {
  const renamed = new Set<string>()
  const changes = [...before.types].flatMap(([name, type]) => {
    const subject = `type ${name}`
    const operations = uses.of(name)
    const current = after.types.get(name)
    if (current === undefined) {
      const successor = successorOf(name, type, before.types, after.types)
      if (successor !== undefined) renamed.add(successor)
      return changesOf(subject, operations, [gone(successor)])
    }
    const direction = before.directions.get(name) ?? 'answer'
    const differences = [...compareType(type, current, direction)]
    if (direction === 'request' && after.directions.get(name) === 'answer') {
      differences.push(...turned(name, type, current, after.types.get(`${name}Input`)))
    }
    return changesOf(subject, operations, differences)
  })
  for (const name of after.types.keys()) {
    if (before.types.has(name) || renamed.has(name)) continue
    changes.push(...changesOf(`type ${name}`, [], [told('none', 'added', '', 'is new')]))
  }
  return changes
}

function gone(successor: string | undefined): Difference {
  const what = successor === undefined ? 'is no longer exported' : `is exported as ${successor} now`
  const advice =
    successor === undefined ? 'Do without the import.' : `Import ${successor} in its place.`
  return told('types', 'removed', '', what, advice)
}

/** The new name of a type that is otherwise the same. */
function successorOf(name: string, type: Type, before: Types, after: Types): string | undefined {
  for (const [candidate, current] of after) {
    if (before.has(candidate)) continue
    // A type that names itself has its own name inside.
    const inner = new RegExp(`\\b${name}\\b`, 'g')
    if (spelled(type).replace(inner, candidate) === spelled(current)) return candidate
  }
  return undefined
}

/** A type that was only sent is answered too: its name is then the answer's, and what is sent has another. */
function turned(
  name: string,
  type: Type,
  answered: Type,
  sent: Type | undefined,
): readonly Difference[] {
  const fits = isAssignable(type, answered) && (!sent || isAssignable(answered, sent))
  if (fits) return []
  const what = `is what is answered now; what is sent is ${name}Input`
  return [told('types', 'changed', '', what, `Import ${name}Input where you send it.`)]
}
