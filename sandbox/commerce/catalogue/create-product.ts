/** A new product as a pure function: a blank one, patched by the request. */
import { ValidationError, type Violation } from '../../platform/errors.ts'
import { noDiscount } from '../rules/discounts.ts'
import { emptyDocument, inventoryItemIdOf, type StoreProduct } from '../rules/documents/product.ts'
import { defaultVariantId, newVariant } from '../rules/variants.ts'
import { editProduct, type ProductPatch, typeViolations } from './edit.ts'
import { required } from './field-violations.ts'

interface ProductIdentity {
  readonly id: string
  readonly numericId: string
  readonly slug: string
  readonly collectionIds: readonly string[]
  readonly now: Date
  readonly newId: () => string
}

/** A new product from a request. Name, price and a physical type are required. */
export function createProduct(patch: ProductPatch, identity: ProductIdentity): StoreProduct {
  const missing: Violation[] = []
  if (!patch.name) missing.push(required('product.name'))
  if (typeof patch.priceData?.price !== 'number') missing.push(required('product.priceData.price'))
  const { itemCost } = patch.costAndProfitData ?? { itemCost: null }
  if (itemCost === undefined) missing.push(required('product.costAndProfitData.itemCost'))
  if (missing.length > 0) throw new ValidationError([...missing, ...typeViolations(patch)])
  return editProduct(blank(identity), patch, identity.newId)
}

function blank({ id, numericId, slug, collectionIds, now }: ProductIdentity): StoreProduct {
  return {
    id,
    numericId,
    inventoryItemId: inventoryItemIdOf(id),
    name: '',
    slug,
    visible: true,
    description: '',
    sku: null,
    brand: null,
    ribbon: null,
    weight: null,
    price: 0,
    discount: noDiscount,
    itemCost: null,
    manageVariants: false,
    collectionIds,
    trackInventory: false,
    preorder: { enabled: false, message: null, limit: null },
    document: emptyDocument,
    variants: [newVariant(defaultVariantId, {})],
    createdDate: now,
    updatedDate: now,
    inventoryUpdatedDate: now,
  }
}
