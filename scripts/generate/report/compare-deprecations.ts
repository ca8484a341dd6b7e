/** Which types and fields callers should stop using. */
import type { Schema } from '../model/description.ts'
import { type Change, placeIn } from './change.ts'
import type { Surface } from './surface.ts'
import type { Uses } from './uses.ts'

export function compareDeprecations(
  before: Surface,
  after: Surface,
  uses: Uses,
): readonly Change[] {
  return [...before.views.description.schemas].flatMap(([name, old]) => {
    const current = after.views.description.schemas.get(name)
    if (current === undefined) return []
    return placesIn(old, current, '').map((place): Change => {
      return {
        subject: `type ${name}`,
        place,
        kind: 'deprecated',
        what: 'is deprecated now',
        impact: 'none',
        operations: uses.of(name),
      }
    })
  })
}

function placesIn(before: Schema, after: Schema, place: string): readonly string[] {
  const own = !before.deprecated && after.deprecated ? [place] : []
  const fields = [...(before.properties ?? [])].flatMap(([name, old]) => {
    const current = after.properties?.get(name)
    return current ? placesIn(old, current, placeIn(place, name)) : []
  })
  return [...own, ...fields]
}
