/** The sums, discounts and tax of an estimate as the wire has them, calculated by hand. */

import { describe, expect, it } from 'vitest'
import { multiCurrency as money } from '../../../../sandbox/commerce/rules/amounts.ts'
import { calculateTotals } from '../../../../sandbox/commerce/rules/totals/calculate.ts'
import { membershipsAppId } from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import {
  coupon,
  estimated,
  given,
  inRegion,
  lesson,
  mug,
  sellingWith,
  sums,
  taxRegion,
  tenth,
  untaxed,
} from './estimated.ts'

const { calculate } = given
const availability = { status: 'AVAILABLE' } as const

describe('an estimate', () => {
  it('excludes a line that only a membership pays for', () => {
    const seen = { ...lesson.seen, paymentOption: 'MEMBERSHIP' } as const
    const { membership: _, ...unpaid } = lesson
    for (const line of [
      { ...lesson, seen },
      { ...unpaid, seen },
    ]) {
      const answer = estimated({ lines: [{ line, availability }] })
      const { price, priceBeforeDiscounts } = answer.calculatedLineItems?.[0]?.pricesBreakdown ?? {}
      expect([price, priceBeforeDiscounts]).toEqual([money('0'), money('0')])
      expect(answer.priceSummary?.subtotal).toEqual(money('0'))
    }
  })

  it('has no deposit for a line with another payment option', () => {
    const seen = { ...lesson.seen, paymentOption: 'DEPOSIT_ONLINE', deposit: '20.00' } as const
    const { membership: _, ...unpaid } = lesson
    const deposits = [lesson, unpaid].map((line) => {
      const { calculatedLineItems = [] } = estimated({
        lines: [{ line: { ...line, seen }, availability }],
      })
      return calculatedLineItems[0]?.pricesBreakdown?.depositAmount
    })
    expect(deposits).toEqual([undefined, money('20')])
  })

  it('has every line with prices and tax', () => {
    expect(estimated().calculatedLineItems).toEqual([
      {
        lineItemId: 'mug',
        paymentOption: 'FULL_PAYMENT_ONLINE',
        taxableAddress: { addressType: 'SHIPPING' },
        pricesBreakdown: {
          ...sums({
            price: '10',
            priceBeforeDiscounts: '10',
            lineItemPrice: '30',
            fullPrice: '12',
          }),
          ...sums({ totalDiscount: '6.29', totalPriceBeforeTax: '23.71' }),
          ...sums({ totalPriceAfterTax: '26.08' }),
          taxDetails: tenth('23.71', '2.37'),
        },
      },
      {
        lineItemId: 'portrait',
        paymentOption: 'DEPOSIT_ONLINE',
        taxableAddress: { addressType: 'BUSINESS' },
        pricesBreakdown: {
          ...sums({
            price: '80',
            priceBeforeDiscounts: '80',
            lineItemPrice: '80',
            fullPrice: '80',
          }),
          ...sums({ totalDiscount: '11.71', totalPriceBeforeTax: '68.29' }),
          ...sums({ totalPriceAfterTax: '68.29', depositAmount: '20' }),
          taxDetails: untaxed('68.29'),
        },
      },
      {
        lineItemId: 'lesson',
        paymentOption: 'MEMBERSHIP',
        taxableAddress: { addressType: 'SHIPPING' },
        pricesBreakdown: {
          ...sums({ price: '0', priceBeforeDiscounts: '25', lineItemPrice: '0', fullPrice: '25' }),
          ...sums({ totalDiscount: '0', totalPriceBeforeTax: '0', totalPriceAfterTax: '0' }),
          taxDetails: tenth('0', '0'),
        },
      },
    ])
  })

  it('has the total, due now and due later', () => {
    const { priceSummary, payNow, payLater } = estimated()
    expect(priceSummary).toEqual(
      sums({
        subtotal: '110',
        discount: '18',
        shipping: '7',
        tax: '3.27',
        additionalFees: '2',
        total: '104.27',
      }),
    )
    expect(payNow).toEqual(
      sums({
        subtotal: '50',
        discount: '6.29',
        shipping: '7',
        tax: '3.27',
        additionalFees: '2',
        total: '55.98',
      }),
    )
    expect(payLater).toEqual(
      sums({
        subtotal: '60',
        discount: '11.71',
        shipping: '0',
        tax: '0',
        additionalFees: '0',
        total: '48.29',
      }),
    )
  })

  it('has the store’s units, and warns of partial availability', () => {
    const { weightUnit, currency, violations } = estimated()
    expect([weightUnit, currency]).toEqual(['KG', 'USD'])
    expect(violations).toEqual([
      {
        severity: 'WARNING',
        description: 'Only 2 of Mug left in stock.',
        target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: 'mug' } },
      },
    ])
  })

  it('shows the amount of a gift card, but not its code', () => {
    expect(estimated().giftCard).toEqual({
      id: 'card',
      externalId: 'card',
      obfuscatedCode: '*****7Q2A',
      appId: 'd80111c5-a0f4-47a8-b63a-65b54d774a27',
      amount: money('50'),
      requestedAmount: money('55.98'),
    })
    expect(estimated({ giftCard: undefined }).giftCard).toBeUndefined()
  })

  it('has its fees with their tax', () => {
    expect(estimated().additionalFees).toEqual([
      {
        code: 'heavy',
        name: 'Heavy',
        translatedName: 'Heavy',
        source: 'ITEM',
        price: money('2'),
        priceBeforeTax: money('2'),
        priceAfterTax: money('2.20'),
        taxDetails: tenth('2', '0.2'),
        lineItemIds: ['mug'],
        taxableAddress: { addressType: 'SHIPPING' },
      },
    ])
  })

  it('has no small-order fee for an empty order', () => {
    const when = { kind: 'small-order', below: '20.00' } as const
    const small = {
      code: 'small',
      name: 'Small',
      amount: '3.00',
      source: 'PLATFORM',
      when,
    } as const
    const empty = { lines: [], merchantDiscounts: [], ...sellingWith({ fees: [small] }) }
    expect(estimated(empty).additionalFees).toEqual([])
  })

  it.each([
    ['110.00', undefined],
    ['110.01', 'ERROR_INVALID_SUBTOTAL'],
  ])(
    'excludes lines paid by a membership from a coupon’s minimum of %s',
    (minimumSubtotal, code) => {
      const { failures } = calculateTotals({ ...given, coupon: { ...coupon, minimumSubtotal } })
      expect(failures.coupon?.code).toBe(code)
    },
  )

  it('lists the memberships that pay, that are eligible, and that are not', () => {
    const credits = (remaining: number) => ({ credits: { total: 10, remaining } })
    const own = {
      appId: membershipsAppId,
      name: { original: 'Pass', translated: 'Pass' },
      lineItemIds: ['lesson'],
      expirationDate: null,
    }
    expect(estimated().membershipOptions).toEqual({
      eligibleMemberships: [{ id: 'pass', ...own, ...credits(5) }],
      invalidMemberships: [
        { membership: { id: 'spent', ...own, ...credits(0) }, reason: 'It has no uses left.' },
      ],
      selectedMemberships: [{ id: 'pass', appId: membershipsAppId, lineItemIds: ['lesson'] }],
    })
  })

  it('refuses a selected membership for a line it does not cover', () => {
    const asked = { id: 'pass', appId: membershipsAppId, lineItemIds: ['mug'] }
    const { failures, memberships, all } = calculateTotals({
      ...given,
      selectedMemberships: [asked],
    })
    expect(failures.memberships?.code).toBe('MEMBERSHIP_CANNOT_PAY')
    expect([...memberships.paying.keys()]).toEqual(['lesson'])
    expect(all).toEqual(calculateTotals(given).all)
  })

  it('lists a membership that pays for several lines once', () => {
    const other = { ...lesson, id: 'other' }
    const lines = [lesson, other].map((line) => ({
      line,
      availability: { status: 'AVAILABLE' } as const,
    }))
    const { membershipOptions } = estimated({ lines, merchantDiscounts: [] })
    expect(membershipOptions?.selectedMemberships).toEqual([
      { id: 'pass', appId: membershipsAppId, lineItemIds: ['lesson', 'other'] },
    ])
    const spare = { id: 'spare', appId: membershipsAppId, lineItemIds: ['other'] }
    const memberships = given.memberships.flatMap((one) => [one, { ...one, id: 'spare' }])
    const both = estimated({
      lines,
      memberships,
      selectedMemberships: [spare],
      merchantDiscounts: [],
    })
    expect(both.membershipOptions?.selectedMemberships).toEqual([
      { ...spare, id: 'pass', lineItemIds: ['lesson'] },
      spare,
    ])
  })
})

