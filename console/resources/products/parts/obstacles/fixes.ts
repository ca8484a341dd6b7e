// The fix for each reason a product is unavailable.
import type { Product } from 'storefront-client'
import type { PurchaseObstacle } from '../../../../catalogue/purchase-obstacles.ts'
import type { StoreClient } from '../../../../store/store-client.ts'

type Fix =
  /** At once, by a change of the product. */
  | { kind: 'action'; act(client: StoreClient, product: Product): Promise<unknown> }
  /** By the owner, in a field of the form. */
  | { kind: 'field'; field: string }

export const fixes: Record<PurchaseObstacle, Fix> = {
  hidden: {
    kind: 'action',
    act: (client, { id }) => client.products.updateProduct(id, { product: { visible: true } }),
  },
  noPrice: { kind: 'field', field: 'priceData.price' },
  variantsHidden: {
    kind: 'action',
    act: (client, { id, variants }) =>
      client.products.updateProductVariants(id, {
        variants: [{ variantIds: variants.map((variant) => variant.id), visible: true }],
      }),
  },
  outOfStock: {
    kind: 'action',
    act: (client, { id, variants }) =>
      client.inventory.updateInventoryVariants(id, {
        inventoryItem: {
          variants: variants.map((variant) => ({ variantId: variant.id, inStock: true })),
        },
      }),
  },
}
