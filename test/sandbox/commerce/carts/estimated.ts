/** One cart with everything that an estimate has, whose sums the tests calculate by hand. */

import { estimateAnswer } from '../../../../sandbox/commerce/carts/wire-estimate.ts'
import { multiCurrency as money } from '../../../../sandbox/commerce/rules/amounts.ts'
import type { CartLine } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import type { StoreCoupon } from '../../../../sandbox/commerce/rules/documents/promotions.ts'
import type {
  SellingDocument,
  TaxRegion,
} from '../../../../sandbox/commerce/rules/documents/selling.ts'
import { calculateTotals } from '../../../../sandbox/commerce/rules/totals/calculate.ts'
import { membershipsAppId } from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import type { TotalsInput } from '../../../../sandbox/commerce/rules/totals/totals.ts'

const now = new Date('2026-03-31T22:30:15.500Z')
const service = { slug: '', description: '', paymentOption: 'FULL_PAYMENT_ONLINE' } as const
export const taxRegion: TaxRegion = {
  country: 'DE',
  source: { rateType: 'MANUAL_RATE', reason: 'REGION_SETTING_TO_MANUAL' },
  included: false,
  taxesShipping: true,
  jurisdictions: [
    { name: 'Germany', type: 'COUNTRY', taxName: 'VAT', taxType: 'Value-added tax', rate: '0.1' },
  ],
}
const handling = { type: 'HANDLING_FEE', details: 'Packed', amount: '1.00' } as const
const selling: SellingDocument = {
  acceptsPayments: true,
  regions: [{ id: 'de', name: 'Germany', countries: ['DE'] }],
  carriers: [
    {
      id: 'post',
      name: 'Post',
      options: [
        {
          code: 'parcel',
          title: 'Parcel',
          regionIds: ['de'],
          deliveryTime: '2 days',
          instructions: 'Ring twice.',
          charges: [handling],
          price: { kind: 'flat', amount: '6.00' },
        },
        {
          code: 'pickup',
          title: 'Pickup',
          regionIds: ['de'],
          price: { kind: 'flat', amount: '0.00' },
          pickup: {
            method: 'STORE_PICKUP',
            address: { country: 'DE', city: 'Berlin' },
            slot: { days: 1, from: 9, to: 17 },
          },
        },
      ],
    },
    {
      id: 'locker',
      name: 'Locker',
      options: [
        {
          code: 'locker',
          title: 'Locker',
          regionIds: ['de'],
          price: { kind: 'flat', amount: '4.00' },
          pickup: { method: 'PICKUP_POINT', address: { country: 'DE' } },
        },
      ],
    },
    {
      id: 'light',
      name: 'Light',
      options: [
        {
          code: 'letter',
          title: 'Letter',
          regionIds: ['de'],
          price: { kind: 'weight', tiers: [{ upTo: 1, amount: '1.00' }] },
        },
      ],
    },
  ],
  taxRegions: [taxRegion],
  taxGroups: [],
  fees: [
    {
      code: 'heavy',
      name: 'Heavy',
      amount: '2.00',
      source: 'ITEM',
      when: { kind: 'heavy-item', from: 4 },
    },
  ],
  discountRules: [{ id: 'rule', name: 'Ten off', percent: '10', from: '0' }],
  services: [{ id: 'class', name: 'Class', price: '25.00', forMemberships: true, ...service }],
}
const seen = { slug: '', sku: '', weight: 0, choices: [] } as const
export const mug: CartLine = {
  id: 'mug',
  quantity: 3,
  reference: { productId: 'mug', variantId: 'v', choices: {} },
  seen: { ...seen, name: 'Mug', price: '10.00', fullPrice: '12.00', weight: 4 },
}
const portrait: CartLine = {
  id: 'portrait',
  quantity: 1,
  taxedAt: 'BUSINESS',
  reference: { productId: 'portrait', variantId: 'v', choices: {} },
  seen: {
    ...seen,
    name: 'Portrait',
    price: '80.00',
    fullPrice: '80.00',
    shippable: false,
    paymentOption: 'DEPOSIT_ONLINE',
    deposit: '20.00',
  },
}
export const lesson: CartLine = {
  id: 'lesson',
  quantity: 1,
  membership: { id: 'pass', appId: membershipsAppId },
  reference: { kind: 'service', serviceId: 'class' },
  seen: { ...seen, name: 'Class', price: '25.00', fullPrice: '25.00', shippable: false },
}
export const coupon: StoreCoupon = {
  id: 'coupon',
  code: 'FIVE',
  name: 'Five off',
  used: 0,
  startsDate: null,
  expiresDate: null,
  benefit: { kind: 'amount', amount: '5.00' },
}
const pass = { name: 'Pass', memberId: 'ann', total: 10, remaining: 5, expiresDate: null }
export const given: TotalsInput = {
  lines: [
    { line: mug, availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 2 } },
    { line: portrait, availability: { status: 'AVAILABLE' } },
    { line: lesson, availability: { status: 'AVAILABLE' } },
  ],
  selling,
  coupon,
  giftCard: { id: 'card', code: 'GIFT-50-7Q2A', balance: '50.00', expiresDate: null },
  merchantDiscounts: [{ amount: '2.00', lineItemIds: ['mug'] }],
  memberships: [
    { ...pass, id: 'pass' },
    { ...pass, id: 'spent', remaining: 0 },
  ],
  selectedMemberships: [],
  isMember: true,
  shippingAddress: { country: 'DE' },
  calculate: { tax: true, shipping: true, fees: true },
  now,
}
export const estimated = (change: Partial<TotalsInput> = {}) => {
  const input = { ...given, ...change }
  return estimateAnswer(calculateTotals(input), input.lines, now)
}
export const sellingWith = (change: Partial<SellingDocument>) => ({
  selling: { ...selling, ...change },
})
export const inRegion = (change: Partial<TaxRegion>) =>
  estimated(sellingWith({ taxRegions: [{ ...taxRegion, ...change }] }))

/** The tax of a tenth on an amount. */
export const tenth = (taxable: string, tax: string) => ({
  taxableAmount: money(taxable),
  taxRate: '0.1',
  totalTax: money(tax),
  exemptAmount: money('0'),
  isItemTaxable: true,
  isTaxIncluded: false,
  rateBreakdown: [{ name: 'VAT', rate: '0.1', tax: money(tax) }],
  taxBreakdown: [
    {
      jurisdiction: 'Germany',
      jurisdictionType: 'COUNTRY',
      taxName: 'VAT',
      taxType: 'Value-added tax',
      rate: '0.1',
      taxableAmount: money(taxable),
      nonTaxableAmount: money('0'),
      taxAmount: money(tax),
    },
  ],
})
export const untaxed = (amount: string) => ({
  taxableAmount: money('0'),
  taxRate: '0',
  totalTax: money('0'),
  exemptAmount: money(amount),
  isItemTaxable: false,
  isTaxIncluded: false,
  rateBreakdown: [],
  taxBreakdown: [],
})
export const sums = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).map(([name, amount]) => [name, money(amount)]))