describe('the discounts of an estimate', () => {
  const share = (id: string, amount: string) => ({ id, totalDiscountAmount: money(amount) })

  it('have their type, amount and lines', () => {
    expect(estimated().appliedDiscounts).toEqual([
      {
        discountType: 'GLOBAL',
        lineItemIds: [],
        lineItemDiscounts: [share('mug', '3'), share('portrait', '8')],
        discountRule: {
          id: 'rule',
          name: { original: 'Ten off', translated: 'Ten off' },
          amount: money('11'),
        },
      },
      {
        discountType: 'SPECIFIC_ITEMS',
        lineItemIds: ['mug'],
        lineItemDiscounts: [share('mug', '2')],
        merchantDiscount: { amount: money('2') },
      },
      {
        discountType: 'GLOBAL',
        lineItemIds: [],
        lineItemDiscounts: [share('mug', '1.29'), share('portrait', '3.71')],
        coupon: {
          id: 'coupon',
          code: 'FIVE',
          name: 'Five off',
          couponType: 'MONEY_OFF',
          amount: money('5'),
        },
      },
    ])
  })

  it.each([
    [{ kind: 'percent', percent: '10' } as const, 'PERCENT_OFF', 'GLOBAL', '9.70'],
    [{ kind: 'free-shipping' } as const, 'FREE_SHIPPING', 'SHIPPING', '7'],
  ])('of the coupon %j have its type', (benefit, couponType, discountType, amount) => {
    const { appliedDiscounts } = estimated({ coupon: { ...coupon, benefit } })
    expect(appliedDiscounts?.at(-1)).toMatchObject({
      discountType,
      lineItemIds: [],
      coupon: { couponType, amount: money(amount) },
    })
  })
})

