// Generated from spec/ by `npm run generate`. Do not edit.
// What each request must be, as data.

import { customLineItemCodec, identityInputCodec, identityProfileInputCodec, lineItemInputCodec } from './codecs.ts'
import {
  adjustValueRules,
  callbackParamsRules,
  captchaTokenRules,
  cartAddressRules,
  cartRules,
  catalogPagingRules,
  channelTypeRules,
  collectionRules,
  customLineItemRules,
  decrementDataRules,
  emailOptionsRules,
  fieldSetRules,
  grantTypeRules,
  identifierRules,
  identityProfileRules,
  identityRules,
  incrementDataRules,
  inventoryItemV2Rules,
  inventoryQueryRules,
  lineItemQuantityUpdateRules,
  lineItemRules,
  loginIdRules,
  mediaAssignmentToChoiceRules,
  mediaDataForWriteRules,
  memberRules,
  membersQueryRules,
  membersSearchRules,
  merchantDiscountInputRules,
  platformQueryRules,
  productFacetFieldRules,
  productRules,
  recoveryRedirectRules,
  redirectSessionAuthParamsRules,
  redirectSessionBookingsBookParamsRules,
  redirectSessionBookingsCheckoutParamsRules,
  redirectSessionEcomCheckoutParamsRules,
  redirectSessionEcomOrderPaymentRequestParamsRules,
  redirectSessionEventsCheckoutParamsRules,
  redirectSessionLoginParamsRules,
  redirectSessionLogoutParamsRules,
  redirectSessionPaidPlansCheckoutParamsRules,
  redirectSessionPreferencesRules,
  redirectSessionStoresProductParamsRules,
  selectedMembershipsRules,
  selectedShippingOptionRules,
  setValueRules,
  variantOverrideRules,
  verificationTargetRules,
} from './rules.ts'
import type * as schema from './schema.ts'

import type { RequestRules } from './rule-types.ts'

export type * from './rule-types.ts'

/** What `client.carts.createCart` is given: create a cart. */
export const createCartRequest: RequestRules<schema.CreateCartRequest> = {
  rules: {
    type: 'object',
    properties: {
      cartInfo: { is: () => cartRules },
      couponCode: { type: ['string', 'null'] },
      merchantDiscounts: { type: 'array', items: { is: () => merchantDiscountInputRules } },
      lineItems: { type: 'array', maxItems: 300, items: { is: () => lineItemRules } },
      customLineItems: { type: 'array', maxItems: 300, items: { is: () => customLineItemRules } },
    },
  },
  codec: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
}

/** What `client.carts.updateCart` is given: change a cart. */
export const updateCartRequest: RequestRules<schema.UpdateCartRequest> = {
  rules: {
    type: 'object',
    properties: {
      id: {},
      cartInfo: { is: () => cartRules },
      couponCode: { type: ['string', 'null'] },
      merchantDiscounts: { type: 'array', items: { is: () => merchantDiscountInputRules } },
      lineItems: { type: 'array', maxItems: 300, items: { is: () => lineItemRules } },
      customLineItems: { type: 'array', maxItems: 300, items: { is: () => customLineItemRules } },
      cartFieldmask: { type: 'string' },
    },
  },
  codec: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
}

/** What `client.carts.addToCart` is given: add lines to a cart. */
export const addToCartRequest: RequestRules<schema.AddToCartRequest> = {
  rules: {
    type: 'object',
    properties: {
      id: {},
      lineItems: { type: 'array', maxItems: 100, items: { is: () => lineItemRules } },
      customLineItems: { type: 'array', maxItems: 100, items: { is: () => customLineItemRules } },
      businessLocationId: { type: ['string', 'null'], format: 'uuid' },
    },
  },
  codec: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
}

/** What `client.carts.removeLineItems` is given: remove lines from a cart. */
export const removeLineItemsRequest: RequestRules<schema.RemoveLineItemsRequest> = {
  rules: {
    type: 'object',
    required: ['lineItemIds'],
    properties: {
      id: {},
      lineItemIds: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: { type: 'string', format: 'uuid' },
      },
    },
  },
}

