/** Variants of a product: which exist, what they inherit, how they are found by their choices. */
import type { Dimensions } from '../../../generated/wire.ts'
import { type Choices, combinations, type ProductOption } from './options.ts'

/** The one variant of a product whose variants are not managed. */
export const defaultVariantId = '00000000-0000-0000-0000-000000000000'

/** The part of a variant that no rule or query reads. */
export interface VariantDocument {
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** A variant's own data; null means the product's. */
export interface Variant {
  readonly id: string
  readonly choices: Choices
  readonly sku: string | null
  readonly price: number | null
  readonly itemCost: number | null
  readonly weight: number | null
  readonly visible: boolean
  readonly document: VariantDocument
  /** Counts while the product tracks its inventory. */
  readonly quantity: number
  /** Counts while it does not. */
  readonly inStock: boolean
  /** Promised beyond the stock. */
  readonly preordered: number
}

/** The values that variants inherit from their product. */
export type Inherited = Pick<Variant, 'itemCost' | 'weight' | 'sku'> & { readonly price: number }

/** A variant with its inherited values filled in. */
export interface EffectiveVariant extends Variant {
  readonly price: number
}

/** The own values of a variant that inherits everything. */
const inherited = {
  sku: null,
  price: null,
  itemCost: null,
  weight: null,
  visible: true,
  document: {},
} as const

/** A new variant: everything inherited, nothing counted yet, for sale until stock is tracked. */
export function newVariant(id: string, choices: Choices): Variant {
  return { id, choices, ...inherited, quantity: 0, inStock: true, preordered: 0 }
}

/**
 * The variants a product has after its options changed. A combination that was there before keeps
 * its variant, price and stock included; a new one starts from the product. Without managed
 * options there is one default variant.
 */
export function variantsFor(
  options: readonly ProductOption[],
  manageVariants: boolean,
  before: readonly Variant[],
  newId: () => string,
): Variant[] {
  if (!manageVariants || options.length === 0) {
    return [before.find(isDefault) ?? newVariant(defaultVariantId, {})]
  }
  const known = new Map(before.filter((v) => !isDefault(v)).map((v) => [choicesKey(v.choices), v]))
  return combinations(options).map(
    (choices) => known.get(choicesKey(choices)) ?? newVariant(newId(), choices),
  )
}

/** The variant with the product's values where it has none. Only the default variant shares the SKU. */
export function effective(variant: Variant, product: Inherited): EffectiveVariant {
  return {
    ...variant,
    price: variant.price ?? product.price,
    itemCost: variant.itemCost ?? product.itemCost,
    weight: variant.weight ?? product.weight,
    sku: variant.sku ?? (isDefault(variant) ? product.sku : null),
  }
}

/** The lowest price of a product and its variants. */
export function lowestPrice(
  product: Pick<Inherited, 'price'> & { readonly variants: readonly Pick<Variant, 'price'>[] },
): number {
  const own = product.variants.flatMap(({ price }) => (price === null ? [] : [price]))
  return Math.min(product.price, ...own)
}

/** Gives a variant its product's values again; all else stays. */
export function resetVariant(variant: Variant): Variant {
  return { ...variant, ...inherited }
}

/** Whether a variant has all the given choices. No choices given: every variant. */
export function hasChoices(variant: { readonly choices: Choices }, wanted: Choices): boolean {
  return Object.entries(wanted).every(([option, choice]) => variant.choices[option] === choice)
}

/** `Size: M, Colour: Red` in any order is the same combination. */
export function choicesKey(choices: Choices): string {
  return JSON.stringify(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The name buyers see: `M / Red`; a default variant is named by its product. */
export function variantName(variant: { readonly choices: Choices }, productName: string): string {
  return Object.values(variant.choices).join(' / ') || productName
}

/** A store variant's id: product id and variant id joined by a hyphen. */
export function storeVariantId(productId: string, variantId: string): string {
  return `${productId}-${variantId}`
}

/** The two ids in a store variant's id, or undefined when it is not one. */
export function readStoreVariantId(
  id: string,
): { readonly productId: string; readonly variantId: string } | undefined {
  const at = id.length - defaultVariantId.length - 1
  if (at < 1 || id.charAt(at) !== '-') return undefined
  return { productId: id.slice(0, at), variantId: id.slice(at + 1) }
}

function isDefault(variant: Variant): boolean {
  return variant.id === defaultVariantId
}