describe('the tax of an estimate', () => {
  const part = {
    taxName: 'VAT',
    taxType: 'Value-added tax',
    jurisdictionName: 'Germany',
    jurisdictionType: 'COUNTRY',
    taxRate: '0.1',
  }

  it('is totalled per authority over lines, shipping and fees', () => {
    expect(estimated().taxSummary).toEqual({
      taxableAmount: money('32.71'),
      totalTax: money('3.27'),
      manualTaxRate: '0.1',
      calculationDetails: {
        rateType: 'MANUAL_RATE',
        manualRateReason: 'REGION_SETTING_TO_MANUAL',
      },
      aggregatedTaxBreakdown: [{ ...part, aggregatedTaxAmount: money('3.27') }],
    })
  })

  it('is of no shipping where that is untaxed', () => {
    const { taxSummary } = inRegion({ taxesShipping: false })
    expect(taxSummary).toMatchObject({ taxableAmount: money('25.71'), totalTax: money('2.57') })
  })

  it('separates authorities, taxes and rates', () => {
    const city = { name: 'Berlin', type: 'CITY', taxName: 'VAT', taxType: 'City tax', rate: '0.05' }
    const jurisdictions = [
      ...taxRegion.jurisdictions,
      { ...city, type: 'CITY' as const },
      { ...city, type: 'CITY' as const, taxName: 'Bed tax' },
      { ...city, type: 'CITY' as const, rate: '0.0200000449' },
    ]
    const { taxSummary } = inRegion({ jurisdictions, source: { rateType: 'AUTO_RATE' } })
    const { aggregatedTaxBreakdown = [], ...rest } = taxSummary ?? {}
    expect(
      aggregatedTaxBreakdown.map((one) => [one.jurisdictionName, one.taxName, one.taxRate]),
    ).toEqual([
      ['Germany', 'VAT', '0.1'],
      ['Berlin', 'VAT', '0.05'],
      ['Berlin', 'Bed tax', '0.05'],
      ['Berlin', 'VAT', '0.02'],
    ])
    expect(rest).toMatchObject({ calculationDetails: { rateType: 'AUTO_RATE' } })
    expect('manualTaxRate' in rest).toBe(false)
  })

  it.each([
    [{ rateType: 'NO_TAX_COLLECTED' } as const, { rateType: 'NO_TAX_COLLECTED' }],
    [{ rateType: 'AUTO_RATE' } as const, { rateType: 'AUTO_RATE' }],
    [
      { rateType: 'FALLBACK_RATE', reason: 'AUTO_TAX_FAILED' } as const,
      {
        rateType: 'FALLBACK_RATE',
        autoTaxFallbackDetails: { fallbackReason: 'AUTO_TAX_FAILED' },
      },
    ],
  ])('names its source: %j', (source, calculationDetails) => {
    const { taxSummary } = inRegion({ source })
    expect(taxSummary?.calculationDetails).toEqual(calculationDetails)
    expect(taxSummary && 'manualTaxRate' in taxSummary).toBe(false)
  })

  it('has the sum of the authorities’ rates if they are set manually', () => {
    const city = {
      name: 'Berlin',
      type: 'CITY',
      taxName: 'City tax',
      taxType: 'Sales tax',
    } as const
    const jurisdictions = [...taxRegion.jurisdictions, { ...city, rate: '0.05' }]
    expect(inRegion({ jurisdictions }).taxSummary?.manualTaxRate).toBe('0.15')
  })

  it('is zero where none is collected', () => {
    expect(estimated(sellingWith({ taxRegions: [] })).taxSummary).toEqual({
      taxableAmount: money('0'),
      totalTax: money('0'),
      aggregatedTaxBreakdown: [],
      calculationDetails: { rateType: 'NO_TAX_COLLECTED' },
    })
  })

  it('of goods taxed at the shipping address follows the billing address if that has no country', () => {
    const taxed = (places: object) => {
      const { calculatedLineItems = [] } = estimated(places)
      return calculatedLineItems[0]?.pricesBreakdown?.taxDetails?.taxRate
    }
    const billingAddress = { country: 'DE' }
    expect(taxed({ shippingAddress: undefined, billingAddress })).toBe('0.1')
    expect(taxed({ shippingAddress: { city: 'Ulm' }, billingAddress })).toBe('0.1')
    expect(taxed({ shippingAddress: { country: 'FR' }, billingAddress })).toBe('0')
  })

  it('of goods taxed at the billing address follows the shipping address if there is no billing address', () => {
    const atBilling = { line: { ...mug, taxedAt: 'BILLING' }, availability } as const
    const taxed = (places: object) => {
      const { calculatedLineItems = [] } = estimated({ lines: [atBilling], ...places })
      return calculatedLineItems[0]?.pricesBreakdown?.taxDetails?.taxRate
    }
    expect(taxed({})).toBe('0.1')
    expect(taxed({ billingAddress: { country: 'FR' } })).toBe('0')
    expect(taxed({ billingAddress: { city: 'Ulm' } })).toBe('0.1')
    expect(taxed({ shippingAddress: undefined })).toBe('0')
  })

  it.each([
    ['of the buyer', {}, true],
    ['of the buyer, whose tax is not asked for', { calculate: { ...calculate, tax: false } }, true],
    ['of the store, while the buyer’s is unknown', { shippingAddress: undefined }, true],
    ['of the store, while the buyer’s has no country', { shippingAddress: { city: 'Ulm' } }, true],
    ['of a buyer elsewhere', { shippingAddress: { country: 'FR' } }, false],
  ])('is contained in the prices or not by the region %s', (_, change, expected) => {
    const selling = {
      ...given.selling,
      taxRegions: [{ ...taxRegion, included: true }],
      businessAddress: { country: 'DE' },
    }
    expect(calculateTotals({ ...given, selling, ...change }).pricesIncludeTax).toBe(expected)
  })

  it('is included in the prices of a tax-inclusive region', () => {
    const { calculatedLineItems = [] } = inRegion({ included: true })
    expect(calculatedLineItems[0]?.pricesBreakdown).toMatchObject({
      ...sums({ totalPriceAfterTax: '23.71', totalPriceBeforeTax: '21.55' }),
      taxDetails: { isTaxIncluded: true, taxableAmount: money('21.55'), totalTax: money('2.16') },
    })
  })

  it.each([
    ['its own tax group', { taxGroupId: 'books' }, '0.05', '1.19'],
    ['a tax group of its collection', { collectionIds: ['paper', 'novels'] }, '0.05', '1.19'],
    ['another tax group', { taxGroupId: 'food', collectionIds: ['novels'] }, '0.1', '2.37'],
    ['no tax group', { collectionIds: ['paper'] }, '0.1', '2.37'],
  ])('of an item of %s has its rate', (_, own, taxRate, totalTax) => {
    const [country] = taxRegion.jurisdictions.map((one) => ({
      ...one,
      groupRates: { books: '0.05' },
    }))
    const { calculatedLineItems = [] } = estimated({
      ...sellingWith({
        taxRegions: [{ ...taxRegion, jurisdictions: country ? [country] : [] }],
        taxGroups: [{ id: 'books', name: 'Books', collectionIds: ['novels'] }],
      }),
      lines: given.lines.map((one) =>
        one.line === mug ? { ...one, line: { ...mug, seen: { ...mug.seen, ...own } } } : one,
      ),
    })
    expect(calculatedLineItems[0]?.pricesBreakdown?.taxDetails).toMatchObject({
      taxRate,
      totalTax: money(totalTax),
      taxableAmount: money('23.71'),
      rateBreakdown: [{ rate: taxRate, tax: money(totalTax) }],
    })
  })
})