/** What `client.carts.updateLineItemsQuantity` is given: set quantities of lines. */
export const updateLineItemsQuantityRequest: RequestRules<schema.UpdateLineItemsQuantityRequest> = {
  rules: {
    type: 'object',
    required: ['lineItems'],
    properties: {
      id: {},
      lineItems: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: { is: () => lineItemQuantityUpdateRules },
      },
    },
  },
}

/** What `client.carts.removeCoupon` is given: remove the coupon from a cart. */
export const removeCouponRequest: RequestRules<schema.RemoveCouponRequest> = { rules: { type: 'object', properties: { id: {} } } }

/** What `client.carts.estimateTotals` is given: estimate a cart's totals. */
export const estimateTotalsRequest: RequestRules<schema.EstimateTotalsRequest> = {
  rules: {
    type: 'object',
    properties: {
      id: {},
      selectedShippingOption: { is: () => selectedShippingOptionRules },
      shippingAddress: { is: () => cartAddressRules },
      billingAddress: { is: () => cartAddressRules },
      selectedMemberships: { is: () => selectedMembershipsRules },
      calculateTax: { type: ['boolean', 'null'] },
      calculateShipping: { type: ['boolean', 'null'] },
      calculateAdditionalFees: { type: ['boolean', 'null'] },
    },
  },
}

/** What `client.carts.createCheckout` is given: create a checkout from a cart. */
export const createCheckoutRequest: RequestRules<schema.CreateCheckoutRequest> = {
  rules: {
    type: 'object',
    properties: {
      id: {},
      channelType: { is: () => channelTypeRules },
      shippingAddress: { is: () => cartAddressRules },
      billingAddress: { is: () => cartAddressRules },
      selectedShippingOption: { is: () => selectedShippingOptionRules },
      email: { type: ['string', 'null'], format: 'email' },
    },
  },
}

/** What `client.currentCart.updateCurrentCart` is given: change the current cart. */
export const updateCurrentCartRequest: RequestRules<schema.UpdateCartRequest> = {
  rules: {
    type: 'object',
    properties: {
      cartInfo: { is: () => cartRules },
      couponCode: { type: ['string', 'null'] },
      merchantDiscounts: { type: 'array', items: { is: () => merchantDiscountInputRules } },
      lineItems: { type: 'array', maxItems: 300, items: { is: () => lineItemRules } },
      customLineItems: { type: 'array', maxItems: 300, items: { is: () => customLineItemRules } },
      cartFieldmask: { type: 'string' },
    },
  },
  codec: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
}

/** What `client.currentCart.addToCurrentCart` is given: add lines to the current cart. */
export const addToCurrentCartRequest: RequestRules<schema.AddToCurrentCartRequest> = {
  rules: {
    type: 'object',
    properties: {
      lineItems: { type: 'array', maxItems: 100, items: { is: () => lineItemRules } },
      customLineItems: { type: 'array', maxItems: 100, items: { is: () => customLineItemRules } },
      businessLocationId: { type: ['string', 'null'], format: 'uuid' },
    },
  },
  codec: { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] },
}

/**
 * What `client.currentCart.removeLineItemsFromCurrentCart` is given: remove lines from the
 * current cart.
 */
export const removeLineItemsFromCurrentCartRequest: RequestRules<schema.RemoveLineItemsFromCurrentCartRequest> = {
  rules: {
    type: 'object',
    required: ['lineItemIds'],
    properties: {
      lineItemIds: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: { type: 'string', format: 'uuid' },
      },
    },
  },
}

/**
 * What `client.currentCart.updateCurrentCartLineItemQuantity` is given: set quantities of lines
 * in the current cart.
 */
export const updateCurrentCartLineItemQuantityRequest: RequestRules<schema.UpdateCurrentCartLineItemQuantityRequest> = {
  rules: {
    type: 'object',
    required: ['lineItems'],
    properties: {
      lineItems: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: { is: () => lineItemQuantityUpdateRules },
      },
    },
  },
}

/**
 * What `client.currentCart.removeCouponFromCurrentCart` is given: remove the coupon from the
 * current cart.
 */
export const removeCouponFromCurrentCartRequest: RequestRules<schema.RemoveCouponFromCurrentCartRequest> = { rules: { type: 'object', properties: {} } }

