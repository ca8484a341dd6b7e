// Generated from spec/ by `npm run generate`. Do not edit.
// What every request of every operation must be, for a server.

import {
  addProductMediaRequest,
  addProductMediaToChoicesRequest,
  addProductsToCollectionRequest,
  addToCartRequest,
  addToCurrentCartRequest,
  authenticationLoginRequest,
  authenticationLogoutRequest,
  authenticationRegisterRequest,
  bulkAdjustProductPropertyRequest,
  bulkUpdateProductsPropertyRequest,
  changePasswordRequest,
  createCartRequest,
  createCheckoutFromCurrentCartRequest,
  createCheckoutRequest,
  createCollectionRequest,
  createMemberRequest,
  createProductPlatformizedRequest,
  createProductRequest,
  createRedirectSessionRequest,
  decrementInventoryRequest,
  deleteMyMemberRequest,
  deviceCodeRequest,
  deviceVerifyRequest,
  estimateCurrentCartTotalsRequest,
  estimateTotalsRequest,
  getCurrentMemberRequest,
  getInventoryVariantsRequest,
  getMemberRequest,
  getProductOptionsAvailabilityRequest,
  getProductPlatformizedRequest,
  getProductRequest,
  getTokenInfoRequest,
  graphqlQueryRequest,
  incrementInventoryRequest,
  listMembersRequest,
  loginV2Request,
  loginWithIdpConnectionTokenParamsRequest,
  proceedToNextStateRequest,
  queryCollectionsRequest,
  queryInventoryRequest,
  queryMembersRequest,
  queryProductFacetsRequest,
  queryProductFiguresRequest,
  queryProductVariantsRequest,
  queryProductsRequest,
  queryStoreVariantsRequest,
  recoveryRecoverRequest,
  registerV2Request,
  removeCouponFromCurrentCartRequest,
  removeCouponRequest,
  removeLineItemsFromCurrentCartRequest,
  removeLineItemsRequest,
  removeProductMediaFromChoicesRequest,
  removeProductMediaRequest,
  removeProductsFromCollectionRequest,
  resendDuringAuthenticationRequest,
  revokeRefreshTokenRequest,
  sendActivationEmailRequest,
  sendRecoveryEmailRequest,
  signOnRequest,
  tokensTokenRequest,
  updateCartRequest,
  updateCollectionRequest,
  updateCurrentCartLineItemQuantityRequest,
  updateCurrentCartRequest,
  updateCurrentMemberSlugRequest,
  updateInventoryVariantsRequest,
  updateLineItemsQuantityRequest,
  updateMemberRequest,
  updateMemberSlugRequest,
  updateProductPlatformizedRequest,
  updateProductRequest,
  updateProductVariantsRequest,
  validateEmailRequest,
  verificationStartRequest,
  verifyDuringAuthenticationRequest,
  writeProxyCreateProductPlatformizedRequest,
  writeProxyUpdateProductPlatformizedRequest,
} from './request-rules.ts'
import {
  promptRules,
  responseModeRules,
} from './rules.ts'
import type { RequestChecks } from './request-check.ts'
import type { OperationId } from './wire.ts'

