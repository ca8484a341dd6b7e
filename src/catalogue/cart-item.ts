/** From a product and its selected choices to a line item. */
import { LineItem as limits } from '../../generated/limits.ts'
import type { Violation } from '../errors/api-error.ts'
import { validationError } from '../errors/validation-error.ts'
import type { Choices, Offer, OfferedVariant, ReadChoices } from './offer.ts'
import { availabilityOf, isVisible, takesPreorders, unitsOf } from './stock.ts'
import { storeCatalogueAppId } from './store-catalogue.ts'
import { hasChoices, ownChoices, variantOf } from './variants.ts'

/** The selection of a product. */
export interface CartItemOptions<Product extends Offer> {
  /** One choice per option, by the names that buyers see. */
  readonly choices?: Choices<Product> | undefined
  /** One of the product's variants, instead of or besides choices. */
  readonly variant?: Pick<Product['variants'][number], 'id'> | undefined
  /** The quantity; 1 by default. */
  readonly quantity?: number | undefined
  /** The product's custom text fields: title → text. */
  readonly texts?: Readonly<Record<string, string>> | undefined
  /**
   * Whether the product can be preordered, by default as its `preorderInfo` says: the quantity is then not checked
   * against stock. `products.getProductOptionsAvailability` says it, too (`availableForPurchase` without stock).
   */
  readonly preorder?: boolean | undefined
}

/** A line item for `addToCurrentCart`, `addToCart` and `createCart`. */
export interface CartItem {
  readonly catalogReference: {
    readonly appId: string
    readonly catalogItemId: string
    readonly options?: Record<string, unknown>
  }
  readonly quantity: number
}

const mostUnits = limits.quantity.maximum

const missing = (field: string, description: string, values?: readonly string[]): Violation => ({
  field,
  description,
  violatedRule: 'REQUIRED_FIELD',
  ...(values && { data: { values } }),
})

const unsold = (
  field: string,
  ruleName: string,
  description: string,
  data?: object,
): Violation => ({
  field,
  description,
  violatedRule: 'OTHER',
  ruleName,
  ...(data && { data }),
})

const choiceViolations = ({ productOptions }: Offer, chosen: ReadChoices): readonly Violation[] =>
  productOptions.flatMap(({ name, choices }) => {
    const values = choices.map(({ description }) => description)
    const choice = chosen[name]
    const field = `choices.${name}`
    if (choice === undefined) return [missing(field, `needs one of ${values.join(', ')}`, values)]
    if (values.includes(choice)) return []
    const description = `cannot be ${choice}: choose one of ${values.join(', ')}`
    return [{ field, description, violatedRule: 'INVALID_ENUM_VALUE', data: { values } }]
  })

const textViolations = (
  { customTextFields = [] }: Offer,
  texts: Readonly<Record<string, string>>,
): readonly Violation[] =>
  customTextFields.flatMap(({ title, mandatory, maxLength }) => {
    const text = (Object.hasOwn(texts, title) && texts[title]) || ''
    const field = `texts.${title}`
    if (text === '') return mandatory ? [missing(field, 'needs a text')] : []
    // By code points, as the platform counts.
    if ([...text].length <= maxLength) return []
    const description = `has more than ${maxLength} characters`
    return [{ field, description, violatedRule: 'MAX_LENGTH', data: { threshold: maxLength } }]
  })

const stockViolations = (
  product: Offer,
  variant: OfferedVariant | undefined,
  {
    quantity,
    preorder = takesPreorders(product, variant),
    label,
  }: { quantity: number; preorder: boolean | undefined; label: string },
): readonly Violation[] => {
  if (product.visible === false || (variant && !isVisible(variant))) {
    return [unsold(label, 'NOT_SOLD', 'is not for sale')]
  }
  if (preorder) return []
  if (availabilityOf(product, variant) !== 'inStock')
    return [unsold(label, 'SOLD_OUT', 'is sold out')]
  const units = unitsOf(product, variant) ?? Number.POSITIVE_INFINITY
  const text = `is more than the ${units} in stock`
  return quantity > units ? [unsold('quantity', 'STOCK', text, { available: units })] : []
}

/** The selected variant, or why it is ambiguous or unavailable. */
const chosenVariant = (
  product: Offer,
  chosen: ReadChoices,
  asked: { readonly id: string } | undefined,
): { readonly variant?: OfferedVariant | undefined; readonly problems: readonly Violation[] } => {
  const { manageVariants, variants } = product
  const named = asked && variants.find(({ id }) => id === asked.id)
  if (asked && !named) {
    return { problems: [unsold('variant', 'NOT_SOLD', 'is not a variant of this product')] }
  }
  // The platform requires no choice where there is one variant only.
  const only = manageVariants && variants.length === 1 ? variants[0] : undefined
  const variant = named ?? only
  if (manageVariants && variant) {
    const agrees = hasChoices(variant, chosen)
    return {
      variant,
      problems: agrees ? [] : [unsold('choices', 'NOT_SOLD', 'name another variant')],
    }
  }
  const problems = choiceViolations(product, chosen)
  const found = variantOf(product, chosen)
  if (problems.length > 0 || found || variants.length === 0) return { variant: found, problems }
  return { problems: [unsold('choices', 'NOT_SOLD', 'name nothing that is sold')] }
}

const referenceOptions = (
  product: Offer,
  variant: OfferedVariant | undefined,
  chosen: ReadChoices,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> => ({
  ...(product.manageVariants && variant
    ? { variantId: variant.id }
    : product.productOptions.length > 0 && { options: chosen }),
  ...(Object.keys(texts).length > 0 && { customTextFields: texts }),
})

/**
 * The line item for a product and its selection, checked before anything is sent: options without a
 * choice, unknown choices, variants that are hidden, sold out or short of stock, and texts that are
 * missing or too long.
 *
 * @param product as the platform returns it; without its variants (a list that omits them), stock is
 * that of the whole product
 * @returns an item for the `lineItems` of `currentCart.addToCurrentCart` and similar calls
 * @throws ApiError `INVALID_ARGUMENT` with one violation per argument: `choices.Size`, `quantity`, …
 * Unavailable items break the rule `OTHER`, with the `ruleName` `SOLD_OUT`, `STOCK` (and
 * `data.available`) or `NOT_SOLD`
 * @example
 * const item = cartItem(product, { choices: { Size: 'A4', Paper: 'Plain' }, quantity: 2 })
 * await client.currentCart.addToCurrentCart({ lineItems: [item] })
 */
export const cartItem = <const Product extends Offer>(
  product: Product,
  { choices, variant: asked, quantity = 1, texts = {}, preorder }: CartItemOptions<Product> = {},
): CartItem => {
  const chosen = ownChoices(product, choices ?? {})
  // An empty field would create a second line of the same item.
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()))
  const { variant, problems } = chosenVariant(product, chosen, asked)
  const isCount = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostUnits
  const label = product.productOptions.length > 0 ? 'choices' : 'product'
  const found = [
    ...problems,
    ...(isCount
      ? []
      : [{ field: 'quantity', description: `must be a whole number from 1 to ${mostUnits}` }]),
    ...(problems.length > 0
      ? []
      : stockViolations(product, variant, { quantity, preorder, label })),
    ...textViolations(product, written),
  ]
  if (found.length > 0) throw validationError(found)
  const options = referenceOptions(product, variant, chosen, written)
  return {
    catalogReference: {
      appId: storeCatalogueAppId,
      catalogItemId: product.id,
      ...(Object.keys(options).length > 0 && { options }),
    },
    quantity,
  }
}
