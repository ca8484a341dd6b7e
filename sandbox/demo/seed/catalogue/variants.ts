/** Variants of the shop's products, with prices, codes and stock of their own. */

import { type Choices, combinations, type ProductOption } from '../../../commerce/rules/options.ts'
import { defaultVariantId, newVariant, type Variant } from '../../../commerce/rules/variants.ts'
import type { Random } from '../../../platform/random.ts'
import type { SeedProduct } from '../written.ts'

/** One variant per combination, or the default variant. */
export function seedVariants(
  source: SeedProduct,
  options: readonly ProductOption[],
  random: Random,
): Variant[] {
  if (options.length === 0) {
    return [stocked(newVariant(defaultVariantId, {}), source, random)]
  }
  return combinations(options).map((choices) =>
    stocked(priced(newVariant(random.uuid(), choices), source, options), source, random),
  )
}

/** Larger costs and weighs more; other values are the product's. */
function priced(
  variant: Variant,
  { price, cost, weight, sku, extra = {} }: SeedProduct,
  options: readonly ProductOption[],
): Variant {
  const added = Object.values(variant.choices).reduce((sum, name) => sum + (extra[name] ?? 0), 0)
  const own = { ...variant, sku: [sku, ...codes(variant.choices, options)].join('-') }
  if (added === 0) return own
  const factor = (price + added) / price
  return {
    ...own,
    price: price + added,
    itemCost: Math.round(cost * factor * 100) / 100,
    weight: Math.round(weight * factor * 100) / 100,
  }
}

function stocked(variant: Variant, { stock, soldOut }: SeedProduct, random: Random): Variant {
  const gone =
    soldOut === true || Object.values(variant.choices).some((name) => soldOut?.includes(name))
  if (stock === 'untracked') return { ...variant, inStock: !gone }
  const [from, to] = stock
  // More low stock than uniform chance yields, as in a real shop.
  const low = to > 5 && random.chance(0.12)
  const quantity = gone ? 0 : random.integer(from, low ? Math.min(from + 3, to) : to)
  return { ...variant, quantity, inStock: quantity > 0 }
}

/** Three letters of each choice, or as many as tell it from the option's others. */
function codes(chosen: Choices, options: readonly ProductOption[]): string[] {
  return options.map(({ name, choices }) => {
    const code = letters(chosen[name] ?? '')
    const others = choices.map(({ description }) => letters(description))
    let length = 3
    const isShared = () =>
      others.filter((other) => other.startsWith(code.slice(0, length))).length > 1
    while (length < code.length && isShared()) length += 1
    return code.slice(0, length)
  })
}

const letters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
