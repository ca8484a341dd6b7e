// Derives the variants from a product's options.
import type { Product, ProductOption } from 'storefront-client'
import { type Choices, choicesKey, combinationsOf } from './choices.ts'
import { type DraftVariant, rowOf, type VariantRow } from './draft-variant.ts'

/** The values that variants inherit. */
export type UsualValues = Pick<VariantRow, 'price' | 'cost' | 'weight'>

export function usualOf({ priceData, costAndProfitData, weight }: Product): UsualValues {
  return {
    price: priceData?.price ?? null,
    cost: costAndProfitData?.itemCost ?? null,
    weight: weight ?? null,
  }
}

/** The row as it inherits once saved: until then the platform's variant has the product's former values. */
export function withUsual(row: VariantRow, saved: UsualValues, usual: UsualValues): VariantRow {
  const value = (name: keyof UsualValues) => (row[name] === saved[name] ? usual[name] : row[name])
  return { ...row, price: value('price'), cost: value('cost'), weight: value('weight') }
}

/**
 * One variant per combination. An existing one is kept; one with a renamed option or choice is new with all its data. A
 * new one after an option was added or removed starts from the variant it derives from: "A3 · Oak" costs what "A3" did.
 */
export function variantsFor<Before extends DraftVariant>(
  options: readonly ProductOption[],
  before: readonly Before[],
  usual: UsualValues = { price: null, cost: null, weight: null },
): (Before | DraftVariant)[] {
  const known = new Map<string, Before | DraftVariant>()
  for (const variant of before) {
    const choices = renamedChoices(variant.choices, options)
    const key = choicesKey(choices ?? variant.choices)
    const now = choices ? renamed(variant, choices, usual) : variant
    known.set(key, now.id === '' ? { ...now, id: known.get(key)?.id ?? '' } : now)
  }
  return combinationsOf(options).map(
    (choices) => known.get(choicesKey(choices)) ?? descendant(choices, before, usual),
  )
}

/** A variant's choices after an option was renamed; of no combination where more than that has changed. */
function renamedChoices(choices: Choices = {}, options: readonly ProductOption[]) {
  const entries = Object.entries(choices)
  const [old] = entries.find(([name]) => !options.some((option) => option.name === name)) ?? []
  const option = options.find(({ name }) => choices[name] === undefined)
  if (!old || !option) return undefined
  return Object.fromEntries(entries.map(([name, of]) => [name === old ? option.name : name, of]))
}

export function withRenamedChoice(
  variants: readonly DraftVariant[],
  { option, from, to }: { option: string; from: string; to: string },
  usual: UsualValues,
): DraftVariant[] {
  return variants.map((variant) =>
    variant.choices?.[option] === from
      ? renamed(variant, { ...variant.choices, [option]: to }, usual)
      : variant,
  )
}

/** A variant of a renamed option or choice, with its stock. */
function renamed(parent: DraftVariant, choices: Choices, usual: UsualValues): DraftVariant {
  const { variant } = offspring(parent, choices, usual)
  return {
    id: '',
    choices: { ...choices },
    stock: parent.stock,
    variant: { ...variant, sku: parent.variant?.sku },
  }
}

/** A new variant with the values of its parent. */
function descendant(choices: Choices, before: readonly DraftVariant[], usual: UsualValues) {
  const parent = before.find(
    (variant) => isPartOf(variant.choices, choices) || isPartOf(choices, variant.choices),
  )
  return parent ? offspring(parent, choices, usual) : { id: '', choices: { ...choices } }
}

function offspring(parent: DraftVariant, choices: Choices, usual: UsualValues): DraftVariant {
  const { price, cost, weight, visible } = rowOf(parent)
  const own = (value: number | null, common: number | null) => (value === common ? null : value)
  return {
    id: '',
    choices: { ...choices },
    variant: {
      ...parent.variant,
      sku: '',
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

/** The effect of a save: how many variants are added, kept and removed. */
export function matrixEffect(saved: readonly DraftVariant[], after: readonly DraftVariant[]) {
  // Of new variants only renamed ones have stock.
  const kept = after.filter(({ id, stock }) => id !== '' || stock !== undefined).length
  return { added: after.length - kept, kept, lost: saved.length - kept }
}
