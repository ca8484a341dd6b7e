/** Which types and fields callers should stop using. */
import type { Schema } from '../model/description.ts'
import { type Change, changesOf, placeIn, told } from './change.ts'
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
    const differences = placesIn(old, current, '').map((place) =>
      told('none', 'deprecated', place, 'is deprecated now'),
    )
    return changesOf(`type ${name}`, uses.of(name), differences)
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