export const requestChecks: Readonly<Record<OperationId, RequestChecks>> = {
  'carts.createCart': { query: { type: 'object', properties: {} }, body: createCartRequest.rules },
  'carts.getCart': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'carts.updateCart': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateCartRequest.rules,
  },
  'carts.deleteCart': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'carts.addToCart': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: addToCartRequest.rules,
  },
  'carts.removeLineItems': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: removeLineItemsRequest.rules,
  },
  'carts.updateLineItemsQuantity': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateLineItemsQuantityRequest.rules,
  },
  'carts.removeCoupon': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: removeCouponRequest.rules,
  },
  'carts.estimateTotals': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: estimateTotalsRequest.rules,
  },
  'carts.getCartByCheckoutId': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'carts.createCheckout': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: createCheckoutRequest.rules,
  },
  'currentCart.getCurrentCart': { query: { type: 'object', properties: {} } },
  'currentCart.updateCurrentCart': { query: { type: 'object', properties: {} }, body: updateCurrentCartRequest.rules },
  'currentCart.deleteCurrentCart': { query: { type: 'object', properties: {} } },
  'currentCart.addToCurrentCart': { query: { type: 'object', properties: {} }, body: addToCurrentCartRequest.rules },
  'currentCart.removeLineItemsFromCurrentCart': {
    query: { type: 'object', properties: {} },
    body: removeLineItemsFromCurrentCartRequest.rules,
  },
  'currentCart.updateCurrentCartLineItemQuantity': {
    query: { type: 'object', properties: {} },
    body: updateCurrentCartLineItemQuantityRequest.rules,
  },
  'currentCart.removeCouponFromCurrentCart': {
    query: { type: 'object', properties: {} },
    body: removeCouponFromCurrentCartRequest.rules,
  },
  'currentCart.estimateCurrentCartTotals': {
    query: { type: 'object', properties: {} },
    body: estimateCurrentCartTotalsRequest.rules,
  },
  'currentCart.createCheckoutFromCurrentCart': {
    query: { type: 'object', properties: {} },
    body: createCheckoutFromCurrentCartRequest.rules,
  },
  'members.listMembers': { query: listMembersRequest.rules },
  'members.createMember': { query: { type: 'object', properties: {} }, body: createMemberRequest.rules },
  'members.queryMembers': { query: { type: 'object', properties: {} }, body: queryMembersRequest.rules },
  'members.getCurrentMember': { query: getCurrentMemberRequest.rules },
  'members.deleteMyMember': { query: deleteMyMemberRequest.rules },
  'members.updateCurrentMemberSlug': {
    query: { type: 'object', properties: {} },
    body: updateCurrentMemberSlugRequest.rules,
  },
  'members.joinCommunity': { query: { type: 'object', properties: {} } },
  'members.leaveCommunity': { query: { type: 'object', properties: {} } },
  'members.updateMemberSlug': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateMemberSlugRequest.rules,
  },
  'members.getMember': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: getMemberRequest.rules,
  },
  'members.updateMember': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateMemberRequest.rules,
  },
  'members.deleteMember': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'members.deleteMemberPhones': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'members.deleteMemberEmails': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'members.deleteMemberAddresses': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'members.approveMember': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'members.blockMember': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'members.muteMember': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'members.unmuteMember': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.createProduct': { query: { type: 'object', properties: {} }, body: createProductRequest.rules },
  'products.queryProducts': { query: { type: 'object', properties: {} }, body: queryProductsRequest.rules },
  'products.queryProductFacets': { query: { type: 'object', properties: {} }, body: queryProductFacetsRequest.rules },
  'products.queryProductFigures': { query: { type: 'object', properties: {} }, body: queryProductFiguresRequest.rules },
  'products.getProduct': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: getProductRequest.rules,
  },
  'products.updateProduct': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateProductRequest.rules,
  },
  'products.deleteProduct': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.getProductOptionsAvailability': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: getProductOptionsAvailabilityRequest.rules,
  },
  'products.addProductMedia': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: addProductMediaRequest.rules,
  },
  'products.removeProductMedia': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: removeProductMediaRequest.rules,
  },
  'products.addProductMediaToChoices': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: addProductMediaToChoicesRequest.rules,
  },
  'products.removeProductMediaFromChoices': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: removeProductMediaFromChoicesRequest.rules,
  },
  'products.deleteProductOptions': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.removeBrand': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.removeRibbon': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.bulkUpdateProductsProperty': {
    query: { type: 'object', properties: {} },
    body: bulkUpdateProductsPropertyRequest.rules,
  },
  'products.bulkAdjustProductProperty': {
    query: { type: 'object', properties: {} },
    body: bulkAdjustProductPropertyRequest.rules,
  },
  'products.createProductPlatformized': {
    query: { type: 'object', properties: {} },
    body: createProductPlatformizedRequest.rules,
  },
  'products.getProductPlatformized': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: getProductPlatformizedRequest.rules,
  },
  'products.updateProductPlatformized': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateProductPlatformizedRequest.rules,
  },
  'products.deleteProductPlatformized': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.writeProxyCreateProductPlatformized': {
    query: { type: 'object', properties: {} },
    body: writeProxyCreateProductPlatformizedRequest.rules,
  },
  'products.writeProxyUpdateProductPlatformized': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: writeProxyUpdateProductPlatformizedRequest.rules,
  },
  'products.writeProxyDeleteProductPlatformized': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.updateProductVariants': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateProductVariantsRequest.rules,
  },
  'products.queryProductVariants': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: queryProductVariantsRequest.rules,
  },
  'products.resetAllProductVariantData': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.queryStoreVariants': { query: { type: 'object', properties: {} }, body: queryStoreVariantsRequest.rules },
  'products.getStoreVariant': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.createCollection': { query: { type: 'object', properties: {} }, body: createCollectionRequest.rules },
  'products.updateCollection': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 35, maxLength: 36 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: updateCollectionRequest.rules,
  },
  'products.deleteCollection': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 35, maxLength: 36 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'products.addProductsToCollection': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 35, maxLength: 36 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: addProductsToCollectionRequest.rules,
  },
  'products.removeProductsFromCollection': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 35, maxLength: 36 } },
    },
    query: { type: 'object', properties: { id: {} } },
    body: removeProductsFromCollectionRequest.rules,
  },
  'products.getCollectionBySlug': {
    path: {
      type: 'object',
      required: ['slug'],
      properties: { slug: { type: 'string', minLength: 1, maxLength: 100 } },
    },
    query: { type: 'object', properties: { slug: {} } },
  },
  'collections.queryCollections': { query: { type: 'object', properties: {} }, body: queryCollectionsRequest.rules },
  'collections.getCollection': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'collections.getCollectionBySlug': {
    path: {
      type: 'object',
      required: ['slug'],
      properties: { slug: { type: 'string', minLength: 1, maxLength: 100 } },
    },
    query: { type: 'object', properties: { slug: {} } },
  },
  'inventory.queryInventory': { query: { type: 'object', properties: {} }, body: queryInventoryRequest.rules },
  'inventory.getInventoryVariants': {
    path: {
      type: 'object',
      required: ['inventoryId'],
      properties: { inventoryId: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { inventoryId: {} } },
    body: getInventoryVariantsRequest.rules,
  },
  'inventory.updateInventoryVariants': {
    path: {
      type: 'object',
      required: ['productId'],
      properties: { productId: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { productId: {} } },
    body: updateInventoryVariantsRequest.rules,
  },
  'inventory.decrementInventory': { query: { type: 'object', properties: {} }, body: decrementInventoryRequest.rules },
  'inventory.incrementInventory': { query: { type: 'object', properties: {} }, body: incrementInventoryRequest.rules },
  'redirects.createRedirectSession': {
    query: { type: 'object', properties: {} },
    body: createRedirectSessionRequest.rules,
  },
  'authentication.register': {
    query: { type: 'object', properties: {} },
    body: authenticationRegisterRequest.rules,
  },
  'authentication.registerV2': { query: { type: 'object', properties: {} }, body: registerV2Request.rules },
  'authentication.login': { query: { type: 'object', properties: {} }, body: authenticationLoginRequest.rules },
  'authentication.loginV2': { query: { type: 'object', properties: {} }, body: loginV2Request.rules },
  'authentication.changePassword': { query: { type: 'object', properties: {} }, body: changePasswordRequest.rules },
  'authentication.loginWithIdpConnectionTokenParams': {
    query: { type: 'object', properties: {} },
    body: loginWithIdpConnectionTokenParamsRequest.rules,
  },
  'authentication.proceedToNextState': { query: { type: 'object', properties: {} }, body: proceedToNextStateRequest.rules },
  'authentication.validateEmail': { query: { type: 'object', properties: {} }, body: validateEmailRequest.rules },
  'authentication.signOn': { query: { type: 'object', properties: {} }, body: signOnRequest.rules },
  'authentication.logout': { query: authenticationLogoutRequest.rules },
  'recovery.sendRecoveryEmail': { query: { type: 'object', properties: {} }, body: sendRecoveryEmailRequest.rules },
  'recovery.sendActivationEmail': { query: { type: 'object', properties: {} }, body: sendActivationEmailRequest.rules },
  'recovery.recover': { query: { type: 'object', properties: {} }, body: recoveryRecoverRequest.rules },
  'verification.start': { query: { type: 'object', properties: {} }, body: verificationStartRequest.rules },
  'verification.verifyDuringAuthentication': {
    query: { type: 'object', properties: {} },
    body: verifyDuringAuthenticationRequest.rules,
  },
  'verification.resendDuringAuthentication': {
    query: { type: 'object', properties: {} },
    body: resendDuringAuthenticationRequest.rules,
  },
  'tokens.token': { query: { type: 'object', properties: {} }, body: tokensTokenRequest.rules },
  'tokens.getTokenInfo': { query: { type: 'object', properties: {} }, body: getTokenInfoRequest.rules },
  'tokens.getUserInfo': { query: { type: 'object', properties: {} } },
  'tokens.getKeys': { query: { type: 'object', properties: {} } },
  'tokens.revokeRefreshToken': { query: { type: 'object', properties: {} }, body: revokeRefreshTokenRequest.rules },
  'tokens.authorize': {
    query: {
      type: 'object',
      required: ['clientId', 'responseType', 'state'],
      properties: {
        clientId: { type: 'string', format: 'uuid' },
        responseType: { type: 'string', minLength: 1 },
        redirectUri: { type: 'string', minLength: 1 },
        scope: { type: 'string' },
        state: { type: 'string', minLength: 1 },
        responseMode: { is: () => responseModeRules },
        codeChallenge: { type: 'string' },
        codeChallengeMethod: { type: 'string' },
        sessionToken: { type: 'string' },
        prompt: { is: () => promptRules },
        nonce: { type: 'string', maxLength: 512 },
        error: { type: 'string' },
        errorDescription: { type: 'string' },
      },
      others: true,
    },
  },
  'tokens.deviceCode': { query: deviceCodeRequest.rules },
  'tokens.deviceVerify': { query: deviceVerifyRequest.rules },
  'graphql.query': {
    path: {
      type: 'object',
      required: ['apiVersion'],
      properties: { apiVersion: { type: 'string', minLength: 1 } },
    },
    query: { type: 'object', properties: { apiVersion: {} } },
    body: graphqlQueryRequest.rules,
  },
  'checkouts.getCheckout': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
  'orders.getOrder': {
    path: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', format: 'uuid' } },
    },
    query: { type: 'object', properties: { id: {} } },
  },
}