/**
 * What `client.currentCart.estimateCurrentCartTotals` is given: estimate the current cart's
 * totals.
 */
export const estimateCurrentCartTotalsRequest: RequestRules<schema.EstimateCurrentCartTotalsRequest> = {
  rules: {
    type: 'object',
    properties: {
      selectedShippingOption: { is: () => selectedShippingOptionRules },
      shippingAddress: { is: () => cartAddressRules },
      billingAddress: { is: () => cartAddressRules },
      selectedMemberships: { is: () => selectedMembershipsRules },
      calculateTax: { type: ['boolean', 'null'] },
      calculateShipping: { type: ['boolean', 'null'] },
      calculateAdditionalFees: { type: ['boolean', 'null'] },
    },
  },
}

/**
 * What `client.currentCart.createCheckoutFromCurrentCart` is given: create a checkout from the
 * current cart.
 */
export const createCheckoutFromCurrentCartRequest: RequestRules<schema.CreateCheckoutFromCurrentCartRequest> = {
  rules: {
    type: 'object',
    properties: {
      channelType: { is: () => channelTypeRules },
      shippingAddress: { is: () => cartAddressRules },
      billingAddress: { is: () => cartAddressRules },
      selectedShippingOption: { is: () => selectedShippingOptionRules },
      email: { type: ['string', 'null'], format: 'email' },
    },
  },
}

/** What `client.members.listMembers` is given: list members. */
export const listMembersRequest: RequestRules<schema.ListMembersQuery> = {
  rules: {
    type: 'object',
    properties: {
      'paging.limit': { type: 'integer', minimum: 0, maximum: 100 },
      'paging.offset': { type: 'integer', minimum: 0 },
      fieldSet: { is: () => fieldSetRules },
      fieldsets: { type: 'array', maxItems: 3, items: { is: () => fieldSetRules } },
      sorting: { type: 'string' },
    },
  },
}

/** What `client.members.createMember` is given: create a member. */
export const createMemberRequest: RequestRules<schema.CreateMemberRequest> = {
  rules: {
    type: 'object',
    required: ['member'],
    properties: { member: { is: () => memberRules } },
  },
}

/** What `client.members.queryMembers` is given: query members. */
export const queryMembersRequest: RequestRules<schema.QueryMembersRequest> = {
  rules: {
    type: 'object',
    properties: {
      query: { is: () => membersQueryRules },
      fieldSet: { is: () => fieldSetRules },
      fieldsets: { type: 'array', maxItems: 3, items: { is: () => fieldSetRules } },
      search: { is: () => membersSearchRules },
    },
  },
}

/** What `client.members.getCurrentMember` is given: get the signed-in member. */
export const getCurrentMemberRequest: RequestRules<schema.GetCurrentMemberQuery> = {
  rules: {
    type: 'object',
    properties: {
      fieldSet: { is: () => fieldSetRules },
      fieldsets: { type: 'array', maxItems: 3, items: { is: () => fieldSetRules } },
    },
  },
}

/** What `client.members.deleteMyMember` is given: delete the caller's membership. */
export const deleteMyMemberRequest: RequestRules<schema.DeleteMyMemberQuery> = {
  rules: {
    type: 'object',
    properties: { contentAssigneeId: { type: 'string', format: 'uuid' } },
  },
}

/** What `client.members.updateCurrentMemberSlug` is given: change the caller's slug. */
export const updateCurrentMemberSlugRequest: RequestRules<schema.UpdateMySlugRequest> = {
  rules: {
    type: 'object',
    required: ['slug'],
    properties: { slug: { type: 'string', minLength: 1, maxLength: 255 } },
  },
}

/** What `client.members.updateMemberSlug` is given: change a member's slug. */
export const updateMemberSlugRequest: RequestRules<schema.UpdateMySlugRequest> = {
  rules: {
    type: 'object',
    required: ['slug'],
    properties: { id: {}, slug: { type: 'string', minLength: 1, maxLength: 255 } },
  },
}

/** What `client.members.getMember` is given: get a member. */
export const getMemberRequest: RequestRules<schema.GetMemberQuery> = {
  rules: {
    type: 'object',
    properties: {
      id: {},
      fieldSet: { is: () => fieldSetRules },
      fieldsets: { type: 'array', maxItems: 3, items: { is: () => fieldSetRules } },
    },
  },
}

