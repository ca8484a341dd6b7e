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
  newCollectionRules,
  newMemberRules,
  newProductRules,
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

/** The arguments of `client.carts.createCart`: create a cart. */
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

/** The arguments of `client.carts.updateCart`: change a cart. */
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

/** The arguments of `client.carts.addToCart`: add lines to a cart. */
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

/** The arguments of `client.carts.removeLineItems`: remove lines from a cart. */
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

/** The arguments of `client.carts.updateLineItemsQuantity`: set quantities of lines. */
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

/** The arguments of `client.carts.removeCoupon`: remove the coupon from a cart. */
export const removeCouponRequest: RequestRules<schema.RemoveCouponRequest> = { rules: { type: 'object', properties: { id: {} } } }

/** The arguments of `client.carts.estimateTotals`: estimate a cart's totals. */
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

/** The arguments of `client.carts.createCheckout`: create a checkout from a cart. */
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

/** The arguments of `client.currentCart.updateCurrentCart`: change the current cart. */
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

/** The arguments of `client.currentCart.addToCurrentCart`: add lines to the current cart. */
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
 * The arguments of `client.currentCart.removeLineItemsFromCurrentCart`: remove lines from the
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
 * The arguments of `client.currentCart.updateCurrentCartLineItemQuantity`: set quantities of
 * lines in the current cart.
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
 * The arguments of `client.currentCart.removeCouponFromCurrentCart`: remove the coupon from the
 * current cart.
 */
export const removeCouponFromCurrentCartRequest: RequestRules<schema.RemoveCouponFromCurrentCartRequest> = { rules: { type: 'object', properties: {} } }

/**
 * The arguments of `client.currentCart.estimateCurrentCartTotals`: estimate the current cart's
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
 * The arguments of `client.currentCart.createCheckoutFromCurrentCart`: create a checkout from
 * the current cart.
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

/** The arguments of `client.members.listMembers`: list members. */
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

/** The arguments of `client.members.createMember`: create a member. */
export const createMemberRequest: RequestRules<schema.CreateMemberRequest> = {
  rules: {
    type: 'object',
    required: ['member'],
    properties: { member: { is: () => newMemberRules } },
  },
}

/** The arguments of `client.members.queryMembers`: query members. */
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

/** The arguments of `client.members.getCurrentMember`: get the signed-in member. */
export const getCurrentMemberRequest: RequestRules<schema.GetCurrentMemberQuery> = {
  rules: {
    type: 'object',
    properties: {
      fieldSet: { is: () => fieldSetRules },
      fieldsets: { type: 'array', maxItems: 3, items: { is: () => fieldSetRules } },
    },
  },
}

/** The arguments of `client.members.deleteMyMember`: delete the caller's membership. */
export const deleteMyMemberRequest: RequestRules<schema.DeleteMyMemberQuery> = {
  rules: {
    type: 'object',
    properties: { contentAssigneeId: { type: 'string', format: 'uuid' } },
  },
}

/** The arguments of `client.members.updateCurrentMemberSlug`: change the caller's slug. */
export const updateCurrentMemberSlugRequest: RequestRules<schema.UpdateMySlugRequest> = {
  rules: {
    type: 'object',
    required: ['slug'],
    properties: { slug: { type: 'string', minLength: 1, maxLength: 255 } },
  },
}

/** The arguments of `client.members.updateMemberSlug`: change a member's slug. */
export const updateMemberSlugRequest: RequestRules<schema.UpdateMySlugRequest> = {
  rules: {
    type: 'object',
    required: ['slug'],
    properties: { id: {}, slug: { type: 'string', minLength: 1, maxLength: 255 } },
  },
}

/** The arguments of `client.members.getMember`: get a member. */
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

/** The arguments of `client.members.updateMember`: change a member. */
export const updateMemberRequest: RequestRules<schema.UpdateMemberRequest> = {
  rules: {
    type: 'object',
    required: ['member'],
    properties: { id: {}, member: { is: () => memberRules } },
  },
}

/** The arguments of `client.products.createProduct`: create a product. */
export const createProductRequest: RequestRules<schema.CreateProductRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { product: { is: () => newProductRules } },
  },
}

/** The arguments of `client.products.queryProducts`: query products. */
export const queryProductsRequest: RequestRules<schema.QueryProductsPlatformizedRequest> = { rules: { type: 'object', properties: { query: { is: () => platformQueryRules } } } }

/** The arguments of `client.products.queryProductFacets`: query the values of a field. */
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

/** The arguments of `client.products.queryProductFigures`: query the figures of the catalogue. */
export const queryProductFiguresRequest: RequestRules<schema.QueryProductFiguresRequest> = {
  rules: {
    type: 'object',
    properties: { mostValuable: { type: 'integer', minimum: 0, maximum: 50 } },
  },
}

/** The arguments of `client.products.getProduct`: get a product. */
export const getProductRequest: RequestRules<schema.GetProductQuery> = {
  rules: {
    type: 'object',
    properties: { id: {}, includeMerchantSpecificData: { type: 'boolean' } },
  },
}

