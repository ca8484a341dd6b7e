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
    stocked(priced(newVariant(random.uuid(), choices), source), source, random),
  )
}

/** Larger costs and weighs more; other values are the product's. */
function priced(variant: Variant, { price, cost, weight, sku, extra = {} }: SeedProduct): Variant {
  const added = Object.values(variant.choices).reduce((sum, name) => sum + (extra[name] ?? 0), 0)
  const own = { ...variant, sku: [sku, ...codes(variant.choices)].join('-') }
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

function codes(choices: Choices): string[] {
  return Object.values(choices).map((name) =>
    name
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, 3)
      .toUpperCase(),
  )
}
