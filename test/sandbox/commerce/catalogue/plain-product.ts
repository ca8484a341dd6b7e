/** A product with two variants, as plain data for tests of what is decided about products. */
import {
  emptyDocument,
  type StoreProduct,
} from '../../../../sandbox/commerce/rules/documents/product.ts'
import { newVariant } from '../../../../sandbox/commerce/rules/variants.ts'

export const before = new Date('2026-01-01T00:00:00.000Z')

const choices = ['S', 'M'].map((value) => ({ value, description: value }))
export const size = { optionType: 'drop_down', name: 'Size', choices } as const
export const picture = (id: string) => ({
  id,
  url: `/media/${id}.svg`,
  title: id,
  altText: `Picture ${id}`,
  width: 4,
  height: 3,
})

export const product: StoreProduct = {
  id: 'mug',
  numericId: '1',
  inventoryItemId: 'item',
  name: 'Mug',
  slug: 'the-mug',
  visible: true,
  description: 'Blue.',
  sku: 'MUG',
  brand: 'Kiln',
  ribbon: 'New',
  weight: 0.5,
  price: 10,
  discount: { type: 'NONE', value: 0 },
  itemCost: 4,
  manageVariants: true,
  collectionIds: ['cups'],
  trackInventory: true,
  preorder: { enabled: false, message: null, limit: null },
  document: { ...emptyDocument, options: [size], media: [picture('a'), picture('b')] },
  variants: [
    { ...newVariant('small', { Size: 'S' }), quantity: 2 },
    {
      ...newVariant('medium', { Size: 'M' }),
      price: 20,
      itemCost: 8,
      weight: 2,
      sku: 'M',
      quantity: 0,
    },
  ],
  createdDate: before,
  updatedDate: before,
  inventoryUpdatedDate: before,
}