/** The arguments of `client.products.updateProduct`: change a product. */
export const updateProductRequest: RequestRules<schema.UpdateProductRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { id: {}, product: { is: () => productRules } },
  },
}

/** The arguments of `client.products.getProductOptionsAvailability`: resolve a buyer's choices. */
export const getProductOptionsAvailabilityRequest: RequestRules<schema.ProductOptionsAvailabilityRequest> = {
  rules: {
    type: 'object',
    required: ['options'],
    properties: { id: {}, options: { type: 'object', properties: {}, others: { type: 'string' } } },
  },
}

/** The arguments of `client.products.addProductMedia`: add media to a product. */
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

/** The arguments of `client.products.removeProductMedia`: remove media from a product. */
export const removeProductMediaRequest: RequestRules<schema.RemoveProductMediaRequest> = {
  rules: {
    type: 'object',
    required: ['mediaIds'],
    properties: { id: {}, mediaIds: { type: 'array', maxItems: 50, items: { type: 'string' } } },
  },
}

/** The arguments of `client.products.addProductMediaToChoices`: assign media to choices. */
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

/**
 * The arguments of `client.products.removeProductMediaFromChoices`: unassign media from
 * choices.
 */
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
 * The arguments of `client.products.bulkUpdateProductsProperty`: set one property of many
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
 * The arguments of `client.products.bulkAdjustProductProperty`: raise or lower one property of
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
 * The arguments of `client.products.createProductPlatformized`: create a product (twin of
 * createProduct).
 */
export const createProductPlatformizedRequest: RequestRules<schema.CreateProductPlatformizedRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { product: { is: () => newProductRules } },
  },
}

/**
 * The arguments of `client.products.getProductPlatformized`: get a product (twin of
 * getProduct).
 */
export const getProductPlatformizedRequest: RequestRules<schema.GetProductPlatformizedQuery> = {
  rules: {
    type: 'object',
    properties: { id: {}, includeMerchantSpecificData: { type: 'boolean' } },
  },
}

/**
 * The arguments of `client.products.updateProductPlatformized`: change a product (twin of
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
 * The arguments of `client.products.writeProxyCreateProductPlatformized`: create a product
 * through the write proxy.
 */
export const writeProxyCreateProductPlatformizedRequest: RequestRules<schema.V1CreateProductPlatformizedRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { product: { is: () => newProductRules } },
  },
}

/**
 * The arguments of `client.products.writeProxyUpdateProductPlatformized`: change a product
 * through the write proxy.
 */
export const writeProxyUpdateProductPlatformizedRequest: RequestRules<schema.V1UpdateProductPlatformizedRequest> = {
  rules: {
    type: 'object',
    required: ['product'],
    properties: { id: {}, product: { is: () => productRules } },
  },
}

/** The arguments of `client.products.updateProductVariants`: change a product's variants. */
export const updateProductVariantsRequest: RequestRules<schema.UpdateVariantsRequest> = {
  rules: {
    type: 'object',
    required: ['variants'],
    properties: { id: {}, variants: { type: 'array', items: { is: () => variantOverrideRules } } },
  },
}

/** The arguments of `client.products.queryProductVariants`: query a product's variants. */
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

/** The arguments of `client.products.queryStoreVariants`: query the variants of the store. */
export const queryStoreVariantsRequest: RequestRules<schema.QueryStoreVariantsRequest> = {
  rules: {
    type: 'object',
    required: ['query'],
    properties: { query: { is: () => platformQueryRules } },
  },
}

/** The arguments of `client.products.createCollection`: create a collection. */
export const createCollectionRequest: RequestRules<schema.CreateCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['collection'],
    properties: { collection: { is: () => newCollectionRules } },
  },
}

/** The arguments of `client.products.updateCollection`: change a collection. */
export const updateCollectionRequest: RequestRules<schema.UpdateCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['collection'],
    properties: { id: {}, collection: { is: () => collectionRules } },
  },
}

/** The arguments of `client.products.addProductsToCollection`: add products to a collection. */
export const addProductsToCollectionRequest: RequestRules<schema.AddProductsToCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['productIds'],
    properties: { id: {}, productIds: { type: 'array', maxItems: 1000, items: { type: 'string' } } },
  },
}

/**
 * The arguments of `client.products.removeProductsFromCollection`: remove products from a
 * collection.
 */
export const removeProductsFromCollectionRequest: RequestRules<schema.RemoveProductsFromCollectionRequest> = {
  rules: {
    type: 'object',
    required: ['productIds'],
    properties: { id: {}, productIds: { type: 'array', maxItems: 1000, items: { type: 'string' } } },
  },
}

/** The arguments of `client.collections.queryCollections`: query collections. */
export const queryCollectionsRequest: RequestRules<schema.QueryCollectionsRequest> = { rules: { type: 'object', properties: { query: { is: () => platformQueryRules } } } }

/** The arguments of `client.inventory.queryInventory`: query stock. */
export const queryInventoryRequest: RequestRules<schema.QueryInventoryRequest> = { rules: { type: 'object', properties: { query: { is: () => inventoryQueryRules } } } }