/** What `client.members.updateMember` is given: change a member. */
export const updateMemberRequest: RequestRules<schema.UpdateMemberRequest> = {
  rules: {
    type: 'object',
    required: ['member'],
    properties: { id: {}, member: { is: () => memberRules } },
  },
}

/** What `client.products.createProduct` is given: create a product. */
export const createProductRequest: RequestRules<schema.CreateProductRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { product: { is: () => productRules } },
  },
}

/** What `client.products.queryProducts` is given: query products. */
export const queryProductsRequest: RequestRules<schema.QueryProductsPlatformizedRequest> = { rules: { type: 'object', properties: { query: { is: () => platformQueryRules } } } }

/** What `client.products.queryProductFacets` is given: query the values of a field. */
export const queryProductFacetsRequest: RequestRules<schema.QueryProductFacetsRequest> = {
  rules: {
    type: 'object',
    required: ['fields'],
    properties: {
      fields: {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: { is: () => productFacetFieldRules },
      },
    },
  },
}

/** What `client.products.queryProductFigures` is given: query the figures of the catalogue. */
export const queryProductFiguresRequest: RequestRules<schema.QueryProductFiguresRequest> = {
  rules: {
    type: 'object',
    properties: { mostValuable: { type: 'integer', minimum: 0, maximum: 50 } },
  },
}

/** What `client.products.getProduct` is given: get a product. */
export const getProductRequest: RequestRules<schema.GetProductQuery> = {
  rules: {
    type: 'object',
    properties: { id: {}, includeMerchantSpecificData: { type: 'boolean' } },
  },
}

/** What `client.products.updateProduct` is given: change a product. */
export const updateProductRequest: RequestRules<schema.UpdateProductRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { id: {}, product: { is: () => productRules } },
  },
}

/** What `client.products.getProductOptionsAvailability` is given: resolve a buyer's choices. */
export const getProductOptionsAvailabilityRequest: RequestRules<schema.ProductOptionsAvailabilityRequest> = {
  rules: {
    type: 'object',
    required: ['options'],
    properties: { id: {}, options: { type: 'object', properties: {}, others: { type: 'string' } } },
  },
}

/** What `client.products.addProductMedia` is given: add media to a product. */
export const addProductMediaRequest: RequestRules<schema.AddProductMediaRequest> = {
  rules: {
    type: 'object',
    required: ['media'],
    properties: {
      id: {},
      media: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: { is: () => mediaDataForWriteRules },
      },
    },
  },
}

/** What `client.products.removeProductMedia` is given: remove media from a product. */
export const removeProductMediaRequest: RequestRules<schema.RemoveProductMediaRequest> = {
  rules: {
    type: 'object',
    required: ['mediaIds'],
    properties: { id: {}, mediaIds: { type: 'array', maxItems: 50, items: { type: 'string' } } },
  },
}

/** What `client.products.addProductMediaToChoices` is given: assign media to choices. */
export const addProductMediaToChoicesRequest: RequestRules<schema.AddProductMediaToChoicesRequest> = {
  rules: {
    type: 'object',
    required: ['media'],
    properties: {
      id: {},
      media: {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: { is: () => mediaAssignmentToChoiceRules },
      },
    },
  },
}

/** What `client.products.removeProductMediaFromChoices` is given: unassign media from choices. */
export const removeProductMediaFromChoicesRequest: RequestRules<schema.RemoveProductMediaFromChoicesRequest> = {
  rules: {
    type: 'object',
    required: ['media'],
    properties: {
      id: {},
      media: { type: 'array', maxItems: 10, items: { is: () => mediaAssignmentToChoiceRules } },
    },
  },
}

/**
 * What `client.products.bulkUpdateProductsProperty` is given: set one property of many
 * products.
 */
export const bulkUpdateProductsPropertyRequest: RequestRules<schema.BulkUpdateProductsRequest> = {
  rules: {
    type: 'object',
    required: ['ids', 'set'],
    properties: {
      ids: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string' } },
      set: { is: () => setValueRules },
    },
  },
}

/**
 * What `client.products.bulkAdjustProductProperty` is given: raise or lower one property of
 * many products.
 */
