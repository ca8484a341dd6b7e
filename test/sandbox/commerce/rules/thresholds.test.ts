/** Every threshold of the money rules: one step below it, at it and one step above, for any value of it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assertLimits } from '../../../../sandbox/commerce/carts/changes.ts'
import { depositViolations } from '../../../../sandbox/commerce/carts/line-parts.ts'
import { Decimal, largestAmount, zero } from '../../../../sandbox/commerce/rules/amounts.ts'
import {
  availabilityOf,
  cartLimits,
  mergeCarts,
  subtotalOf,
  withoutOrdered,
} from '../../../../sandbox/commerce/rules/cart.ts'
import {
  discountedPriceViolations,
  discountViolations,
} from '../../../../sandbox/commerce/rules/discounts.ts'
import { type CartLine, emptyCart } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import type {
  StoreCoupon,
  StoreGiftCard,
} from '../../../../sandbox/commerce/rules/documents/promotions.ts'
import type {
  CarrierOption,
  SellingDocument,
} from '../../../../sandbox/commerce/rules/documents/selling.ts'
import { isEmail } from '../../../../sandbox/commerce/rules/email.ts'
import { isInStock } from '../../../../sandbox/commerce/rules/stock.ts'
import { couponProblem, giftCardProblem } from '../../../../sandbox/commerce/rules/totals/codes.ts'
import { lineDiscounts } from '../../../../sandbox/commerce/rules/totals/discounts.ts'
import { feesOf } from '../../../../sandbox/commerce/rules/totals/fees.ts'
import {
  assignMemberships,
  membershipsAppId,
} from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import { quoteShipping } from '../../../../sandbox/commerce/rules/totals/shipping.ts'
import { violationsBy } from '../../violations.ts'

const cents = fc.integer({ min: 1, max: 100_000_000 })
const grams = fc.integer({ min: 1, max: 100_000 })
const uses = fc.integer({ min: 1, max: 100_000 })
const moments = fc.integer({ min: 1, max: 4_000_000_000_000 })

/** Cents as the decimal text that documents hold. */
const money = (amount: number) => new Decimal(amount).dividedBy(100).toFixed(2)

/** What a rule says one step below a threshold, at it and one step above. */
interface Threshold {
  /** Any value of it, or the only one. */
  readonly of: fc.Arbitrary<number> | number
  readonly says: (value: number, threshold: number) => unknown
  readonly expected: readonly [below: unknown, at: unknown, above: unknown]
}

const line = (price: string, more: Partial<CartLine> = {}): CartLine => ({
  id: 'line',
  quantity: 1,
  reference: { productId: 'p', variantId: 'v', choices: {} },
  seen: { name: 'Mug', slug: 'mug', price, fullPrice: price, sku: '', weight: 0, choices: [] },
  ...more,
})
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    line('1.00', {
      id: `line-${index}`,
      reference: { productId: `p${index}`, variantId: 'v', choices: {} },
    }),
  )
const priced = (amount: number, seen: Partial<CartLine['seen']> = {}) => {
  const one = line(money(amount))
  return [
    { line: { ...one, seen: { ...one.seen, ...seen } }, subtotal: new Decimal(money(amount)) },
  ]
}
const coupon: StoreCoupon = {
  id: 'c',
  code: 'C',
  name: 'Coupon',
  used: 0,
  startsDate: null,
  expiresDate: null,
  benefit: { kind: 'percent', percent: '10' },
}
const giftCard: StoreGiftCard = { id: 'g', code: 'G', balance: '5.00', expiresDate: null }
const couponCode = (change: Partial<StoreCoupon>, now = 0, price = '5.00') =>
  couponProblem(
    { ...coupon, ...change },
    [{ line: line(price), subtotal: new Decimal(price) }],
    new Date(now),
  )?.code
const giftCardCode = (change: Partial<StoreGiftCard>, now = 0) =>
  giftCardProblem({ ...giftCard, ...change }, new Date(now))?.code

const selling: SellingDocument = {
  acceptsPayments: true,
  regions: [],
  carriers: [],
  taxRegions: [],
  taxGroups: [],
  fees: [],
  discountRules: [],
  services: [
    {
      id: 's',
      name: 'Class',
      slug: 'class',
      price: '80.00',
      description: '',
      paymentOption: 'FULL_PAYMENT_ONLINE',
      forMemberships: true,
    },
  ],
}
/** What an option asks for a parcel; `undefined` where its carrier declines. */
const shippingPrice = (option: Pick<CarrierOption, 'price' | 'freeFrom'>, parcel: object) => {
  const region = { id: 'r', name: 'Here', countries: ['US'] }
  const options = [{ code: 'o', title: 'Post', regionIds: ['r'], ...option }]
  const carriers = [{ id: 'post', name: 'Post', options }]
  const quotes = quoteShipping({ ...selling, carriers }, region, {
    weight: 0,
    value: zero,
    ...parcel,
  })
  expect(quotes.quotes.length + quotes.declined.length).toBe(1)
  return quotes.quotes[0]?.price.toNumber()
}
/** Whether a pass with some uses left pays for a line of so many, up to a moment. */
const passPays = (quantity: number, remaining: number, expires?: number, now = 0) => {
  const membership = { id: 'm', appId: membershipsAppId }
  const service = line('80.00', {
    quantity,
    membership,
    reference: { kind: 'service', serviceId: 's' },
  })
  const expiresDate = expires === undefined ? null : new Date(expires).toISOString()
  const pass = { id: 'm', name: 'Pass', memberId: 'ann', total: 10, remaining, expiresDate }
  return assignMemberships([service], [pass], [], selling, new Date(now)).paying.has('line')
}
const brokenRule = (act: () => void) => violationsBy(act)?.[0]?.violatedRule

