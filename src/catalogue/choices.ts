/** The available choices. */
import type { Offer, OfferedVariant, PartialChoices, ReadChoices } from './offer.ts'
import { type Availability, availabilityOf, isVisible } from './stock.ts'
import { hasChoices, ownChoices } from './variants.ts'

/** An option, narrowed by the choices made in the other options. */
export type AvailableOption<Product extends Offer> = Omit<
  Product['productOptions'][number],
  'choices'
> & {
  readonly choices: readonly (Product['productOptions'][number]['choices'][number] & {
    /** Whether this choice has been made. */
    readonly selected: boolean
    /** Whether a variant with it and the choices of the other options is in stock. */
    readonly inStock: boolean
    /** Whether such a variant can be preordered, with the product's `preorderInfo`. */
    readonly preorder: boolean
    /** Whether buyers see such a variant at all. */
    readonly visible: boolean
  })[]
}

/**
 * The options of a product for a picker: each choice, whether it is selected, and whether it is available given the
 * choices of the other options. The same as `products.getProductOptionsAvailability`, and the preorders, without a request.
 *
 * @param product as the platform returns it, with its variants
 * @param choices the selected choices, by option
 * @returns the options in the product's order; without managed variants, every choice has the product's stock
 * @example
 * const options = availableChoices(product, { Size: 'A4' })
 */
export const availableChoices = <const Product extends Offer>(
  product: Product,
  choices: PartialChoices<Product> = {},
): readonly AvailableOption<Product>[] => optionsFor(product, ownChoices(product, choices))

const optionsFor = <Product extends Offer>(
  product: Product,
  chosen: ReadChoices,
): readonly AvailableOption<Product>[] => {
  const { manageVariants, productOptions, variants } = product
  const options: readonly Product['productOptions'][number][] = productOptions
  return options.map((option) => {
    const { name } = option
    const possible: readonly Product['productOptions'][number]['choices'][number][] = option.choices
    return {
      ...option,
      choices: possible.map((choice) => {
        const { description } = choice
        const wanted = { ...chosen, [name]: description }
        const having: readonly OfferedVariant[] = manageVariants
          ? variants.filter((variant) => hasChoices(variant, wanted))
          : variants
        const shown = having.filter(isVisible)
        const isAny = (wanted: Availability) =>
          shown.some((variant) => availabilityOf(product, variant) === wanted)
        return {
          ...choice,
          selected: chosen[name] === description,
          inStock: isAny('inStock'),
          preorder: isAny('preorder'),
          visible: shown.length > 0,
        }
      }),
    }
  })
}
