/** Where the shop ships, with whom, and what it costs. */
import type { DeliveryRegion, StoreCarrier } from '../../../../commerce/rules/documents/selling.ts'

/** Where the shop is. */
export const businessAddress = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10012',
  addressLine: '12 Bond Street',
} as const

const usa = '4f1c2b6e-7d0a-4a57-9c3e-1b8d5e20f601'
const germany = '4f1c2b6e-7d0a-4a57-9c3e-1b8d5e20f602'
const europe = '4f1c2b6e-7d0a-4a57-9c3e-1b8d5e20f603'
const canada = '4f1c2b6e-7d0a-4a57-9c3e-1b8d5e20f604'

/** Where the demo store delivers to. */
export const regions: readonly DeliveryRegion[] = [
  { id: usa, name: 'United States', countries: ['US'] },
  { id: germany, name: 'Germany', countries: ['DE'] },
  {
    id: europe,
    name: 'Europe',
    countries: [
      ...['AT', 'BE', 'CH', 'CZ', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'NO'],
      ...['PL', 'PT', 'SE'],
    ],
  },
  { id: canada, name: 'Canada', countries: ['CA'] },
]

const everywhere = regions.map(({ id }) => id)

/** The carriers of the demo store, and what they cost. */
export const carriers: readonly StoreCarrier[] = [
  {
    id: '99999999-9999-4999-8999-999999999999',
    name: 'Harbour Post',
    options: [
      {
        code: 'standard-us',
        title: 'Standard shipping',
        regionIds: [usa],
        deliveryTime: '3-5 business days',
        price: { kind: 'flat', amount: '6.00' },
        freeFrom: '150.00',
      },
      {
        code: 'standard-de',
        title: 'Standard shipping',
        regionIds: [germany],
        deliveryTime: '2-4 business days',
        price: { kind: 'flat', amount: '9.50' },
        freeFrom: '200.00',
      },
      {
        code: 'standard-international',
        title: 'International shipping',
        regionIds: [europe, canada],
        deliveryTime: '6-10 business days',
        instructions: 'Customs may ask for the contents of the parcel.',
        price: { kind: 'flat', amount: '18.00' },
      },
    ],
  },
  {
    id: '8a3f6b1d-2c4e-4d7f-a5b9-6e0c1d2f3a4b',
    name: 'Northern Express',
    options: [
      {
        code: 'express',
        title: 'Express by weight',
        regionIds: everywhere,
        deliveryTime: '1-2 business days',
        price: {
          kind: 'weight',
          tiers: [
            { upTo: 1, amount: '12.00' },
            { upTo: 5, amount: '19.00' },
            { upTo: 30, amount: '45.00' },
          ],
        },
        charges: [
          { type: 'HANDLING_FEE', details: 'Packed by hand', amount: '1.50' },
          { type: 'INSURANCE', details: 'One per cent of the goods', amount: '0.00', rate: '0.01' },
        ],
      },
    ],
  },
  {
    id: '5d7e9f10-4b3a-4c2d-8e1f-7a6b5c4d3e2f',
    name: 'Fetch it yourself',
    options: [
      {
        code: 'pickup',
        title: 'Pickup at the shop',
        regionIds: [usa],
        instructions: 'Ring the bell at the side door.',
        pickup: {
          method: 'STORE_PICKUP',
          address: businessAddress,
          slot: { days: 1, from: 9, to: 17 },
        },
        price: { kind: 'flat', amount: '0.00' },
      },
      {
        code: 'pickup-point',
        title: 'Parcel locker at the station',
        regionIds: [germany],
        deliveryTime: '3 business days',
        pickup: {
          method: 'PICKUP_POINT',
          address: {
            country: 'DE',
            city: 'Hamburg',
            postalCode: '20099',
            addressLine: 'Hachmannplatz 16',
          },
        },
        price: { kind: 'flat', amount: '4.00' },
      },
    ],
  },
]
