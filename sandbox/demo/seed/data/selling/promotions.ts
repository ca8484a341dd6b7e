/** Fees, automatic discounts, services, and the codes that a buyer can try. */
import type { CouponDocument } from '../../../../commerce/rules/documents/promotions.ts'
import type {
  AutomaticDiscount,
  BookableService,
  FeeRule,
} from '../../../../commerce/rules/documents/selling.ts'

/** The fees of the demo store. */
export const fees: readonly FeeRule[] = [
  {
    code: 'small-order',
    name: 'Small order',
    amount: '2.50',
    source: 'PLATFORM',
    when: { kind: 'small-order', below: '20.00' },
  },
  {
    code: 'heavy-item',
    name: 'Two people to carry',
    amount: '15.00',
    source: 'ITEM',
    when: { kind: 'heavy-item', from: 10 },
  },
]

/** The discounts that the demo store gives by itself. */
export const discountRules: readonly AutomaticDiscount[] = [
  {
    id: '6c0e8d4a-1f3b-4b79-8a25-9d7f6e5c4b31',
    name: 'Five per cent off from $400',
    percent: '5',
    from: '400.00',
  },
]

/** What can be booked in the demo store. */
export const services: readonly BookableService[] = [
  {
    id: '7b1d3f5a-9c2e-4e68-8d40-5a6b7c8d9e01',
    name: 'Throwing class',
    slug: 'throwing-class',
    price: '80.00',
    paymentOption: 'FULL_PAYMENT_ONLINE',
    forMemberships: true,
    description: 'Three hours at the wheel, clay and firing included.',
  },
  {
    id: '7b1d3f5a-9c2e-4e68-8d40-5a6b7c8d9e02',
    name: 'Portrait at the kiln',
    slug: 'portrait-at-the-kiln',
    price: '240.00',
    paymentOption: 'DEPOSIT_ONLINE',
    deposit: '60.00',
    forMemberships: false,
    description: 'An hour with the photographer; the rest is paid on the day.',
  },
  {
    id: '7b1d3f5a-9c2e-4e68-8d40-5a6b7c8d9e03',
    name: 'Open studio',
    slug: 'open-studio',
    price: '25.00',
    paymentOption: 'MEMBERSHIP',
    forMemberships: true,
    description: 'An evening in the studio, for holders of a pass.',
  },
]

/** The coupons to try, by what each is an example of. */
export const demoCoupons = {
  percent: 'TENOFF',
  amount: 'FIVEOFF',
  freeShipping: 'SHIPFREE',
  minimumSubtotal: 'TWENTYFROM100',
  expired: 'LASTYEAR',
  usedUp: 'FIRSTHUNDRED',
  collection: 'CERAMICS15',
} as const

/** A coupon for next season, which does not count yet. */
export const earlyCoupon = 'NEXTSEASON'

/** A gift card with $50 on it. */
export const demoGiftCard = 'GIFT-50-7Q2A'

/** Gift cards that pay nothing: one that has ended, one that is spent. */
export const uselessGiftCards = { expired: 'GIFT-OLD-3K8D', empty: 'GIFT-NIL-5T1M' } as const

/** What the early coupon does. */
export const earlyCouponDocument: CouponDocument = {
  name: 'Next season',
  benefit: { kind: 'percent', percent: '20' },
}

/** What each coupon does. */
export function couponDocuments(
  ceramics: string,
): Readonly<Record<keyof typeof demoCoupons, CouponDocument>> {
  return {
    percent: { name: 'Ten per cent off', benefit: { kind: 'percent', percent: '10' } },
    amount: { name: 'Five dollars off', benefit: { kind: 'amount', amount: '5.00' } },
    freeShipping: { name: 'Free shipping', benefit: { kind: 'free-shipping' } },
    minimumSubtotal: {
      name: 'Twenty dollars off from $100',
      benefit: { kind: 'amount', amount: '20.00' },
      minimumSubtotal: '100.00',
    },
    expired: {
      name: "Last year's sale",
      benefit: { kind: 'percent', percent: '25' },
    },
    usedUp: {
      name: 'For the first hundred',
      benefit: { kind: 'percent', percent: '30' },
      usageLimit: 100,
    },
    collection: {
      name: 'Fifteen per cent off ceramics',
      benefit: { kind: 'percent', percent: '15' },
      collectionId: ceramics,
    },
  }
}
