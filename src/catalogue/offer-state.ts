/** The availability of a product's current selection. */
import type { Offer, PartialChoices } from './offer.ts'
import { choicesIn, type FormFields } from './product-form.ts'
import { isInStock, isVisible, takesPreorders, unitsOf } from './stock.ts'
import { optionsOf, ownChoices, variantOf } from './variants.ts'

/** Whether the current selection can be bought. */
export interface OfferState<Product extends Offer> {
  /**
   * `choose` while options have no choice yet: then `missing` names them. `preorder` where it is out of stock and the
   * product's `preorderInfo` is enabled.
   */
  readonly state: 'inStock' | 'preorder' | 'soldOut' | 'choose'
  /** The variant, once every option has a choice. */
  readonly variant: Product['variants'][number] | undefined
  readonly missing: readonly string[]
  /** How many units can be bought; undefined while undecided, on preorder, and where inventory is not tracked. */
  readonly units: number | undefined
}

/**
 * Whether the current selection of a product can be bought, and how many units.
 *
 * @param product as the platform returns it, with its variants
 * @param choices the choices made so far, by option
 * @example
 * const { state, missing, units } = offerState(product, { Size: 'A4' })
 */
export const offerState = <const Product extends Offer>(
  product: Product,
  choices: PartialChoices<Product> = {},
): OfferState<Product> => {
  const chosen = ownChoices(product, choices)
  const variant = variantOf(product, chosen)
  const missing = optionsOf(product).flatMap(({ name }) => (chosen[name] ? [] : name))
  // Hidden or nonexistent variants are not for sale; a list may omit all variants.
  const isShown = product.variants.length === 0 || product.variants.some(isVisible)
  const isOpen = takesPreorders(product)
  const isSold = variant
    ? isVisible(variant) && (isOpen || isInStock(product, variant))
    : missing.length > 0 || !product.manageVariants || product.variants.length === 0
  const isSoldOut = !(isOpen || isInStock(product)) || !isShown || !isSold
  const bought = isInStock(product, variant) ? 'inStock' : 'preorder'
  return {
    state: isSoldOut ? 'soldOut' : missing.length > 0 ? 'choose' : bought,
    variant,
    missing,
    units: isOpen || isSoldOut || missing.length > 0 ? undefined : unitsOf(product, variant),
  }
}

/**
 * The initial choices of a product page: options with a single choice are preselected, the others come from the
 * address, under their `choiceField` names.
 */
export const firstChoices = (
  product: Pick<Offer, 'productOptions'>,
  address: FormFields,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    optionsOf(product).flatMap(({ name, choices: [only, ...others] }) =>
      only && others.length === 0 ? [[name, only.description]] : [],
    ),
  ),
  ...choicesIn(product, address),
})
