// Generated from spec/ by `npm run generate`. Do not edit.
// Every operation in the order of the description, for clients that have all of them.

import { cartCodec, checkoutCodec, customLineItemCodec, customValueCodec, identityCodec, identityInputCodec, identityProfileInputCodec, inventoryItemV2Codec, lineItemInputCodec, memberCodec, membershipOptionsCodec, orderCodec, productCodec, productFiguresCodec, shippingInformationCodec, storeVariantCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

export const operationList: readonly Operation[] = [
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'createCart', '/v1/carts', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCart', '/v1/carts/{id}', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'PATCH', 'updateCart', '/v1/carts/{id}', {
  mirrors: { id: 'cartInfo.id' },
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'DELETE', 'deleteCart', '/v1/carts/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'addToCart', '/v1/carts/{id}/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeLineItems', '/v1/carts/{id}/remove-line-items', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'updateLineItemsQuantity', '/v1/carts/{id}/update-line-items-quantity', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeCoupon', '/v1/carts/{id}/remove-coupon', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'estimateTotals', '/v1/carts/{id}/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCartByCheckoutId', '/v1/carts/by-checkout-id/{id}', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('carts', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'createCheckout', '/v1/carts/{id}/create-checkout'),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'main', 'GET', 'getCurrentCart', '/v1/carts/current', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'PATCH', 'updateCurrentCart', '/v1/carts/current', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'DELETE', 'deleteCurrentCart', '/v1/carts/current', {
  empty: true,
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'addToCurrentCart', '/v1/carts/current/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeLineItemsFromCurrentCart', '/v1/carts/current/remove-line-items', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'updateCurrentCartLineItemQuantity', '/v1/carts/current/update-line-items-quantity', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'repeatable', 'main', 'POST', 'removeCouponFromCurrentCart', '/v1/carts/current/remove-coupon', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'estimateCurrentCartTotals', '/v1/carts/current/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
}),
  /* @__PURE__ */ operation('currentCart', 'carts', '/ecom', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'createCheckoutFromCurrentCart', '/v1/carts/current/create-checkout'),
  /* @__PURE__ */ operation('members', 'members', '/members', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'listMembers', '/v1/members', {
  hasQuery: true,
  answer: { members: [memberCodec] },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['app'], 'not-repeatable', 'main', 'POST', 'createMember', '/v1/members', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'queryMembers', '/v1/members/query', {
  queryField: 'query',
  answer: { members: [memberCodec] },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCurrentMember', '/v1/members/my', {
  hasQuery: true,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member'], 'not-repeatable', 'main', 'DELETE', 'deleteMyMember', '/v1/members/my', {
  hasQuery: true,
  empty: true,
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'POST', 'updateCurrentMemberSlug', '/v1/members/my/slug', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'POST', 'joinCommunity', '/v1/members/join-community', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'POST', 'leaveCommunity', '/v1/members/leave-community', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'POST', 'updateMemberSlug', '/v1/members/{id}/slug', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getMember', '/v1/members/{id}', {
  hasQuery: true,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'PATCH', 'updateMember', '/v1/members/{id}', {
  mirrors: { id: 'member.id' },
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['app'], 'repeatable', 'main', 'DELETE', 'deleteMember', '/v1/members/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'DELETE', 'deleteMemberPhones', '/v1/members/{id}/phones', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'DELETE', 'deleteMemberEmails', '/v1/members/{id}/emails', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['member', 'app'], 'repeatable', 'main', 'DELETE', 'deleteMemberAddresses', '/v1/members/{id}/addresses', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['app'], 'repeatable', 'main', 'POST', 'approveMember', '/v1/members/{id}/approve', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['app'], 'repeatable', 'main', 'POST', 'blockMember', '/v1/members/{id}/block', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['app'], 'repeatable', 'main', 'POST', 'muteMember', '/v1/members/{id}/mute', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('members', 'members', '/members', ['app'], 'repeatable', 'main', 'POST', 'unmuteMember', '/v1/members/{id}/unmute', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'createProduct', '/v1/products', {
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'queryProducts', '/v1/products/query-platformized', {
  queryField: 'query',
  answer: { products: [productCodec] },
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'queryProductFacets', '/v1/products/query-facets'),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['app'], 'read', 'main', 'POST', 'queryProductFigures', '/v1/products/query-figures', {
  answer: { figures: productFiguresCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getProduct', '/v1/products/{id}', {
  hasQuery: true,
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'PATCH', 'updateProduct', '/v1/products/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'DELETE', 'deleteProduct', '/v1/products/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'getProductOptionsAvailability', '/v1/products/{id}/productOptionsAvailability'),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'addProductMedia', '/v1/products/{id}/media', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'removeProductMedia', '/v1/products/{id}/media/delete', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'PATCH', 'addProductMediaToChoices', '/v1/products/{id}/choices/media', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'removeProductMediaFromChoices', '/v1/products/{id}/choices/media/delete', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'DELETE', 'deleteProductOptions', '/v1/products/{id}/options', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'removeBrand', '/v1/products/{id}/remove-brand', {
  hasBody: false,
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'removeRibbon', '/v1/products/{id}/remove-ribbon', {
  hasBody: false,
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'bulkUpdateProductsProperty', '/v1/bulk/products/update'),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'bulkAdjustProductProperty', '/v1/bulk/products/adjust-properties'),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'createProductPlatformized', '/v1/products-platformized', {
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getProductPlatformized', '/v1/products-platformized/{id}', {
  hasQuery: true,
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'PATCH', 'updateProductPlatformized', '/v1/products-platformized/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'DELETE', 'deleteProductPlatformized', '/v1/products-platformized/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue-proxy', '', ['app'], 'not-repeatable', 'main', 'POST', 'writeProxyCreateProductPlatformized', '/v2/products-platformized', {
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue-proxy', '', ['app'], 'repeatable', 'main', 'PATCH', 'writeProxyUpdateProductPlatformized', '/v2/products-platformized/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue-proxy', '', ['app'], 'repeatable', 'main', 'DELETE', 'writeProxyDeleteProductPlatformized', '/v2/products-platformized/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'PATCH', 'updateProductVariants', '/v1/products/{id}/variants'),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'queryProductVariants', '/v1/products/{id}/variants/query'),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'resetAllProductVariantData', '/v1/products/{id}/variants/resetToDefault', {
  hasBody: false,
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'queryStoreVariants', '/v1/variants/query', {
  queryField: 'query',
  answer: { variants: [storeVariantCodec] },
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getStoreVariant', '/v1/variants/{id}', {
  answer: { variant: storeVariantCodec },
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'createCollection', '/v1/collections'),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'PATCH', 'updateCollection', '/v1/collections/{id}', {
  mirrors: { id: 'collection.id' },
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'DELETE', 'deleteCollection', '/v1/collections/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'addProductsToCollection', '/v1/collections/{id}/productIds', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue', '/stores', ['app'], 'repeatable', 'main', 'POST', 'removeProductsFromCollection', '/v1/collections/{id}/productIds/delete', {
  empty: true,
}),
  /* @__PURE__ */ operation('products', 'catalogue-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCollectionBySlug', '/v1/collections/slug/{slug}'),
  /* @__PURE__ */ operation('collections', 'collections-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'queryCollections', '/v2/collections/query', {
  queryField: 'query',
}),
  /* @__PURE__ */ operation('collections', 'collections-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCollection', '/v2/collections/{id}'),
  /* @__PURE__ */ operation('collections', 'collections-reader', '/stores-reader', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCollectionBySlug', '/v2/collections/slug/{slug}'),
  /* @__PURE__ */ operation('inventory', 'inventory-reader', '/stores-reader', ['app'], 'read', 'main', 'POST', 'queryInventory', '/v2/inventoryItems/query', {
  queryField: 'query',
  answer: { inventoryItems: [inventoryItemV2Codec] },
}),
  /* @__PURE__ */ operation('inventory', 'inventory-reader', '/stores-reader', ['app'], 'read', 'main', 'POST', 'getInventoryVariants', '/v2/inventoryItems/{inventoryId}/getVariants', {
  answer: { inventoryItem: inventoryItemV2Codec },
}),
  /* @__PURE__ */ operation('inventory', 'inventory', '/stores', ['app'], 'repeatable', 'main', 'PATCH', 'updateInventoryVariants', '/v2/inventoryItems/product/{productId}', {
  mirrors: { productId: 'inventoryItem.productId' },
  empty: true,
}),
  /* @__PURE__ */ operation('inventory', 'inventory', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'decrementInventory', '/v2/inventoryItems/decrement', {
  empty: true,
}),
  /* @__PURE__ */ operation('inventory', 'inventory', '/stores', ['app'], 'not-repeatable', 'main', 'POST', 'incrementInventory', '/v2/inventoryItems/increment', {
  empty: true,
}),
  /* @__PURE__ */ operation('redirects', 'redirects', '/_api/redirects-api', ['visitor', 'member'], 'not-repeatable', 'main', 'POST', 'createRedirectSession', '/v1/redirect-session'),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'register', '/v1/register', {
  request: { identity: identityInputCodec },
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'registerV2', '/v2/register', {
  request: { profile: identityProfileInputCodec },
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'login', '/v1/login', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'loginV2', '/v2/login', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['member'], 'not-repeatable', 'main', 'POST', 'changePassword', '/v2/change-password', {
  empty: true,
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'loginWithIdpConnectionTokenParams', '/v1/sso/login-with-token-params', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'proceedToNextState', '/v1/state/proceed', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['visitor', 'member', 'app'], 'read', 'main', 'POST', 'validateEmail', '/v2/validate-email'),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['app'], 'not-repeatable', 'main', 'POST', 'signOn', '/v2/sign-on', {
  request: { profile: identityProfileInputCodec },
  answer: { identity: identityCodec },
}),
  /* @__PURE__ */ operation('authentication', 'authentication', '/_api/iam/authentication', ['anyone'], 'not-repeatable', 'read', 'GET', 'logout', '/v1/logout', {
  hasQuery: true,
}),
  /* @__PURE__ */ operation('recovery', 'recovery', '/_api/iam/recovery', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'sendRecoveryEmail', '/v1/send-email', {
  empty: true,
}),
  /* @__PURE__ */ operation('recovery', 'recovery', '/_api/iam/recovery', ['app'], 'not-repeatable', 'main', 'POST', 'sendActivationEmail', '/v1/activation-email', {
  empty: true,
}),
  /* @__PURE__ */ operation('recovery', 'recovery', '/_api/iam/recovery', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'recover', '/v1/recover', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('verification', 'verification', '/_api/iam/verification', ['member', 'app'], 'not-repeatable', 'main', 'POST', 'start', '/v1/Start'),
  /* @__PURE__ */ operation('verification', 'verification', '/_api/iam/verification', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'verifyDuringAuthentication', '/v1/auth/verify', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('verification', 'verification', '/_api/iam/verification', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'resendDuringAuthentication', '/v1/auth/resend', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'not-repeatable', 'main', 'POST', 'token', '/oauth2/token'),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'read', 'main', 'POST', 'getTokenInfo', '/oauth2/token-info'),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['member'], 'read', 'read', 'GET', 'getUserInfo', '/oauth2/user-info'),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'read', 'read', 'GET', 'getKeys', '/oauth2/jwks'),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'repeatable', 'main', 'POST', 'revokeRefreshToken', '/oauth2/revoke', {
  empty: true,
}),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'read', 'main', 'GET', 'authorize', '/oauth2/authorize', {
  hasQuery: true,
  page: true,
}),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'repeatable', 'main', 'GET', 'deviceCode', '/oauth2/device/code', {
  hasQuery: true,
}),
  /* @__PURE__ */ operation('tokens', 'tokens', '', ['member'], 'repeatable', 'main', 'GET', 'deviceVerify', '/oauth2/device/verify', {
  hasQuery: true,
  empty: true,
}),
  /* @__PURE__ */ operation('graphql', 'graphql', '', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'query', '/graphql/{apiVersion}', {
  pathParameters: [],
  pathDefaults: { apiVersion: 'alpha' },
}),
  /* @__PURE__ */ operation('checkouts', 'checkouts', '/ecom', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getCheckout', '/v1/checkouts/{id}', {
  answer: { checkout: checkoutCodec },
}),
  /* @__PURE__ */ operation('orders', 'orders', '/ecom', ['visitor', 'member', 'app'], 'read', 'read', 'GET', 'getOrder', '/v1/orders/{id}', {
  answer: { order: orderCodec },
}),
]
