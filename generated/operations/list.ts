// Generated from spec/ by `npm run generate`. Do not edit.
// Every operation in the order of the description, for clients that have all of them.

import { cartCodec, checkoutCodec, customLineItemCodec, customValueCodec, identityCodec, identityInputCodec, identityProfileInputCodec, inventoryItemV2Codec, lineItemInputCodec, memberCodec, membershipOptionsCodec, orderCodec, productCodec, shippingInformationCodec, storeVariantCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

export const operationList: readonly Operation[] = [
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}', {
  mirrors: { id: 'cartInfo.id' },
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'addToCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeLineItems', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/remove-line-items', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateLineItemsQuantity', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/update-line-items-quantity', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeCoupon', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/remove-coupon', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'estimateTotals', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getCartByCheckoutId', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/by-checkout-id/{id}', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCheckout', ['visitor', 'member', 'app'], '/ecom', 'carts', 'carts', '/v1/carts/{id}/create-checkout'),
  /* @__PURE__ */ operation('GET', 'main', 'read', 'getCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'not-repeatable', 'deleteCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'addToCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/add-to-cart', {
  request: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeLineItemsFromCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/remove-line-items', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateCurrentCartLineItemQuantity', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/update-line-items-quantity', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeCouponFromCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/remove-coupon', {
  answer: { cart: cartCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'estimateCurrentCartTotals', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/estimate-totals', {
  answer: { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCheckoutFromCurrentCart', ['visitor', 'member', 'app'], '/ecom', 'carts', 'currentCart', '/v1/carts/current/create-checkout'),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'listMembers', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members', {
  hasQuery: true,
  answer: { members: [memberCodec] },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createMember', ['app'], '/members', 'members', 'members', '/v1/members', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryMembers', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members/query', {
  queryField: 'query',
  answer: { members: [memberCodec] },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getCurrentMember', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members/my', {
  hasQuery: true,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'not-repeatable', 'deleteMyMember', ['member'], '/members', 'members', 'members', '/v1/members/my', {
  hasQuery: true,
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateCurrentMemberSlug', ['member', 'app'], '/members', 'members', 'members', '/v1/members/my/slug', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'joinCommunity', ['member', 'app'], '/members', 'members', 'members', '/v1/members/join-community', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'leaveCommunity', ['member', 'app'], '/members', 'members', 'members', '/v1/members/leave-community', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateMemberSlug', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/slug', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getMember', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members/{id}', {
  hasQuery: true,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateMember', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}', {
  mirrors: { id: 'member.id' },
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMemberPhones', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/phones', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMemberEmails', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/emails', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMemberAddresses', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/addresses', {
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'approveMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/approve', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'blockMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/block', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'muteMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/mute', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'unmuteMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/unmute', {
  hasBody: false,
  answer: { member: memberCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createProduct', ['app'], '/stores', 'catalogue', 'products', '/v1/products', {
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProducts', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/query-platformized', {
  queryField: 'query',
  answer: { products: [productCodec] },
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProductFacets', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/query-facets'),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProductFigures', ['app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/query-figures'),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getProduct', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/{id}', {
  hasQuery: true,
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateProduct', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteProduct', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'getProductOptionsAvailability', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/{id}/productOptionsAvailability'),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'addProductMedia', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/media', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeProductMedia', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/media/delete', {
  empty: true,
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'addProductMediaToChoices', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/choices/media', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeProductMediaFromChoices', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/choices/media/delete', {
  empty: true,
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteProductOptions', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/options', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeBrand', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/remove-brand', {
  hasBody: false,
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeRibbon', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/remove-ribbon', {
  hasBody: false,
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'bulkUpdateProductsProperty', ['app'], '/stores', 'catalogue', 'products', '/v1/bulk/products/update'),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'bulkAdjustProductProperty', ['app'], '/stores', 'catalogue', 'products', '/v1/bulk/products/adjust-properties'),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createProductPlatformized', ['app'], '/stores', 'catalogue', 'products', '/v1/products-platformized', {
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getProductPlatformized', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products-platformized/{id}', {
  hasQuery: true,
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateProductPlatformized', ['app'], '/stores', 'catalogue', 'products', '/v1/products-platformized/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteProductPlatformized', ['app'], '/stores', 'catalogue', 'products', '/v1/products-platformized/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'writeProxyCreateProductPlatformized', ['app'], '', 'catalogue-proxy', 'products', '/v2/products-platformized', {
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'writeProxyUpdateProductPlatformized', ['app'], '', 'catalogue-proxy', 'products', '/v2/products-platformized/{id}', {
  mirrors: { id: 'product.id' },
  answer: { product: productCodec },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'writeProxyDeleteProductPlatformized', ['app'], '', 'catalogue-proxy', 'products', '/v2/products-platformized/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateProductVariants', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/variants'),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryProductVariants', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/products/{id}/variants/query'),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'resetAllProductVariantData', ['app'], '/stores', 'catalogue', 'products', '/v1/products/{id}/variants/resetToDefault', {
  hasBody: false,
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryStoreVariants', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/variants/query', {
  queryField: 'query',
  answer: { variants: [storeVariantCodec] },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getStoreVariant', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/variants/{id}', {
  answer: { variant: storeVariantCodec },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections'),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}', {
  mirrors: { id: 'collection.id' },
}),
  /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'addProductsToCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}/productIds', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'removeProductsFromCollection', ['app'], '/stores', 'catalogue', 'products', '/v1/collections/{id}/productIds/delete', {
  empty: true,
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getCollectionBySlug', ['visitor', 'member', 'app'], '/stores-reader', 'catalogue-reader', 'products', '/v1/collections/slug/{slug}'),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryCollections', ['visitor', 'member', 'app'], '/stores-reader', 'collections-reader', 'collections', '/v2/collections/query', {
  queryField: 'query',
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getCollection', ['visitor', 'member', 'app'], '/stores-reader', 'collections-reader', 'collections', '/v2/collections/{id}'),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getCollectionBySlug', ['visitor', 'member', 'app'], '/stores-reader', 'collections-reader', 'collections', '/v2/collections/slug/{slug}'),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'queryInventory', ['app'], '/stores-reader', 'inventory-reader', 'inventory', '/v2/inventoryItems/query', {
  queryField: 'query',
  answer: { inventoryItems: [inventoryItemV2Codec] },
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'getInventoryVariants', ['app'], '/stores-reader', 'inventory-reader', 'inventory', '/v2/inventoryItems/{inventoryId}/getVariants', {
  answer: { inventoryItem: inventoryItemV2Codec },
}),
  /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateInventoryVariants', ['app'], '/stores', 'inventory', 'inventory', '/v2/inventoryItems/product/{productId}', {
  mirrors: { productId: 'inventoryItem.productId' },
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'decrementInventory', ['app'], '/stores', 'inventory', 'inventory', '/v2/inventoryItems/decrement', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'incrementInventory', ['app'], '/stores', 'inventory', 'inventory', '/v2/inventoryItems/increment', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createRedirectSession', ['visitor', 'member'], '/_api/redirects-api', 'redirects', 'redirects', '/v1/redirect-session'),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'register', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/register', {
  request: { identity: identityInputCodec },
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'registerV2', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/register', {
  request: { profile: identityProfileInputCodec },
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'login', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/login', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'loginV2', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/login', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'changePassword', ['member'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/change-password', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'loginWithIdpConnectionTokenParams', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/sso/login-with-token-params', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'proceedToNextState', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/state/proceed', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'validateEmail', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/validate-email'),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'signOn', ['app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/sign-on', {
  request: { profile: identityProfileInputCodec },
  answer: { identity: identityCodec },
}),
  /* @__PURE__ */ operation('GET', 'read', 'not-repeatable', 'logout', ['anyone'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/logout', {
  hasQuery: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'sendRecoveryEmail', ['visitor', 'member', 'app'], '/_api/iam/recovery', 'recovery', 'recovery', '/v1/send-email', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'sendActivationEmail', ['app'], '/_api/iam/recovery', 'recovery', 'recovery', '/v1/activation-email', {
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'recover', ['visitor', 'member', 'app'], '/_api/iam/recovery', 'recovery', 'recovery', '/v1/recover', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'start', ['member', 'app'], '/_api/iam/verification', 'verification', 'verification', '/v1/Start'),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'verifyDuringAuthentication', ['visitor', 'member', 'app'], '/_api/iam/verification', 'verification', 'verification', '/v1/auth/verify', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'resendDuringAuthentication', ['visitor', 'member', 'app'], '/_api/iam/verification', 'verification', 'verification', '/v1/auth/resend', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'token', ['anyone'], '', 'tokens', 'tokens', '/oauth2/token'),
  /* @__PURE__ */ operation('POST', 'main', 'read', 'getTokenInfo', ['anyone'], '', 'tokens', 'tokens', '/oauth2/token-info'),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getUserInfo', ['member'], '', 'tokens', 'tokens', '/oauth2/user-info'),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getKeys', ['anyone'], '', 'tokens', 'tokens', '/oauth2/jwks'),
  /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'revokeRefreshToken', ['anyone'], '', 'tokens', 'tokens', '/oauth2/revoke', {
  empty: true,
}),
  /* @__PURE__ */ operation('GET', 'main', 'read', 'authorize', ['anyone'], '', 'tokens', 'tokens', '/oauth2/authorize', {
  hasQuery: true,
  page: true,
}),
  /* @__PURE__ */ operation('GET', 'main', 'repeatable', 'deviceCode', ['anyone'], '', 'tokens', 'tokens', '/oauth2/device/code', {
  hasQuery: true,
}),
  /* @__PURE__ */ operation('GET', 'main', 'repeatable', 'deviceVerify', ['member'], '', 'tokens', 'tokens', '/oauth2/device/verify', {
  hasQuery: true,
  empty: true,
}),
  /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'query', ['visitor', 'member', 'app'], '', 'graphql', 'graphql', '/graphql/{apiVersion}', {
  pathParameters: [],
  pathDefaults: { apiVersion: 'alpha' },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getCheckout', ['visitor', 'member', 'app'], '/ecom', 'checkouts', 'checkouts', '/v1/checkouts/{id}', {
  answer: { checkout: checkoutCodec },
}),
  /* @__PURE__ */ operation('GET', 'read', 'read', 'getOrder', ['visitor', 'member', 'app'], '/ecom', 'orders', 'orders', '/v1/orders/{id}', {
  answer: { order: orderCodec },
}),
]