export const bulkAdjustProductPropertyRequest: RequestRules<schema.BulkAdjustProductPropertiesRequest> = {
  rules: {
    type: 'object',
    required: ['ids', 'adjust'],
    properties: {
      ids: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string' } },
      adjust: { is: () => adjustValueRules },
    },
  },
}

/**
 * What `client.products.createProductPlatformized` is given: create a product (twin of
 * createProduct).
 */
export const createProductPlatformizedRequest: RequestRules<schema.CreateProductPlatformizedRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { product: { is: () => productRules } },
  },
}

/** What `client.products.getProductPlatformized` is given: get a product (twin of getProduct). */
export const getProductPlatformizedRequest: RequestRules<schema.GetProductPlatformizedQuery> = {
  rules: {
    type: 'object',
    properties: { id: {}, includeMerchantSpecificData: { type: 'boolean' } },
  },
}

/**
 * What `client.products.updateProductPlatformized` is given: change a product (twin of
 * updateProduct).
 */
export const updateProductPlatformizedRequest: RequestRules<schema.UpdateProductPlatformizedRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { id: {}, product: { is: () => productRules } },
  },
}

/**
 * What `client.products.writeProxyCreateProductPlatformized` is given: create a product through
 * the write proxy.
 */
export const writeProxyCreateProductPlatformizedRequest: RequestRules<schema.V1CreateProductPlatformizedRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { product: { is: () => productRules } },
  },
}

/**
 * What `client.products.writeProxyUpdateProductPlatformized` is given: change a product through
 * the write proxy.
 */
export const writeProxyUpdateProductPlatformizedRequest: RequestRules<schema.V1UpdateProductPlatformizedRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { id: {}, product: { is: () => productRules } },
  },
}

/** What `client.products.updateProductVariants` is given: change a product's variants. */
export const updateProductVariantsRequest: RequestRules<schema.UpdateVariantsRequest> = {
  rules: {
    type: 'object',
    required: ['variants'],
    properties: { id: {}, variants: { type: 'array', items: { is: () => variantOverrideRules } } },
  },
}

/** What `client.products.queryProductVariants` is given: query a product's variants. */
export const queryProductVariantsRequest: RequestRules<schema.QueryProductVariantsRequest> = {
  rules: {
    type: 'object',
    properties: {
      id: {},
      choices: { type: 'object', properties: {}, others: { type: 'string' } },
      variantIds: { type: 'array', items: { type: 'string' } },
      paging: { is: () => catalogPagingRules },
      includeMerchantSpecificData: { type: 'boolean' },
    },
  },
}

/** What `client.products.queryStoreVariants` is given: query the variants of the store. */
export const queryStoreVariantsRequest: RequestRules<schema.QueryStoreVariantsRequest> = {
  rules: {
    type: 'object',
    required: ['query'],
    properties: { query: { is: () => platformQueryRules } },
  },
}

/** What `client.products.createCollection` is given: create a collection. */
export const createCollectionRequest: RequestRules<schema.CreateCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['collection'],
    properties: { collection: { is: () => collectionRules } },
  },
}

/** What `client.products.updateCollection` is given: change a collection. */
export const updateCollectionRequest: RequestRules<schema.UpdateCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['collection'],
    properties: { id: {}, collection: { is: () => collectionRules } },
  },
}

/** What `client.products.addProductsToCollection` is given: add products to a collection. */
export const addProductsToCollectionRequest: RequestRules<schema.AddProductsToCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['productIds'],
    properties: { id: {}, productIds: { type: 'array', maxItems: 1000, items: { type: 'string' } } },
  },
}

/**
 * What `client.products.removeProductsFromCollection` is given: remove products from a
 * collection.
 */
export const removeProductsFromCollectionRequest: RequestRules<schema.RemoveProductsFromCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['productIds'],
    properties: { id: {}, productIds: { type: 'array', maxItems: 1000, items: { type: 'string' } } },
  },
}

/** What `client.collections.queryCollections` is given: query collections. */
export const queryCollectionsRequest: RequestRules<schema.QueryCollectionsRequest> = { rules: { type: 'object', properties: { query: { is: () => platformQueryRules } } } }

