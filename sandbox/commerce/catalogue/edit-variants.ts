/** Changes of a product's variants, as pure functions. */

import type { VariantOverride } from '../../../generated/wire.ts'
import { assertNone, notFound, refusedField } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { changedMoney, roundMoney } from '../rules/amounts.ts'
import { discountedPriceViolations } from '../rules/discounts.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { composed } from '../rules/names.ts'
import { hasChoices, resetVariant, type Variant } from '../rules/variants.ts'
import { priceViolations } from './field-violations.ts'

/** Applies the patches in order; null resets to the product's value. An unknown variant refuses all of them. */
export function editVariants(
  product: StoreProduct,
  patches: readonly VariantOverride[],
): StoreProduct {
  const { manageVariants, sku } = product
  // The SKU of a product without managed variants is that of its variant: null removes it.
  const before = manageVariants
    ? product.variants
    : product.variants.map((one) => ({ ...one, sku }))
  const variants = patches.reduce<readonly Variant[]>((current, patch, index) => {
    const named = new Set(namedVariants(product.id, current, patch, index).map(({ id }) => id))
    const { price } = patch
    if (typeof price === 'number') {
      const field = `variants[${index}].price`
      assertNone([
        ...priceViolations(price, field),
        ...discountedPriceViolations(roundMoney(price), product.discount, field),
      ])
    }
    return current.map((variant) => (named.has(variant.id) ? editVariant(variant, patch) : variant))
  }, before)
  const changed = { ...product, variants }
  return manageVariants ? changed : withOwnValues(changed)
}

/** The default variant of a product without managed variants inherits all values. */
function withOwnValues(product: StoreProduct): StoreProduct {
  const [own, ...rest] = product.variants
  if (own === undefined) return product
  return {
    ...product,
    price: own.price ?? product.price,
    itemCost: own.itemCost ?? product.itemCost,
    weight: own.weight ?? product.weight,
    sku: own.sku,
    variants: [{ ...own, price: null, itemCost: null, weight: null, sku: null }, ...rest],
  }
}

/** Resets every variant to the product's values; stock stays. */
export function resetVariants(product: StoreProduct): StoreProduct {
  return { ...product, variants: product.variants.map(resetVariant) }
}

function namedVariants(
  productId: string,
  variants: readonly Variant[],
  { variantIds: sentIds, choices }: VariantOverride,
  index: number,
): Variant[] {
  const variantIds = sentIds?.map(storedId)
  if (!variantIds?.length && !choices) {
    const description = 'is required unless choices name the variants'
    throw refusedField(`variants[${index}].variantIds`, 'REQUIRED_FIELD', description)
  }
  const missing = variantIds?.find((id) => !variants.some((variant) => variant.id === id))
  const named = variants.filter(
    (variant) =>
      (!variantIds?.length || variantIds.includes(variant.id)) &&
      hasChoices(variant, choices ?? {}),
  )
  if (missing === undefined && named.length > 0) return named
  const wanted = missing === undefined ? 'these choices' : `id ${missing}`
  throw notFound('NOT_FOUND', `Variant with ${wanted} not found in product ${productId}`, {
    productId,
    ...(missing === undefined ? { choices } : { variantId: missing }),
  })
}

function editVariant(variant: Variant, patch: VariantOverride): Variant {
  const { productDimensions, packageDimensions } = patch
  return {
    ...variant,
    price: changedMoney(patch.price, variant.price),
    itemCost: changedMoney(patch.cost, variant.itemCost),
    weight: patch.weight === undefined ? variant.weight : patch.weight,
    sku: patch.sku === undefined ? variant.sku : composed(patch.sku),
    visible: patch.visible === undefined ? variant.visible : (patch.visible ?? true),
    document: {
      ...variant.document,
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    },
  }
}
