/** Variants of a product: generation, inheritance, and look-up by choices. */
import type { Dimensions } from '../../../generated/wire.ts'
import { type Choices, choiceOf, combinations, type ProductOption } from './options.ts'

/** The default variant of a product without managed variants. */
export const defaultVariantId = '00000000-0000-0000-0000-000000000000'

/** The unqueryable part of a variant. */
export interface VariantDocument {
  readonly productDimensions?: Dimensions
  readonly packageDimensions?: Dimensions
}

/** A variant's own data; null inherits the product's. */
export interface Variant {
  readonly id: string
  readonly choices: Choices
  readonly sku: string | null
  readonly price: number | null
  readonly itemCost: number | null
  readonly weight: number | null
  readonly visible: boolean
  readonly document: VariantDocument
  /** Used while the product tracks inventory. */
  readonly quantity: number
  /** Used while it does not. */
  readonly inStock: boolean
  /** Units sold beyond the stock. */
  readonly preordered: number
}

/** The values that variants inherit from their product. */
type Inherited = Pick<Variant, 'itemCost' | 'weight' | 'sku'> & { readonly price: number }

interface EffectiveVariant extends Variant {
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

/** A new variant: everything inherited, quantity 0, in stock until tracked. */
export function newVariant(id: string, choices: Choices): Variant {
  return { id, choices, ...inherited, quantity: 0, inStock: true, preordered: 0 }
}

/**
 * A product's variants after a change of options. An existing combination keeps its variant, price and
 * stock included; a new one inherits from the product. Without managed options there is one default
 * variant.
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

/** Fills in inherited values. Only the default variant inherits the SKU. */
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

/** Resets a variant to inherited values; all else stays. */
export function resetVariant(variant: Variant): Variant {
  return { ...variant, ...inherited }
}

/** Whether a variant has all the given choices; true without any. */
export function hasChoices(variant: { readonly choices: Choices }, wanted: Choices): boolean {
  return Object.entries(wanted).every(
    ([option, choice]) => choiceOf(variant.choices, option) === choice,
  )
}

/** An order-independent key of a combination: `Size: M, Colour: Red`. */
export function choicesKey(choices: Choices): string {
  return JSON.stringify(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The display name: `M / Red`; the default variant has the product's. */
export function variantName(variant: { readonly choices: Choices }, productName: string): string {
  return Object.values(variant.choices).join(' / ') || productName
}

/** A store variant's id: product id and variant id joined by a hyphen. */
export function storeVariantId(productId: string, variantId: string): string {
  return `${productId}-${variantId}`
}

/** Parses a store variant's id into its two ids, if valid. */
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