/** What `client.inventory.queryInventory` is given: query stock. */
export const queryInventoryRequest: RequestRules<schema.QueryInventoryRequest> = { rules: { type: 'object', properties: { query: { is: () => inventoryQueryRules } } } }

/** What `client.inventory.getInventoryVariants` is given: get the stock of a product. */
export const getInventoryVariantsRequest: RequestRules<schema.GetInventoryVariantsRequest> = {
  rules: {
    type: 'object',
    atMostOne: [['externalId', 'productId']],
    properties: {
      inventoryId: {},
      externalId: { type: 'string' },
      productId: { type: 'string' },
      variantIds: { type: 'array', items: { type: 'string' } },
    },
  },
}

/** What `client.inventory.updateInventoryVariants` is given: set the stock of a product. */
export const updateInventoryVariantsRequest: RequestRules<schema.UpdateInventoryVariantsRequest> = {
  rules: {
    type: 'object',
    required: ['inventoryItem'],
    properties: { productId: {}, inventoryItem: { is: () => inventoryItemV2Rules } },
  },
}

/** What `client.inventory.decrementInventory` is given: decrement stock. */
export const decrementInventoryRequest: RequestRules<schema.DecrementInventoryRequest> = {
  rules: {
    type: 'object',
    required: ['decrementData'],
    properties: {
      decrementData: {
        type: 'array',
        minItems: 1,
        maxItems: 300,
        items: { is: () => decrementDataRules },
      },
    },
  },
}

/** What `client.inventory.incrementInventory` is given: increment stock. */
export const incrementInventoryRequest: RequestRules<schema.IncrementInventoryRequest> = {
  rules: {
    type: 'object',
    required: ['incrementData'],
    properties: {
      incrementData: {
        type: 'array',
        minItems: 1,
        maxItems: 300,
        items: { is: () => incrementDataRules },
      },
    },
  },
}

/** What `client.redirects.createRedirectSession` is given: create the address of a hosted page. */
export const createRedirectSessionRequest: RequestRules<schema.CreateRedirectSessionRequest> = {
  rules: {
    type: 'object',
    atMostOne: [['bookingsCheckout', 'ecomCheckout', 'eventsCheckout', 'paidPlansCheckout', 'login', 'logout', 'auth', 'storesProduct', 'bookingsBook', 'ecomOrderPaymentRequest']],
    properties: {
      bookingsCheckout: { is: () => redirectSessionBookingsCheckoutParamsRules },
      ecomCheckout: { is: () => redirectSessionEcomCheckoutParamsRules },
      eventsCheckout: { is: () => redirectSessionEventsCheckoutParamsRules },
      paidPlansCheckout: { is: () => redirectSessionPaidPlansCheckoutParamsRules },
      login: { is: () => redirectSessionLoginParamsRules },
      logout: { is: () => redirectSessionLogoutParamsRules },
      auth: { is: () => redirectSessionAuthParamsRules },
      callbacks: { is: () => callbackParamsRules },
      preferences: { is: () => redirectSessionPreferencesRules },
      storesProduct: { is: () => redirectSessionStoresProductParamsRules },
      bookingsBook: { is: () => redirectSessionBookingsBookParamsRules },
      ecomOrderPaymentRequest: { is: () => redirectSessionEcomOrderPaymentRequestParamsRules },
      origin: { type: ['string', 'null'], maxLength: 2048 },
    },
  },
}

/** What `client.authentication.register` is given: register (first version). */
export const authenticationRegisterRequest: RequestRules<schema.RegisterRequest> = {
  rules: {
    type: 'object',
    required: ['identity'],
    properties: {
      identity: { is: () => identityRules },
      authenticatorId: { type: ['string', 'null'] },
      inputs: { type: 'object', properties: {}, others: { type: 'string' } },
      captchaTokens: { type: 'array', items: { is: () => captchaTokenRules } },
    },
  },
  codec: { identity: identityInputCodec },
}

