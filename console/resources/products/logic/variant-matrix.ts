// The variants that a product has once its options are saved.
import type { ProductOption } from 'storefront-client'
import { choicesKey, combinationsOf } from './choices.ts'
import type { DraftVariant } from './draft-variant.ts'

/**
 * One variant for each combination. One that was there before stays as it is; a new one takes the product's values.
 *
 * @param before the variants so far, saved or not.
 */
export function variantsFor<Before extends DraftVariant>(
  options: readonly ProductOption[],
  before: readonly Before[],
): (Before | DraftVariant)[] {
  const known = new Map(before.map((variant) => [choicesKey(variant.choices), variant]))
  return combinationsOf(options).map(
    (choices) => known.get(choicesKey(choices)) ?? { id: '', choices: { ...choices } },
  )
}

/** What saving the options does to the variants there are: how many come, stay and go. */
export function matrixEffect(
  options: readonly ProductOption[],
  saved: readonly DraftVariant[],
): { added: number; kept: number; lost: number } {
  const after = variantsFor(options, saved)
  const kept = after.filter(({ id }) => id !== '').length
  return { added: after.length - kept, kept, lost: saved.length - kept }
}
