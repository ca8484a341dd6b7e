// Generated from spec/ by `npm run generate`. Do not edit.
// Where dates, images and videos are.

import type { Codec } from './codec.ts'

export type { Codec } from './codec.ts'

export const lineItemCodec: Codec = { image: 2, serviceProperties: { scheduledDate: 1 }, catalogOverrideFields: { image: 2 } }
export const cartCodec: Codec = { lineItems: [lineItemCodec], createdDate: 1, updatedDate: 1 }
export const lineItemInputCodec: Codec = { catalogOverrideFields: { image: 2 } }
export const customLineItemCodec: Codec = { media: 2, serviceProperties: { scheduledDate: 1 } }
export const deliveryLogisticsCodec: Codec = { deliveryTimeSlot: { from: 1, to: 1 } }
export const selectedCarrierServiceOptionCodec: Codec = { logistics: deliveryLogisticsCodec }
export const shippingInformationCodec: Codec = { selectedCarrierServiceOption: selectedCarrierServiceOptionCodec, carrierServiceOptions: [{ shippingOptions: [{ logistics: deliveryLogisticsCodec }] }] }
export const membershipCodec: Codec = { expirationDate: 1 }
export const membershipOptionsCodec: Codec = { eligibleMemberships: [membershipCodec], invalidMemberships: [{ membership: membershipCodec }] }
export const memberCodec: Codec = { createdDate: 1, updatedDate: 1, lastLoginDate: 1 }
export const productCodec: Codec = { lastUpdated: 1, createdDate: 1 }
export const storeVariantCodec: Codec = { media: { image: 2, video: 3 } }
export const inventoryItemV2Codec: Codec = { lastUpdated: 1 }
export const customValueCodec: Codec = { dateValue: 1, listValue: { value: [() => customValueCodec] }, mapValue: { value: { '*': () => customValueCodec } } }
export const identityCodec: Codec = { createdDate: 1, updatedDate: 1, identityProfile: { customFields: [{ value: customValueCodec }] } }
export const customValueInputCodec: Codec = { dateValue: 1, listValue: { value: [() => customValueInputCodec] }, mapValue: { value: { '*': () => customValueInputCodec } } }
export const identityProfileInputCodec: Codec = { customFields: [{ value: customValueInputCodec }] }

/** What is inside an image (2) and a video (3), which other codecs have as a leaf. */
export const inside: Readonly<Record<2 | 3, Codec>> = { 2: { urlExpirationDate: 1 }, 3: { resolutions: [{ poster: 2, urlExpirationDate: 1 }], posters: [2], urlExpirationDate: 1 } }

/** New empty fields: those that an image (2) and a video (3) always have. */
export const empty: Readonly<Record<2 | 3, () => Record<string, unknown>>> = { 2: () => ({ id: '', height: 0, width: 0 }), 3: () => ({ id: '', resolutions: [] }) }