/** What `client.authentication.registerV2` is given: register by e-mail and password. */
export const registerV2Request: RequestRules<schema.RegisterV2Request> = {
  rules: {
    type: 'object',
    required: ['loginId'],
    properties: {
      loginId: { is: () => loginIdRules },
      password: { type: 'string', minLength: 1, maxLength: 256 },
      profile: { is: () => identityProfileRules },
      captchaTokens: { type: 'array', items: { is: () => captchaTokenRules } },
      clientMetaData: { type: ['object', 'null'], properties: {}, others: true },
    },
  },
  codec: { profile: identityProfileInputCodec },
}

/** What `client.authentication.login` is given: sign in (first version). */
export const authenticationLoginRequest: RequestRules<schema.LoginRequest> = {
  rules: {
    type: 'object',
    required: ['identifier'],
    properties: {
      identifier: { is: () => identifierRules },
      authenticatorId: { type: ['string', 'null'] },
      inputs: { type: 'object', properties: {}, others: { type: 'string' } },
      captchaTokens: { type: 'array', items: { is: () => captchaTokenRules } },
      loginId: { is: () => loginIdRules },
    },
  },
}

/** What `client.authentication.loginV2` is given: sign in by e-mail and password. */
export const loginV2Request: RequestRules<schema.LoginV2Request> = {
  rules: {
    type: 'object',
    required: ['loginId'],
    properties: {
      loginId: { is: () => loginIdRules },
      password: { type: 'string', minLength: 1, maxLength: 256 },
      captchaTokens: { type: 'array', items: { is: () => captchaTokenRules } },
      clientMetaData: { type: ['object', 'null'], properties: {}, others: true },
      stateToken: { type: ['string', 'null'], maxLength: 1000 },
    },
  },
}

/** What `client.authentication.changePassword` is given: change the caller's password. */
export const changePasswordRequest: RequestRules<schema.ChangePasswordRequest> = {
  rules: {
    type: 'object',
    required: ['newPassword'],
    properties: { newPassword: { type: 'string', minLength: 1, maxLength: 256 } },
  },
}

/**
 * What `client.authentication.loginWithIdpConnectionTokenParams` is given: sign in with another
 * provider's token.
 */
export const loginWithIdpConnectionTokenParamsRequest: RequestRules<schema.LoginWithIdpConnectionTokenParamsRequest> = {
  rules: {
    type: 'object',
    properties: {
      idpConnectionId: { type: 'string', format: 'uuid' },
      tokenParams: { type: 'object', properties: {}, others: { type: 'string' } },
    },
  },
}

/** What `client.authentication.proceedToNextState` is given: continue a sign-in (first version). */
export const proceedToNextStateRequest: RequestRules<schema.ProceedToNextStateRequest> = { rules: { type: 'object', properties: { stateToken: { type: 'string' } } } }

/** What `client.authentication.validateEmail` is given: check an e-mail address. */
export const validateEmailRequest: RequestRules<schema.ValidateEmailRequest> = {
  rules: {
    type: 'object',
    required: ['email'],
    properties: { email: { type: 'string', maxLength: 254 } },
  },
}

/** What `client.authentication.signOn` is given: sign a person in without a password. */
export const signOnRequest: RequestRules<schema.SignOnRequest> = {
  rules: {
    type: 'object',
    required: ['loginId'],
    properties: {
      loginId: { is: () => loginIdRules },
      profile: { is: () => identityProfileRules },
      verifyEmail: { type: 'boolean' },
      mergeExistingContact: { type: 'boolean' },
    },
  },
  codec: { profile: identityProfileInputCodec },
}

/** What `client.authentication.logout` is given: sign out in the browser. */
export const authenticationLogoutRequest: RequestRules<schema.LogoutQuery> = {
  rules: {
    type: 'object',
    properties: {
      postLogoutRedirectUri: { type: 'string', format: 'uri' },
      clientId: { type: 'string', format: 'uuid' },
    },
  },
}

/** What `client.recovery.sendRecoveryEmail` is given: send a password recovery e-mail. */
export const sendRecoveryEmailRequest: RequestRules<schema.SendRecoveryEmailRequest> = {
  rules: {
    type: 'object',
    required: ['email'],
    properties: {
      email: { type: 'string', format: 'email' },
      language: { type: ['string', 'null'], pattern: '^[a-z]{2}$' },
      redirect: { is: () => recoveryRedirectRules },
    },
  },
}

