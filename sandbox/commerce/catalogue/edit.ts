/** Changes of one product, as pure functions of product and patch. */
import type * as wire from '../../../generated/wire.ts'
import { assertNone, ValidationError, type Violation, violation } from '../../platform/errors.ts'
import { changedMoney, roundMoney } from '../rules/amounts.ts'
import { type Discount, discountViolations, effectiveDiscount } from '../rules/discounts.ts'
import type { ProductDocument, StoreProduct } from '../rules/documents/product.ts'
import { composed } from '../rules/names.ts'
import { optionViolations, type ProductOption, readOptions } from '../rules/options.ts'
import { lowestPrice, variantsFor } from '../rules/variants.ts'
import { nameViolations, priceViolations, required } from './field-violations.ts'
import { editSeo } from './seo.ts'

/** A request's changes: an omitted field stays, null clears all but the brand, a read-only field is ignored. */
export type ProductPatch = wire.ProductInput

/** The product after a patch. Throws the patch's violations. */
export function editProduct(
  product: StoreProduct,
  patch: ProductPatch,
  newId: () => string,
): StoreProduct {
  const price = patch.priceData?.price
  const options = patch.productOptions
    ? readOptions(patch.productOptions)
    : product.document.options
  const manageVariants = managesVariants(product, patch, options)
  const changed: StoreProduct = {
    ...product,
    name: composed(patch.name) ?? product.name,
    visible: cleared(patch.visible, product.visible, true),
    description: cleared(composed(patch.description), product.description, ''),
    sku: cleared(composed(patch.sku), product.sku, null),
    ribbon: cleared(composed(patch.ribbon), product.ribbon, null) || null,
    brand: composed(patch.brand) || product.brand,
    weight: cleared(patch.weight, product.weight, null),
    price: roundMoney(price ?? product.price),
    itemCost: changedMoney(patch.costAndProfitData?.itemCost, product.itemCost),
    discount: editDiscount(product.discount, patch.discount),
    manageVariants,
    document: editDocument(product.document, patch, options),
  }
  assertNone([
    ...nameViolations(patch.name, 'product.name'),
    ...(price === null ? [required('product.priceData.price')] : []),
    ...priceViolations(price, 'product.priceData.price'),
    ...typeViolations(patch),
    ...optionViolations(options),
  ])
  const optionsChange =
    options !== product.document.options || manageVariants !== product.manageVariants
  const variants = optionsChange
    ? variantsFor(options, manageVariants, product.variants, newId)
    : product.variants
  assertNone(discountViolations(lowestPrice({ ...changed, variants }), changed.discount))
  return { ...changed, variants }
}

/** Without options no variants are managed; new options create every combination. */
function managesVariants(
  product: StoreProduct,
  patch: ProductPatch,
  options: readonly ProductOption[],
): boolean {
  if (options.length === 0) return false
  if (typeof patch.manageVariants === 'boolean') return patch.manageVariants
  return product.document.options.length === 0 || product.manageVariants
}

function editDiscount(before: Discount, patch: ProductPatch['discount']): Discount {
  if (!patch) return before
  return effectiveDiscount({ type: patch.type ?? before.type, value: patch.value ?? before.value })
}

function editDocument(
  before: ProductDocument,
  patch: ProductPatch,
  options: readonly ProductOption[],
): ProductDocument {
  const { pricePerUnitData, seoData, productDimensions, packageDimensions } = patch
  return {
    ...before,
    ...(pricePerUnitData && { pricePerUnit: editUnits(before.pricePerUnit, pricePerUnitData) }),
    ...(seoData && { seoData: editSeo(before.seoData, seoData) }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
    options,
    choiceMedia: before.choiceMedia.filter(({ option, choice }) =>
      options.some(
        ({ name, choices }) =>
          name === option && choices.some(({ description }) => description === choice),
      ),
    ),
  }
}

/** The writable types; an unspecified one is physical. */
const isWritableType: Readonly<Record<wire.ProductType, boolean>> = {
  unspecified_product_type: true,
  physical: true,
  digital: false,
}

/** The violations of a read-only type. */
export function typeViolations({ productType }: ProductPatch): Violation[] {
  if (productType === undefined || isWritableType[productType]) return []
  const field = 'product.productType'
  const description = 'must be physical: other products cannot be created through the API'
  return [violation(field, 'INVALID_ENUM_VALUE', description, { values: ['physical'] })]
}

/** A price per unit needs all four of its parts. */
function editUnits(
  before: wire.PricePerUnitData | undefined,
  input: wire.PricePerUnitDataInput,
): wire.PricePerUnitData {
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = {
    ...before,
    ...input,
  }
  if (totalQuantity && totalMeasurementUnit && baseQuantity && baseMeasurementUnit) {
    return { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit }
  }
  const parts = { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit }
  throw new ValidationError(
    Object.entries(parts)
      .filter(([, part]) => !part)
      .map(([name]) => required(`product.pricePerUnitData.${name}`)),
  )
}

/** A patched field: omitted it stays, null clears it. */
function cleared<T>(given: T | null | undefined, before: T, empty: T): T {
  return given === undefined ? before : given === null ? empty : given
}
