/** The availability of a product's current selection. */
import type { Offer, PartialChoices } from './offer.ts'
import { choicesIn, type FormFields } from './product-form.ts'
import { type Availability, availabilityOf, takesPreorders, unitsOf } from './stock.ts'
import { optionsOf, ownChoices, variantOf } from './variants.ts'

/** Whether the current selection can be bought. */
export interface OfferState<Product extends Offer> {
  /**
   * `choose` while options have no choice yet: then `missing` names them. `preorder` where it is out of stock and the
   * product's `preorderInfo` is enabled.
   */
  readonly state: Availability | 'choose'
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
  const whole = availabilityOf(product)
  // Nonexistent variants are not for sale.
  const isUnknown = !variant && product.manageVariants && product.variants.length > 0
  const own = isUnknown ? 'soldOut' : availabilityOf(product, variant)
  const state = whole === 'soldOut' ? whole : missing.length > 0 ? 'choose' : own
  const isCounted = state === 'inStock' && !takesPreorders(product, variant)
  return { state, variant, missing, units: isCounted ? unitsOf(product, variant) : undefined }
}

/**
 * The initial choices of a product page: options with a single choice are preselected, the others come from the
 * address, under their `choiceField` names; those that the product does not have are left out.
 */
export const firstChoices = (
  product: Pick<Offer, 'productOptions'>,
  address: FormFields,
): Readonly<Record<string, string>> => {
  const wanted = choicesIn(product, address)
  return Object.fromEntries(
    optionsOf(product).flatMap(({ name, choices }) => {
      const first = choices.find(
        ({ description }) => choices.length === 1 || description === wanted[name],
      )
      return first ? [[name, first.description]] : []
    }),
  )
}
