/** Every operation's handler. The type asks for one per operation of the description. */
import type { Handlers } from '../handlers.ts'
import { notImplemented } from '../handlers.ts'
import { authenticationHandlers } from './authentication.ts'
import { cartHandlers } from './carts.ts'
import { checkoutHandlers } from './checkouts.ts'
import { graphqlHandlers } from './graphql.ts'
import { memberHandlers } from './members.ts'
import { recoveryHandlers } from './recovery.ts'
import { redirectHandlers } from './redirects.ts'
import { tokenHandlers } from './tokens.ts'
import { verificationHandlers } from './verification.ts'

export const handlers: Handlers = {
  ...authenticationHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...graphqlHandlers,
  ...memberHandlers,
  ...recoveryHandlers,
  ...redirectHandlers,
  ...tokenHandlers,
  ...verificationHandlers,
  'collections.queryCollections': notImplemented('collections.queryCollections'),
  'collections.getCollection': notImplemented('collections.getCollection'),
  'collections.getCollectionBySlug': notImplemented('collections.getCollectionBySlug'),
  'currentCart.getCurrentCart': notImplemented('currentCart.getCurrentCart'),
  'currentCart.updateCurrentCart': notImplemented('currentCart.updateCurrentCart'),
  'currentCart.deleteCurrentCart': notImplemented('currentCart.deleteCurrentCart'),
  'currentCart.addToCurrentCart': notImplemented('currentCart.addToCurrentCart'),
  'currentCart.removeLineItemsFromCurrentCart': notImplemented(
    'currentCart.removeLineItemsFromCurrentCart',
  ),
  'currentCart.updateCurrentCartLineItemQuantity': notImplemented(
    'currentCart.updateCurrentCartLineItemQuantity',
  ),
  'currentCart.removeCouponFromCurrentCart': notImplemented(
    'currentCart.removeCouponFromCurrentCart',
  ),
  'currentCart.estimateCurrentCartTotals': notImplemented('currentCart.estimateCurrentCartTotals'),
  'currentCart.createCheckoutFromCurrentCart': notImplemented(
    'currentCart.createCheckoutFromCurrentCart',
  ),
  'inventory.queryInventory': notImplemented('inventory.queryInventory'),
  'inventory.getInventoryVariants': notImplemented('inventory.getInventoryVariants'),
  'inventory.updateInventoryVariants': notImplemented('inventory.updateInventoryVariants'),
  'inventory.decrementInventory': notImplemented('inventory.decrementInventory'),
  'inventory.incrementInventory': notImplemented('inventory.incrementInventory'),
  'products.createProduct': notImplemented('products.createProduct'),
  'products.queryProducts': notImplemented('products.queryProducts'),
  'products.getProduct': notImplemented('products.getProduct'),
  'products.updateProduct': notImplemented('products.updateProduct'),
  'products.deleteProduct': notImplemented('products.deleteProduct'),
  'products.getProductOptionsAvailability': notImplemented(
    'products.getProductOptionsAvailability',
  ),
  'products.addProductMedia': notImplemented('products.addProductMedia'),
  'products.removeProductMedia': notImplemented('products.removeProductMedia'),
  'products.addProductMediaToChoices': notImplemented('products.addProductMediaToChoices'),
  'products.removeProductMediaFromChoices': notImplemented(
    'products.removeProductMediaFromChoices',
  ),
  'products.deleteProductOptions': notImplemented('products.deleteProductOptions'),
  'products.removeBrand': notImplemented('products.removeBrand'),
  'products.removeRibbon': notImplemented('products.removeRibbon'),
  'products.bulkUpdateProductsProperty': notImplemented('products.bulkUpdateProductsProperty'),
  'products.bulkAdjustProductProperty': notImplemented('products.bulkAdjustProductProperty'),
  'products.createProductPlatformized': notImplemented('products.createProductPlatformized'),
  'products.getProductPlatformized': notImplemented('products.getProductPlatformized'),
  'products.updateProductPlatformized': notImplemented('products.updateProductPlatformized'),
  'products.deleteProductPlatformized': notImplemented('products.deleteProductPlatformized'),
  'products.writeProxyCreateProductPlatformized': notImplemented(
    'products.writeProxyCreateProductPlatformized',
  ),
  'products.writeProxyUpdateProductPlatformized': notImplemented(
    'products.writeProxyUpdateProductPlatformized',
  ),
  'products.writeProxyDeleteProductPlatformized': notImplemented(
    'products.writeProxyDeleteProductPlatformized',
  ),
  'products.updateProductVariants': notImplemented('products.updateProductVariants'),
  'products.queryProductVariants': notImplemented('products.queryProductVariants'),
  'products.resetAllProductVariantData': notImplemented('products.resetAllProductVariantData'),
  'products.queryStoreVariants': notImplemented('products.queryStoreVariants'),
  'products.getStoreVariant': notImplemented('products.getStoreVariant'),
  'products.createCollection': notImplemented('products.createCollection'),
  'products.updateCollection': notImplemented('products.updateCollection'),
  'products.deleteCollection': notImplemented('products.deleteCollection'),
  'products.addProductsToCollection': notImplemented('products.addProductsToCollection'),
  'products.removeProductsFromCollection': notImplemented('products.removeProductsFromCollection'),
  'products.getCollectionBySlug': notImplemented('products.getCollectionBySlug'),
}