const thresholds: Readonly<Record<string, Threshold>> = {
  'shipping is free from a subtotal': {
    of: cents,
    says: (value, limit) =>
      shippingPrice(
        { price: { kind: 'flat', amount: '6.00' }, freeFrom: money(limit) },
        { value: new Decimal(money(value)) },
      ),
    expected: [6, 0, 0],
  },
  'a parcel fits into a tier up to its weight': {
    of: grams,
    says: (value, limit) =>
      shippingPrice(
        {
          price: {
            kind: 'weight',
            tiers: [
              { upTo: limit / 1000, amount: '12.00' },
              { upTo: 1000, amount: '45.00' },
            ],
          },
        },
        { weight: value / 1000 },
      ),
    expected: [12, 12, 45],
  },
  'a carrier takes parcels up to its last tier': {
    of: grams,
    says: (value, limit) =>
      shippingPrice(
        { price: { kind: 'weight', tiers: [{ upTo: limit / 1000, amount: '45.00' }] } },
        { weight: value / 1000 },
      ),
    expected: [45, 45, undefined],
  },
  'a carrier that ships for free takes parcels up to its last tier': {
    of: grams,
    says: (value, limit) =>
      shippingPrice(
        {
          price: { kind: 'weight', tiers: [{ upTo: limit / 1000, amount: '45.00' }] },
          freeFrom: '100.00',
        },
        { weight: value / 1000, value: new Decimal(100) },
      ),
    expected: [0, 0, undefined],
  },
  'an automatic discount applies from a subtotal': {
    of: cents,
    says: (value, limit) =>
      lineDiscounts(priced(value), {
        rules: [{ id: 'd', name: 'Five off', percent: '5', from: money(limit) }],
        merchant: [],
      }).length,
    expected: [0, 1, 1],
  },
  'a small order has a fee below a subtotal': {
    of: cents,
    says: (value, limit) => {
      const when = { kind: 'small-order', below: money(limit) } as const
      const rule = { code: 'f', name: 'Fee', amount: '2.50', source: 'PLATFORM', when } as const
      return feesOf([rule], priced(value), new Decimal(money(value))).length
    },
    expected: [1, 0, 0],
  },
  'a heavy item has a fee from a weight': {
    of: grams,
    says: (value, limit) => {
      const when = { kind: 'heavy-item', from: limit / 1000 } as const
      const rule = { code: 'f', name: 'Fee', amount: '15.00', source: 'ITEM', when } as const
      return feesOf([rule], priced(100, { weight: value / 1000 }), new Decimal(1)).length
    },
    expected: [0, 1, 1],
  },
  'a coupon applies from a subtotal': {
    of: cents,
    says: (value, limit) => couponCode({ minimumSubtotal: money(limit) }, 0, money(value)),
    expected: ['ERROR_INVALID_SUBTOTAL', undefined, undefined],
  },
  'a coupon is valid from its start date': {
    of: moments,
    says: (now, limit) => couponCode({ startsDate: new Date(limit) }, now),
    expected: ['ERROR_COUPON_IS_NOT_ACTIVE_YET', undefined, undefined],
  },
  'a coupon is valid until before its expiry date': {
    of: moments,
    says: (now, limit) => couponCode({ expiresDate: new Date(limit) }, now),
    expected: [undefined, 'ERROR_COUPON_HAS_EXPIRED', 'ERROR_COUPON_HAS_EXPIRED'],
  },
  'a coupon is used up to its usage limit': {
    of: uses,
    says: (used, usageLimit) => couponCode({ used, usageLimit }),
    expected: [undefined, 'ERROR_COUPON_USAGE_EXCEEDED', 'ERROR_COUPON_USAGE_EXCEEDED'],
  },
  'a gift card is valid until before its expiry date': {
    of: moments,
    says: (now, limit) => giftCardCode({ expiresDate: new Date(limit) }, now),
    expected: [undefined, 'ERROR_GIFT_CARD_EXPIRED', 'ERROR_GIFT_CARD_EXPIRED'],
  },
  'a gift card is valid down to its last cent': {
    of: 1,
    says: (balance) => giftCardCode({ balance: money(balance) }),
    expected: ['ERROR_GIFT_CARD_EMPTY', undefined, undefined],
  },
  'a membership pays for as many units as it has uses left': {
    of: uses,
    says: (remaining, quantity) => passPays(quantity, remaining),
    expected: [false, true, true],
  },
  'a membership is valid until before its expiry date': {
    of: moments,
    says: (now, limit) => passPays(1, 5, limit, now),
    expected: [true, false, false],
  },
  'a line is available if the stock covers its quantity': {
    of: fc.integer({ min: 2, max: 100_000 }),
    says: (stock, wanted) => availabilityOf(wanted, stock).status,
    expected: ['PARTIALLY_AVAILABLE', 'AVAILABLE', 'AVAILABLE'],
  },
  'a line is partially available from one unit': {
    of: 1,
    says: (stock) => availabilityOf(9, stock).status,
    expected: ['NOT_AVAILABLE', 'PARTIALLY_AVAILABLE', 'PARTIALLY_AVAILABLE'],
  },
  'a tracked variant is in stock from one unit': {
    of: 1,
    says: (quantity) => isInStock({ quantity, inStock: false }, true),
    expected: [false, true, true],
  },
  'a purchased line keeps the units added since': {
    of: uses,
    says: (quantity, bought) =>
      withoutOrdered([line('1.00', { quantity })], [line('1.00', { quantity: bought })]).map(
        (left) => left.quantity,
      ),
    expected: [[], [], [1]],
  },
  'a cart has a largest number of lines': {
    of: cartLimits.lines,
    says: (count) => brokenRule(() => assertLimits(lines(count))),
    expected: [undefined, undefined, 'MAX_SIZE'],
  },
  'a line has a largest quantity': {
    of: cartLimits.quantity,
    says: (quantity) => brokenRule(() => assertLimits([line('1.00', { quantity })])),
    expected: [undefined, undefined, 'MAX'],
  },
  'merged carts have a largest number of lines': {
    of: cartLimits.lines,
    says: (count) => {
      const all = lines(count)
      const own = { ...emptyCart, lines: all.slice(0, -2) }
      const visitor = { ...emptyCart, lines: all.slice(-2) }
      return mergeCarts(own, visitor).lines.length - cartLimits.lines
    },
    expected: [-1, 0, 0],
  },
  'a merged line has a largest quantity': {
    of: cartLimits.quantity,
    says: (sum) => {
      const own = { ...emptyCart, lines: [line('1.00', { quantity: sum - 1 })] }
      const visitor = { ...emptyCart, lines: [line('1.00')] }
      return (mergeCarts(own, visitor).lines[0]?.quantity ?? 0) - cartLimits.quantity
    },
    expected: [-1, 0, 0],
  },
  'merged carts have a largest subtotal': {
    of: cents,
    says: (sum, limit) => {
      const free = largestAmount.minus(money(limit)).toFixed(2)
      const own = { ...emptyCart, lines: [line(free, { id: 'own' })] }
      const visitor = {
        ...emptyCart,
        lines: [line(money(sum), { reference: { kind: 'service', serviceId: 's' } })],
      }
      return mergeCarts(own, visitor).lines.map(({ id }) => id)
    },
    expected: [['own', 'line'], ['own', 'line'], ['own']],
  },
  'an amount off is at most the price': {
    of: cents,
    says: (value, price) =>
      discountViolations(price / 100, { type: 'AMOUNT', value: value / 100 })[0]?.violatedRule,
    expected: [undefined, undefined, 'MAX'],
  },
  'a percentage off is at most 100': {
    of: 10_000,
    says: (value) =>
      discountViolations(5, { type: 'PERCENT', value: value / 100 })[0]?.violatedRule,
    expected: [undefined, undefined, 'MAX'],
  },
  'a discount is at least zero': {
    of: 0,
    says: (value) => discountViolations(5, { type: 'AMOUNT', value: value / 100 })[0]?.violatedRule,
    expected: ['MIN', undefined, undefined],
  },
  'a variant costs at least the discount': {
    of: cents,
    says: (price, off) =>
      discountedPriceViolations(price / 100, { type: 'AMOUNT', value: off / 100 }, 'price')[0]
        ?.violatedRule,
    expected: ['MIN', undefined, undefined],
  },
  'a deposit is at most the price': {
    of: cents,
    says: (deposit, price) =>
      depositViolations({ price: money(price), deposit: money(deposit) }, '')[0]?.violatedRule,
    expected: [undefined, undefined, 'MAX'],
  },
  'an e-mail address has at most 254 characters': {
    of: 254,
    says: (length) => isEmail(`${'a'.repeat(length - 4)}@b.c`),
    expected: [true, true, false],
  },
}

describe('a threshold', () => {
  it.each(Object.entries(thresholds))('%s', (_name, { of, says, expected }) => {
    const holds = (threshold: number) => {
      expect([-1, 0, 1].map((step) => says(threshold + step, threshold))).toEqual(expected)
    }
    if (typeof of === 'number') return holds(of)
    fc.assert(fc.property(of, holds))
  })

  it('a cart’s subtotal is at most the largest amount, to the cent', () => {
    const most = line('9999999999.99', { quantity: cartLimits.quantity })
    const rest = largestAmount.minus(subtotalOf([most]))
    const rule = (step: string) =>
      brokenRule(() => assertLimits([most, line(rest.plus(step).toFixed(2))]))
    expect(['-0.01', '0', '0.01'].map(rule)).toEqual([undefined, undefined, 'DECIMAL_LTE'])
  })
})
