// Generated from spec/ by `npm run generate`. Do not edit.
// Where dates, images and videos are.

/** Where dates (1), images (2) and videos (3) are: in a list, in every entry of a map, in named fields. */
export type Codec =
  | 1
  | 2
  | 3
  | readonly [Codec]
  | { readonly [field: string]: Codec }
  | (() => Codec)

export const servicePropertiesCodec: Codec = { scheduledDate: 1 }
export const catalogOverrideFieldsCodec: Codec = { image: 2 }
export const lineItemCodec: Codec = { image: 2, serviceProperties: servicePropertiesCodec, catalogOverrideFields: catalogOverrideFieldsCodec }
export const cartCodec: Codec = { lineItems: [lineItemCodec], createdDate: 1, updatedDate: 1 }
export const createCartResponseCodec: Codec = { cart: cartCodec }
export const catalogOverrideFieldsInputCodec: Codec = { image: 2 }
export const lineItemInputCodec: Codec = { catalogOverrideFields: catalogOverrideFieldsInputCodec }
export const servicePropertiesInputCodec: Codec = { scheduledDate: 1 }
export const customLineItemCodec: Codec = { media: 2, serviceProperties: servicePropertiesInputCodec }
export const createCartRequestCodec: Codec = { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] }
export const getCartResponseCodec: Codec = { cart: cartCodec }
export const updateCartResponseCodec: Codec = { cart: cartCodec }
export const updateCartRequestCodec: Codec = { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] }
export const addToCartResponseCodec: Codec = { cart: cartCodec }
export const addToCartRequestCodec: Codec = { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] }
export const removeLineItemsResponseCodec: Codec = { cart: cartCodec }
export const updateLineItemsQuantityResponseCodec: Codec = { cart: cartCodec }
export const removeCouponResponseCodec: Codec = { cart: cartCodec }
export const deliveryTimeSlotCodec: Codec = { from: 1, to: 1 }
export const deliveryLogisticsCodec: Codec = { deliveryTimeSlot: deliveryTimeSlotCodec }
export const selectedCarrierServiceOptionCodec: Codec = { logistics: deliveryLogisticsCodec }
export const shippingOptionCodec: Codec = { logistics: deliveryLogisticsCodec }
export const carrierServiceOptionCodec: Codec = { shippingOptions: [shippingOptionCodec] }
export const shippingInformationCodec: Codec = { selectedCarrierServiceOption: selectedCarrierServiceOptionCodec, carrierServiceOptions: [carrierServiceOptionCodec] }
export const membershipCodec: Codec = { expirationDate: 1 }
export const invalidMembershipCodec: Codec = { membership: membershipCodec }
export const membershipOptionsCodec: Codec = { eligibleMemberships: [membershipCodec], invalidMemberships: [invalidMembershipCodec] }
export const estimateTotalsResponseCodec: Codec = { cart: cartCodec, shippingInfo: shippingInformationCodec, membershipOptions: membershipOptionsCodec }
export const getCurrentCartResponseCodec: Codec = { cart: cartCodec }
export const addToCurrentCartRequestCodec: Codec = { lineItems: [lineItemInputCodec], customLineItems: [customLineItemCodec] }
export const memberCodec: Codec = { createdDate: 1, updatedDate: 1, lastLoginDate: 1 }
export const listMembersResponseCodec: Codec = { members: [memberCodec] }
export const createMemberResponseCodec: Codec = { member: memberCodec }
export const queryMembersResponseCodec: Codec = { members: [memberCodec] }
export const getMyMemberResponseCodec: Codec = { member: memberCodec }
export const updateMySlugResponseCodec: Codec = { member: memberCodec }
export const joinCommunityResponseCodec: Codec = { member: memberCodec }
export const leaveCommunityResponseCodec: Codec = { member: memberCodec }
export const getMemberResponseCodec: Codec = { member: memberCodec }
export const updateMemberResponseCodec: Codec = { member: memberCodec }
export const deleteMemberPhonesResponseCodec: Codec = { member: memberCodec }
export const deleteMemberEmailsResponseCodec: Codec = { member: memberCodec }
export const deleteMemberAddressesResponseCodec: Codec = { member: memberCodec }
export const approveMemberResponseCodec: Codec = { member: memberCodec }
export const blockMemberResponseCodec: Codec = { member: memberCodec }
export const muteMemberResponseCodec: Codec = { member: memberCodec }
export const unmuteMemberResponseCodec: Codec = { member: memberCodec }
export const productCodec: Codec = { lastUpdated: 1, createdDate: 1 }
export const createProductResponseCodec: Codec = { product: productCodec }
export const queryProductsPlatformizedResponseCodec: Codec = { products: [productCodec] }
export const getProductResponseCodec: Codec = { product: productCodec }
export const updateProductResponseCodec: Codec = { product: productCodec }
export const createProductPlatformizedResponseCodec: Codec = { product: productCodec }
export const getProductPlatformizedResponseCodec: Codec = { product: productCodec }
export const updateProductPlatformizedResponseCodec: Codec = { product: productCodec }
export const v1CreateProductPlatformizedResponseCodec: Codec = { product: productCodec }
export const v1UpdateProductPlatformizedResponseCodec: Codec = { product: productCodec }
export const platformMediaCodec: Codec = { image: 2, video: 3 }
export const storeVariantCodec: Codec = { media: platformMediaCodec }
export const queryStoreVariantsResponseCodec: Codec = { variants: [storeVariantCodec] }
export const getStoreVariantResponseCodec: Codec = { variant: storeVariantCodec }
export const inventoryItemV2Codec: Codec = { lastUpdated: 1 }
export const queryInventoryResponseCodec: Codec = { inventoryItems: [inventoryItemV2Codec] }
export const getInventoryVariantsResponseCodec: Codec = { inventoryItem: inventoryItemV2Codec }
export const listValueCodec: Codec = { value: [() => customValueCodec] }
export const mapValueCodec: Codec = { value: { '*': () => customValueCodec } }
export const customValueCodec: Codec = { dateValue: 1, listValue: listValueCodec, mapValue: mapValueCodec }
export const identityCustomFieldCodec: Codec = { value: customValueCodec }
export const identityProfileCodec: Codec = { customFields: [identityCustomFieldCodec] }
export const identityCodec: Codec = { createdDate: 1, updatedDate: 1, identityProfile: identityProfileCodec }
export const loginResponseCodec: Codec = { identity: identityCodec, additionalData: { '*': customValueCodec } }
export const listValueInputCodec: Codec = { value: [() => customValueInputCodec] }
export const mapValueInputCodec: Codec = { value: { '*': () => customValueInputCodec } }
export const customValueInputCodec: Codec = { dateValue: 1, listValue: listValueInputCodec, mapValue: mapValueInputCodec }
export const identityCustomFieldInputCodec: Codec = { value: customValueInputCodec }
export const identityProfileInputCodec: Codec = { customFields: [identityCustomFieldInputCodec] }
export const identityInputCodec: Codec = { identityProfile: identityProfileInputCodec }
export const registerRequestCodec: Codec = { identity: identityInputCodec }
export const stateMachineResponseCodec: Codec = { identity: identityCodec, additionalData: { '*': customValueCodec } }
export const registerV2RequestCodec: Codec = { profile: identityProfileInputCodec }
export const signOnResponseCodec: Codec = { identity: identityCodec }
export const signOnRequestCodec: Codec = { profile: identityProfileInputCodec }
export const checkoutShippingInfoCodec: Codec = { selectedCarrierServiceOption: selectedCarrierServiceOptionCodec }
export const checkoutCodec: Codec = { lineItems: [lineItemCodec], shippingInfo: checkoutShippingInfoCodec, createdDate: 1, updatedDate: 1 }
export const getCheckoutResponseCodec: Codec = { checkout: checkoutCodec }
