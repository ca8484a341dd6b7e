// Maps refused entries of a save to cells of the grid.
import type { VariantOverride } from 'storefront-client'
import { choicesKey } from './choices.ts'
import type { DraftVariant } from './draft-variant.ts'

/** The path in the grid of one among the sent entries, such as `variants.0.price`; of several variants, the first's. */
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
