// Generated from spec/ by `npm run generate`. Do not edit.
// What kind of call an operation is.

/** Operations that change nothing. */
export type ReadOperationId =
  | 'carts.getCart'
  | 'carts.estimateTotals'
  | 'carts.getCartByCheckoutId'
  | 'currentCart.getCurrentCart'
  | 'currentCart.estimateCurrentCartTotals'
  | 'members.listMembers'
  | 'members.queryMembers'
  | 'members.getCurrentMember'
  | 'members.getMember'
  | 'products.queryProducts'
  | 'products.getProduct'
  | 'products.getProductOptionsAvailability'
  | 'products.getProductPlatformized'
  | 'products.queryProductVariants'
  | 'products.queryStoreVariants'
  | 'products.getStoreVariant'
  | 'products.getCollectionBySlug'
  | 'collections.queryCollections'
  | 'collections.getCollection'
  | 'collections.getCollectionBySlug'
  | 'inventory.queryInventory'
  | 'inventory.getInventoryVariants'
  | 'authentication.validateEmail'
  | 'tokens.getTokenInfo'
  | 'tokens.getUserInfo'
  | 'tokens.getKeys'
  | 'tokens.authorize'
  | 'checkouts.getCheckout'

/** Operations whose answer is one page of a list. */
export type PagedOperationId =
  | 'members.listMembers'
  | 'members.queryMembers'
  | 'products.queryProducts'
  | 'products.queryProductVariants'
  | 'products.queryStoreVariants'
  | 'collections.queryCollections'
  | 'inventory.queryInventory'
