/** What a product page says of what has been chosen so far. */
import type { Offer, PartialChoices } from './offer.ts'
import { choicesIn, type FormFields } from './product-form.ts'
import { isInStock, isVisible, unitsOf } from './stock.ts'
import { ownChoices, variantOf } from './variants.ts'

/** Whether what has been chosen can be bought. */
export interface OfferState<Product extends Offer> {
  /** `choose` while options have no choice yet: then `missing` names them. */
  readonly state: 'inStock' | 'soldOut' | 'choose'
  /** The variant, once every option has a choice. */
  readonly variant: Product['variants'][number] | undefined
  readonly missing: readonly string[]
  /** How many units can be bought; undefined while that is open, and where they are not counted. */
  readonly units: number | undefined
}

/**
 * Whether what has been chosen of a product can be bought, and how many.
 *
 * @param product as the platform answers it, with its variants
 * @param choices what has been chosen so far, by option
 * @example
 * const { state, missing, units } = offerState(product, { Size: 'A4' })
 */
export const offerState = <const Product extends Offer>(
  product: Product,
  choices: PartialChoices<Product> = {},
): OfferState<Product> => {
  const chosen = ownChoices(product, choices)
  const variant = variantOf(product, chosen)
  const names: readonly string[] = product.productOptions.map(({ name }) => name)
  const missing = names.filter((name) => !chosen[name])
  // Variants that the owner has hidden, or never made, are not for sale; a list may be read without any.
  const isSold = variant
    ? isVisible(variant) && isInStock(product, variant)
    : missing.length > 0 || !product.manageVariants || product.variants.length === 0
  const isSoldOut = !isInStock(product) || !isSold
  return {
    state: isSoldOut ? 'soldOut' : missing.length > 0 ? 'choose' : 'inStock',
    variant,
    missing,
    units: isSoldOut || missing.length > 0 ? undefined : unitsOf(product, variant),
  }
}

/**
 * The choices that a product page begins with: options that leave no choice are chosen already, the others as the
 * address says, by the names that `choiceField` gives them.
 */
export const firstChoices = (
  product: Pick<Offer, 'productOptions'>,
  address: FormFields,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    product.productOptions.flatMap(({ name, choices: [only, ...others] }) =>
      only && others.length === 0 ? [[name, only.description]] : [],
    ),
  ),
  ...choicesIn(product, address),
})
