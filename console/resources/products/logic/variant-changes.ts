// The request that saves the grid: only changes, in as few entries as possible.
import type { VariantOverride } from 'storefront-client'
import { changedFields } from '../../../store/changed-fields.ts'
import { choicesKey } from './choices.ts'
import { type DraftVariant, rowOf, type VariantRow } from './draft-variant.ts'

type Patch = Omit<VariantOverride, 'choices' | 'variantIds'>

/** The changes as the platform takes them: one entry for variants with the same change, unsaved ones by choices. */
export function variantOverrides(
  saved: readonly DraftVariant[],
  draft: readonly DraftVariant[],
): VariantOverride[] {
  const before = new Map(saved.map((variant) => [choicesKey(variant.choices), variant]))
  const byPatch = new Map<string, { patch: Patch; ids: string[] }>()
  const named: VariantOverride[] = []
  for (const variant of draft) {
    const known = before.get(choicesKey(variant.choices))
    const patch = patchOf(rowOf(known ?? { id: '' }), rowOf(variant))
    if (Object.keys(patch).length === 0) continue
    if (!known?.id) {
      named.push({ choices: { ...variant.choices }, ...patch })
      continue
    }
    const group = JSON.stringify(patch)
    const entry = byPatch.get(group) ?? { patch, ids: [] }
    entry.ids.push(known.id)
    byPatch.set(group, entry)
  }
  return [
    ...[...byPatch.values()].map(({ patch, ids }) => ({ variantIds: ids, ...patch })),
    ...named,
  ]
}

const patched = ['price', 'cost', 'weight', 'sku', 'visible', 'sizes'] as const

function patchOf(before: VariantRow, after: VariantRow): Patch {
  const { sizes, ...patch } = changedFields(before, after, patched)
  return { ...patch, ...('sku' in patch && { sku: patch.sku || null }), ...sizes }
}

export interface StockChanges {
  /** Relative changes of units, so that a concurrent sale keeps its effect. */
  moves: { variantId: string; by: number }[]
  /** Untracked variants, and whether they are in stock now; units of new ones. */
  levels: { variantId: string; inStock?: boolean; quantity?: number }[]
}

/** The changes of the stock, also of unsaved combinations where the platform has made their variants. */
export function stockChanges(
  saved: readonly DraftVariant[],
  draft: readonly DraftVariant[],
  made: readonly DraftVariant[] = [],
): StockChanges {
  const before = new Map(saved.map((variant) => [variant.id, rowOf(variant)]))
  const idOf = new Map(made.map(({ id, choices }) => [choicesKey(choices), id]))
  const changes: StockChanges = { moves: [], levels: [] }
  for (const variant of draft) {
    const row = rowOf(variant)
    const known = before.get(variant.id)
    const fresh = variant.id === '' ? idOf.get(row.key) : undefined
    if (fresh && row.units) changes.levels.push({ variantId: fresh, quantity: row.units })
    if (fresh && row.units === undefined && !row.inStock)
      changes.levels.push({ variantId: fresh, inStock: false })
    if (!known) continue
    if (row.units !== undefined && known.units !== undefined) {
      const by = row.units - known.units
      if (by !== 0) changes.moves.push({ variantId: variant.id, by })
    } else if (row.inStock !== known.inStock) {
      changes.levels.push({ variantId: variant.id, inStock: row.inStock })
    }
  }
  return changes
}
