// The variants that follow from a product's options.
import type { ProductOption } from 'storefront-client'
import { type Choices, choicesKey, combinationsOf } from './choices.ts'
import { type DraftVariant, rowOf } from './draft-variant.ts'

/** The values that variants inherit. */
export interface UsualValues {
  price: number | null
  cost: number | null
  weight: number | null
}

/**
 * One variant for each combination. One that was there before stays as it is. A new one starts as the variant it comes
 * from, where an option was added or taken away: "A3 · Oak" costs what "A3" did.
 *
 * @param before the variants so far, saved or not.
 */
export function variantsFor<Before extends DraftVariant>(
  options: readonly ProductOption[],
  before: readonly Before[],
  usual: UsualValues = { price: null, cost: null, weight: null },
): (Before | DraftVariant)[] {
  const known = new Map(before.map((variant) => [choicesKey(variant.choices), variant]))
  return combinationsOf(options).map(
    (choices) => known.get(choicesKey(choices)) ?? descendant(choices, before, usual),
  )
}

/** A new variant with the values of the one it comes from, as far as they are not the product's own. */
function descendant(
  choices: Choices,
  before: readonly DraftVariant[],
  usual: UsualValues,
): DraftVariant {
  const fresh = { id: '', choices: { ...choices } }
  const parent = before.find(
    (variant) => isPartOf(variant.choices, choices) || isPartOf(choices, variant.choices),
  )
  if (!parent) return fresh
  const { price, cost, weight, visible } = rowOf(parent)
  const own = (value: number | null, common: number | null) => (value === common ? null : value)
  return {
    ...fresh,
    variant: {
      priceData: { price: own(price, usual.price) },
      costAndProfitData: { itemCost: own(cost, usual.cost) },
      weight: own(weight, usual.weight),
      visible,
    },
  }
}

function isPartOf(part: Choices | undefined, whole: Choices | undefined): boolean {
  const named = Object.entries(part ?? {})
  return named.length > 0 && named.every(([option, choice]) => whole?.[option] === choice)
}

/** The effect of saving the options: how many variants are added, kept and removed. */
export function matrixEffect(
  options: readonly ProductOption[],
  saved: readonly DraftVariant[],
): { added: number; kept: number; lost: number } {
  const after = variantsFor(options, saved)
  const kept = after.filter(({ id }) => id !== '').length
  return { added: after.length - kept, kept, lost: saved.length - kept }
}
