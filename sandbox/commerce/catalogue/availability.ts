/** Resolves a buyer's choices to the variant, its images, and the choices still available. */
import type * as wire from '../../../generated/wire.ts'
import { assertNone, violation } from '../../platform/errors.ts'
import { convertedPrice } from '../rules/currencies.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { type Choices, choiceOf } from '../rules/options.ts'
import { priceDetails } from '../rules/prices.ts'
import { isInStock } from '../rules/stock.ts'
import { effective, hasChoices, type Variant } from '../rules/variants.ts'
import { mayPreorder } from './inventory.ts'
import { mediaAnswer } from './media.ts'
import { optionsAnswer, type View } from './wire-product.ts'

/** The availability that product pages request after each choice. */
export function availability(
  product: StoreProduct,
  chosen: Choices,
  view: View,
): wire.ProductOptionsAvailabilityResponse {
  refuseUnknown(product, chosen)
  const { options, media } = product.document
  const complete = options.every(({ name }) => choiceOf(chosen, name) !== undefined)
  const selected = complete
    ? product.variants.find((variant) => !product.manageVariants || hasChoices(variant, chosen))
    : undefined
  const pictures = picturesFor(product, chosen)
  return {
    ...(selected && { selectedVariant: variantData(product, selected, view) }),
    media: mediaAnswer(pictures.length > 0 ? pictures : media, view.origin),
    productOptions: remaining(product, chosen, view),
    availableForPurchase:
      selected !== undefined &&
      product.visible &&
      selected.visible &&
      (isInStock(selected, product.trackInventory) || mayPreorder(product, selected, 1)),
    managedProduct: product.manageVariants,
  }
}

/** Each option's remaining choices, given those of the others. */
function remaining(product: StoreProduct, chosen: Choices, view: View): wire.ProductOption[] {
  return product.document.options.flatMap(({ name }) => {
    const others = Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== name))
    const variants = product.manageVariants
      ? product.variants.filter((variant) => hasChoices(variant, others))
      : product.variants
    return optionsAnswer(product, variants, view).filter((option) => option.name === name)
  })
}

function picturesFor({ document: { media, choiceMedia } }: StoreProduct, chosen: Choices) {
  const ids = choiceMedia
    .filter(({ option, choice }) => choiceOf(chosen, option) === choice)
    .flatMap(({ mediaIds }) => mediaIds)
  return media.filter(({ id }) => ids.includes(id))
}

function variantData(product: StoreProduct, variant: Variant, view: View): wire.VariantData {
  const own = effective(variant, product)
  const price = priceDetails(own.price, product.discount, product.document.pricePerUnit)
  return {
    price,
    convertedPriceData: convertedPrice(price, view.conversion),
    weight: own.weight,
    sku: own.sku ?? '',
    ...(product.trackInventory && { quantity: own.quantity }),
    inStock: isInStock(own, product.trackInventory),
    visible: own.visible,
    ...own.document,
    variantId: own.id,
  }
}

function refuseUnknown({ document: { options } }: StoreProduct, chosen: Choices): void {
  const violations = Object.entries(chosen).flatMap(([name, choice]) => {
    const option = options.find((known) => known.name === name)
    if (!option) {
      return [violation(`options.${name}`, 'VALIDATION', 'is not an option of this product')]
    }
    if (option.choices.some(({ description }) => description === choice)) return []
    return [violation(`options.${name}`, 'VALIDATION', `"${choice}" is not one of its choices`)]
  })
  assertNone(violations)
}
