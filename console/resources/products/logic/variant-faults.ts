// Maps refused entries of a save to cells of the grid.
import type { VariantOverride } from 'storefront-client'
import { choicesKey } from './choices.ts'
import type { DraftVariant } from './draft-variant.ts'

/**
 * Maps a violation's path among the sent entries, such as `variants.0.price`, to its row in the grid. An entry of
 * several variants is shown at the first of them.
 */
export function gridPath(
  path: string,
  sent: readonly VariantOverride[],
  rows: readonly DraftVariant[],
): string {
  const [, place, rest = ''] = /^variants\.(\d+)(\..*)?$/.exec(path) ?? []
  const entry = place === undefined ? undefined : sent[Number(place)]
  if (!entry) return path
  const row = rows.findIndex(({ id, choices }) =>
    entry.variantIds
      ? entry.variantIds.includes(id)
      : choicesKey(choices) === choicesKey(entry.choices ?? {}),
  )
  return row < 0 ? path : `variants.${row}${rest}`
}
