/** From choices to variants. */
import { invalidArgument } from '../errors/invalid-argument.ts'
import { fieldsOf, textOf } from '../values/json.ts'
import type { Offer, OfferedVariant, PartialChoices, ReadChoices } from './offer.ts'

/** Whether a variant has all the given choices. */
export const hasChoices = ({ choices = {} }: OfferedVariant, wanted: ReadChoices): boolean =>
  Object.entries(wanted).every(([name, choice]) => choice === undefined || choices[name] === choice)

/** A product's options; untyped callers may pass a whole response, or its promise. */
export const optionsOf = (product: Pick<Offer, 'productOptions'>): Offer['productOptions'] => {
  if (!fieldsOf(product).productOptions)
    throw invalidArgument('product', 'has no productOptions: pass that of the awaited response')
  return product.productOptions
}

/** The selected choices of the product's own options; untyped callers may pass anything. */
export const ownChoices = (product: Offer, choices: object): ReadChoices => {
  const chosen = fieldsOf(choices)
  return Object.fromEntries(optionsOf(product).map(({ name }) => [name, textOf(chosen[name])]))
}

/** The variant of a complete selection, available or not. */
export const variantOf = <Product extends Offer>(
  product: Product,
  chosen: ReadChoices,
): Product['variants'][number] | undefined => {
  const { manageVariants, productOptions, variants } = product
  const isComplete = productOptions.every(({ name, choices }) =>
    choices.some(({ description }) => description === chosen[name]),
  )
  if (!isComplete) return undefined
  return variants.find((variant) => !manageVariants || hasChoices(variant, chosen))
}

/**
 * The variant of the selected choices: its price, stock and SKU for a product page. It sends nothing
 * and never throws. The variant may be hidden or sold out; {@link cartItem} checks that.
 *
 * @param product as the platform returns it
 * @param choices the selected choices, by option; those of other options are ignored
 * @returns undefined while an option has no choice of its own
 * @example
 * const variant = findVariant(product, { Size: 'A4', Paper: 'Plain' })
 */
export const findVariant = <const Product extends Offer>(
  product: Product,
  choices: PartialChoices<Product> = {},
): Product['variants'][number] | undefined => variantOf(product, ownChoices(product, choices))
