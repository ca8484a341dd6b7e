// Generated from spec/ by `npm run generate`. Do not edit.
// Where dates, images and videos are.

import type { Codec } from './codec.ts'

export type { Codec } from './codec.ts'

export const servicePropertiesCodec: Codec = { scheduledDate: 1 }
export const catalogOverrideFieldsCodec: Codec = { image: 2 }
export const lineItemCodec: Codec = { image: 2, serviceProperties: servicePropertiesCodec, catalogOverrideFields: catalogOverrideFieldsCodec }
export const cartCodec: Codec = { lineItems: [lineItemCodec], createdDate: 1, updatedDate: 1 }
export const catalogOverrideFieldsInputCodec: Codec = { image: 2 }
export const lineItemInputCodec: Codec = { catalogOverrideFields: catalogOverrideFieldsInputCodec }
export const servicePropertiesInputCodec: Codec = { scheduledDate: 1 }
export const customLineItemCodec: Codec = { media: 2, serviceProperties: servicePropertiesInputCodec }
export const deliveryTimeSlotCodec: Codec = { from: 1, to: 1 }
export const deliveryLogisticsCodec: Codec = { deliveryTimeSlot: deliveryTimeSlotCodec }
export const selectedCarrierServiceOptionCodec: Codec = { logistics: deliveryLogisticsCodec }
export const shippingOptionCodec: Codec = { logistics: deliveryLogisticsCodec }
export const carrierServiceOptionCodec: Codec = { shippingOptions: [shippingOptionCodec] }
export const shippingInformationCodec: Codec = { selectedCarrierServiceOption: selectedCarrierServiceOptionCodec, carrierServiceOptions: [carrierServiceOptionCodec] }
export const membershipCodec: Codec = { expirationDate: 1 }
export const invalidMembershipCodec: Codec = { membership: membershipCodec }
export const membershipOptionsCodec: Codec = { eligibleMemberships: [membershipCodec], invalidMemberships: [invalidMembershipCodec] }
export const memberCodec: Codec = { createdDate: 1, updatedDate: 1, lastLoginDate: 1 }
export const productCodec: Codec = { lastUpdated: 1, createdDate: 1 }
export const platformMediaCodec: Codec = { image: 2, video: 3 }
export const storeVariantCodec: Codec = { media: platformMediaCodec }
export const inventoryItemV2Codec: Codec = { lastUpdated: 1 }
export const listValueCodec: Codec = { value: [() => customValueCodec] }
export const mapValueCodec: Codec = { value: { '*': () => customValueCodec } }
export const customValueCodec: Codec = { dateValue: 1, listValue: listValueCodec, mapValue: mapValueCodec }
export const identityCustomFieldCodec: Codec = { value: customValueCodec }
export const identityProfileCodec: Codec = { customFields: [identityCustomFieldCodec] }
export const identityCodec: Codec = { createdDate: 1, updatedDate: 1, identityProfile: identityProfileCodec }
export const listValueInputCodec: Codec = { value: [() => customValueInputCodec] }
export const mapValueInputCodec: Codec = { value: { '*': () => customValueInputCodec } }
export const customValueInputCodec: Codec = { dateValue: 1, listValue: listValueInputCodec, mapValue: mapValueInputCodec }
export const identityCustomFieldInputCodec: Codec = { value: customValueInputCodec }
export const identityProfileInputCodec: Codec = { customFields: [identityCustomFieldInputCodec] }
export const identityInputCodec: Codec = { identityProfile: identityProfileInputCodec }
export const checkoutShippingInfoCodec: Codec = { selectedCarrierServiceOption: selectedCarrierServiceOptionCodec }
export const checkoutCodec: Codec = { lineItems: [lineItemCodec], shippingInfo: checkoutShippingInfoCodec, createdDate: 1, updatedDate: 1 }
export const orderCodec: Codec = { lineItems: [lineItemCodec], createdDate: 1 }
export const videoResolutionCodec: Codec = { poster: 2, urlExpirationDate: 1 }

/** What is inside an image (2) and a video (3), which other codecs have as a leaf. */
export const inside: Readonly<Record<2 | 3, Codec>> = { 2: { urlExpirationDate: 1 }, 3: { resolutions: [videoResolutionCodec], posters: [2], urlExpirationDate: 1 } }

/** New empty fields: those that an image (2) and a video (3) always have. */
export const empty: Readonly<Record<2 | 3, () => Record<string, unknown>>> = { 2: () => ({ id: '', height: 0, width: 0 }), 3: () => ({ id: '', resolutions: [] }) }