/** The arguments of `client.inventory.getInventoryVariants`: get the stock of a product. */
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

/** The arguments of `client.inventory.updateInventoryVariants`: set the stock of a product. */
export const updateInventoryVariantsRequest: RequestRules<schema.UpdateInventoryVariantsRequest> = {
  rules: {
    type: 'object',
    required: ['inventoryItem'],
    properties: { productId: {}, inventoryItem: { is: () => inventoryItemV2Rules } },
  },
}

/** The arguments of `client.inventory.decrementInventory`: decrement stock. */
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

/** The arguments of `client.inventory.incrementInventory`: increment stock. */
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

/**
 * The arguments of `client.redirects.createRedirectSession`: create the address of a hosted
 * page.
 */
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

/** The arguments of `client.authentication.register`: register (first version). */
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

/** The arguments of `client.authentication.registerV2`: register by e-mail and password. */
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

/** The arguments of `client.authentication.login`: sign in (first version). */
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

/** The arguments of `client.authentication.loginV2`: sign in by e-mail and password. */
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

/** The arguments of `client.authentication.changePassword`: change the caller's password. */
export const changePasswordRequest: RequestRules<schema.ChangePasswordRequest> = {
  rules: {
    type: 'object',
    required: ['newPassword'],
    properties: { newPassword: { type: 'string', minLength: 1, maxLength: 256 } },
  },
}

/**
 * The arguments of `client.authentication.loginWithIdpConnectionTokenParams`: sign in with
 * another provider's token.
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

/**
 * The arguments of `client.authentication.proceedToNextState`: continue a sign-in (first
 * version).
 */
export const proceedToNextStateRequest: RequestRules<schema.ProceedToNextStateRequest> = { rules: { type: 'object', properties: { stateToken: { type: 'string' } } } }

/** The arguments of `client.authentication.validateEmail`: check an e-mail address. */
export const validateEmailRequest: RequestRules<schema.ValidateEmailRequest> = {
  rules: {
    type: 'object',
    required: ['email'],
    properties: { email: { type: 'string', maxLength: 254 } },
  },
}

/** The arguments of `client.authentication.signOn`: sign a person in without a password. */
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

/** The arguments of `client.authentication.logout`: sign out in the browser. */
export const authenticationLogoutRequest: RequestRules<schema.LogoutQuery> = {
  rules: {
    type: 'object',
    properties: {
      postLogoutRedirectUri: { type: 'string', format: 'uri' },
      clientId: { type: 'string', format: 'uuid' },
    },
  },
}

/** The arguments of `client.recovery.sendRecoveryEmail`: send a password recovery e-mail. */
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

/** The arguments of `client.recovery.sendActivationEmail`: send an activation e-mail. */
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

/** The arguments of `client.recovery.recover`: set a new password. */
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

/** The arguments of `client.verification.start`: start a verification. */
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
 * The arguments of `client.verification.verifyDuringAuthentication`: verify an address during
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

/** The arguments of `client.verification.resendDuringAuthentication`: send the code again. */
export const resendDuringAuthenticationRequest: RequestRules<schema.ResendDuringAuthenticationRequest> = {
  rules: {
    type: 'object',
    required: ['stateToken'],
    properties: { stateToken: { type: 'string', minLength: 1 } },
  },
}

/** The arguments of `client.tokens.token`: get tokens. */
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

/** The arguments of `client.tokens.getTokenInfo`: look up an access token. */
export const getTokenInfoRequest: RequestRules<schema.TokenInfoRequest> = { rules: { type: 'object', properties: { token: { type: 'string' } } } }

/** The arguments of `client.tokens.revokeRefreshToken`: revoke a refresh token. */
export const revokeRefreshTokenRequest: RequestRules<schema.RevokeRefreshTokenRequest> = {
  rules: {
    type: 'object',
    required: ['token'],
    properties: { token: { type: 'string' }, clientId: { type: ['string', 'null'] } },
  },
}

/** The arguments of `client.tokens.deviceCode`: get a code for a device without a browser. */
export const deviceCodeRequest: RequestRules<schema.DeviceCodeQuery> = {
  rules: {
    type: 'object',
    required: ['clientId'],
    properties: { clientId: { type: 'string' }, scope: { type: 'string' } },
  },
}

/** The arguments of `client.tokens.deviceVerify`: approve a device. */
export const deviceVerifyRequest: RequestRules<schema.DeviceVerifyQuery> = {
  rules: {
    type: 'object',
    required: ['userCode'],
    properties: { userCode: { type: 'string', minLength: 1 } },
  },
}

/** The arguments of `client.graphql.query`: run a GraphQL document. */
export const graphqlQueryRequest: RequestRules<schema.GraphqlRequest> = {
  rules: {
    type: 'object',
    required: ['query'],
    properties: {
      apiVersion: {},
      query: { type: 'string', minLength: 1 },
      variables: { type: ['object', 'null'], properties: {}, others: true },
      operationName: { type: ['string', 'null'] },
      extensions: { type: ['object', 'null'], properties: {}, others: true },
    },
  },
}