/** What `client.recovery.sendActivationEmail` is given: send an activation e-mail. */
export const sendActivationEmailRequest: RequestRules<schema.SendActivationEmailRequest> = {
  rules: {
    type: 'object',
    required: ['identityId'],
    properties: {
      identityId: { type: 'string', format: 'uuid' },
      emailOptions: { is: () => emailOptionsRules },
    },
  },
}

/** What `client.recovery.recover` is given: set a new password. */
export const recoveryRecoverRequest: RequestRules<schema.RecoverRequest> = {
  rules: {
    type: 'object',
    required: ['recoveryToken'],
    properties: {
      recoveryToken: { type: 'string', minLength: 1 },
      password: { type: ['string', 'null'], minLength: 1, maxLength: 256 },
    },
  },
}

/** What `client.verification.start` is given: start a verification. */
export const verificationStartRequest: RequestRules<schema.StartRequest> = {
  rules: {
    type: 'object',
    properties: {
      identityId: { type: ['string', 'null'], format: 'uuid' },
      target: { is: () => verificationTargetRules },
    },
  },
}

/**
 * What `client.verification.verifyDuringAuthentication` is given: verify an address during
 * sign-in.
 */
export const verifyDuringAuthenticationRequest: RequestRules<schema.VerifyDuringAuthenticationRequest> = {
  rules: {
    type: 'object',
    required: ['code', 'stateToken'],
    properties: {
      code: { type: 'string', minLength: 6, maxLength: 6 },
      stateToken: { type: 'string', minLength: 1 },
    },
  },
}

/** What `client.verification.resendDuringAuthentication` is given: send the code again. */
export const resendDuringAuthenticationRequest: RequestRules<schema.ResendDuringAuthenticationRequest> = {
  rules: {
    type: 'object',
    required: ['stateToken'],
    properties: { stateToken: { type: 'string', minLength: 1 } },
  },
}

/** What `client.tokens.token` is given: get tokens. */
export const tokensTokenRequest: RequestRules<schema.TokenRequest> = {
  rules: {
    type: 'object',
    required: ['grantType'],
    atMostOne: [['siteId', 'accountId']],
    properties: {
      grantType: { is: () => grantTypeRules },
      clientId: { type: 'string' },
      refreshToken: { type: 'string' },
      code: { type: 'string' },
      codeVerifier: { type: 'string', pattern: '^[A-Za-z0-9._~-]*$', minLength: 43, maxLength: 128 },
      redirectUri: { type: 'string' },
      siteId: { type: ['string', 'null'] },
      accountId: { type: ['string', 'null'] },
      clientSecret: { type: ['string', 'null'] },
      deviceCode: { type: ['string', 'null'] },
    },
  },
}

/** What `client.tokens.getTokenInfo` is given: look up an access token. */
export const getTokenInfoRequest: RequestRules<schema.TokenInfoRequest> = { rules: { type: 'object', properties: { token: { type: 'string' } } } }

/** What `client.tokens.revokeRefreshToken` is given: revoke a refresh token. */
export const revokeRefreshTokenRequest: RequestRules<schema.RevokeRefreshTokenRequest> = {
  rules: {
    type: 'object',
    required: ['token'],
    properties: { token: { type: 'string' }, clientId: { type: ['string', 'null'] } },
  },
}

/** What `client.tokens.deviceCode` is given: get a code for a device without a browser. */
export const deviceCodeRequest: RequestRules<schema.DeviceCodeQuery> = {
  rules: {
    type: 'object',
    required: ['clientId'],
    properties: { clientId: { type: 'string' }, scope: { type: 'string' } },
  },
}

/** What `client.tokens.deviceVerify` is given: approve a device. */
export const deviceVerifyRequest: RequestRules<schema.DeviceVerifyQuery> = {
  rules: {
    type: 'object',
    required: ['userCode'],
    properties: { userCode: { type: 'string', minLength: 1 } },
  },
}

/** What `client.graphql.query` is given: run a GraphQL document. */
export const graphqlQueryRequest: RequestRules<schema.GraphqlRequest> = {
  rules: {
    type: 'object',
    required: ['query'],
    properties: {
      apiVersion: {},
      query: { type: 'string', minLength: 1 },
      variables: { type: ['object', 'null'], properties: {}, others: true },
    },
  },
}
