/** Resolves catalogue references to products for cart lines. */
import type { CatalogReferenceInput } from '../../../generated/wire.ts'
import { isRecord } from '../../../src/values/json.ts'
import { ApplicationError, assertNone, violation } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { pictureOf } from '../catalogue/media.ts'
import { amountText } from '../rules/amounts.ts'
import { type Availability, availabilityOf } from '../rules/cart.ts'
import { discountedPrice } from '../rules/discounts.ts'
import type {
  CartLine,
  ChoiceDetails,
  ImageDetails,
  ItemDetails,
  ProductReference,
} from '../rules/documents/cart.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { type Choices, choiceOf, isColourOption, type ProductOption } from '../rules/options.ts'
import { effective, hasChoices, type Variant } from '../rules/variants.ts'
import { checkTexts, textLines } from './custom-texts.ts'
import { malformedOption } from './line-parts.ts'

/** Resolves a reference to its product. `path` names it in violations. */
export function resolveItem(
  sent: CatalogReferenceInput,
  product: StoreProduct | undefined,
  path: string,
): { readonly reference: ProductReference; readonly seen: ItemDetails } {
  if (product === undefined || !product.visible) throw itemNotFound(sent)
  const wanted = requestedVariant(sent, path)
  const variant = variantFor(product, wanted, path)
  if (variant === undefined || !variant.visible) throw itemNotFound(sent)
  const choices = product.manageVariants ? variant.choices : chosen(product, wanted.choices, path)
  checkTexts(product, sent.options, path)
  const reference = {
    productId: product.id,
    variantId: variant.id,
    choices,
    ...(sent.options && { sent: sent.options }),
  }
  return { reference, seen: itemDetails(product, variant, reference) }
}

/**
 * A product line refreshed from the catalogue, or marked as removed.
 *
 * @param taken units already allocated to other lines
 */
export function refreshProductLine(
  line: CartLine,
  reference: ProductReference,
  products: ReadonlyMap<string, StoreProduct>,
  taken = 0,
): { readonly line: CartLine; readonly availability: Availability } {
  const { productId, variantId, choices } = reference
  const product = products.get(productId)
  const variant = product?.variants.find(({ id }) => id === variantId)
  const isSold = product?.visible && variant?.visible
  const options = product?.manageVariants ? [] : product?.document.options
  if (!isSold || options?.some(lacksChoice(choices))) {
    return { line, availability: { status: 'NOT_FOUND', quantityAvailable: 0 } }
  }
  const stock = stockOf(product, variant)
  return {
    line: { ...line, seen: itemDetails(product, variant, reference) },
    availability: availabilityOf(line.quantity, stock === undefined ? undefined : stock - taken),
  }
}

interface RequestedVariant {
  /** Empty for any. */
  readonly variantId: string
  readonly choices: Choices
}

/** `{ variantId }` or `{ options: { Size: 'M' } }`; where both are sent they must agree. */
function requestedVariant({ options }: CatalogReferenceInput, path: string): RequestedVariant {
  const { variantId, options: choices } = options ?? {}
  const violations = []
  if (variantId !== undefined && typeof variantId !== 'string') {
    violations.push(malformedOption(path, 'variantId', 'must be a text', 'string'))
  }
  if (choices !== undefined && !isChoices(choices)) {
    const description = 'must contain one text per option'
    violations.push(malformedOption(path, 'options', description, 'object'))
  }
  assertNone(violations)
  return {
    variantId: typeof variantId === 'string' ? storedId(variantId) : '',
    choices: isChoices(choices) ? choices : {},
  }
}

function variantFor(product: StoreProduct, { variantId, choices }: RequestedVariant, path: string) {
  const candidates = product.variants.filter(({ id }) => variantId === '' || id === variantId)
  const [first, ...others] = candidates
  if (first === undefined || !product.manageVariants) return first
  const implied = others.length === 0 ? first.choices : {}
  const complete = chosen(product, { ...implied, ...choices }, path)
  return candidates.find((variant) => hasChoices(variant, complete))
}

/** Checks that every option has a choice of its own. */
function chosen(product: StoreProduct, choices: Choices, path: string): Choices {
  const { options } = product.document
  const violations = options.filter(lacksChoice(choices)).map(({ name, choices: possible }) => {
    const choice = choiceOf(choices, name)
    const at = `${path}.options.options.${name}`
    if (choice === undefined) return violation(at, 'REQUIRED_FIELD', `choose a ${name}`)
    const values = possible.map(({ description }) => description)
    return violation(at, 'INVALID_ENUM_VALUE', `${choice} is no choice of ${name}`, { values })
  })
  assertNone(violations)
  const names = options.map(({ name }) => name)
  return Object.fromEntries(Object.entries(choices).filter(([name]) => names.includes(name)))
}

/** Whether an option has no selected choice. */
const lacksChoice =
  (choices: Choices) =>
  ({ name, choices: possible }: ProductOption) =>
    !possible.some(({ description }) => description === choiceOf(choices, name))

function itemDetails(
  product: StoreProduct,
  variant: Variant,
  { choices, sent }: ProductReference,
): ItemDetails {
  const { price, sku, weight } = effective(variant, product)
  const picture = pictureOf(product, choices)
  const descriptionLines = textLines(product, sent)
  return {
    name: product.name,
    slug: product.slug,
    price: amountText(discountedPrice(price, product.discount)),
    fullPrice: amountText(price),
    sku: sku ?? '',
    weight: weight ?? 0,
    choices: choiceDetails(product, choices),
    collectionIds: product.collectionIds,
    ...(descriptionLines.length > 0 && { descriptionLines }),
    ...(picture && { image: imageDetails(picture) }),
  }
}

/** Choices in the order of the product's options, with their colours. */
function choiceDetails(product: StoreProduct, choices: Choices): ChoiceDetails[] {
  return product.document.options.flatMap((option) => {
    const { name, choices: possible } = option
    const choice = choiceOf(choices, name)
    if (choice === undefined) return []
    const value = possible.find(({ description }) => description === choice)?.value
    const isColour = isColourOption(option) && value !== undefined
    return [{ option: name, choice, ...(isColour ? { colour: value } : {}) }]
  })
}

function imageDetails({ id, url, width, height, altText }: ImageDetails): ImageDetails {
  return { id, url, width, height, altText }
}

/** Available units, preorders included; `undefined` while untracked. */
function stockOf(product: StoreProduct, variant: Variant): number | undefined {
  const { trackInventory, preorder } = product
  if (!trackInventory && variant.inStock) return undefined
  const there = trackInventory ? variant.quantity : 0
  if (!preorder.enabled) return there
  if (preorder.limit === null) return undefined
  return there + Math.max(0, preorder.limit - variant.preordered)
}

function isChoices(value: unknown): value is Choices {
  return isRecord(value) && Object.values(value).every((choice) => typeof choice === 'string')
}

/** The error for a reference to an unknown product or variant. */
export function itemNotFound({
  appId,
  catalogItemId,
  options,
}: CatalogReferenceInput): ApplicationError {
  return new ApplicationError(
    404,
    'ITEM_NOT_FOUND_IN_CATALOG',
    'The item does not exist or is hidden.',
    { catalogReference: { appId, catalogItemId, options: options ?? null } },
  )
}
