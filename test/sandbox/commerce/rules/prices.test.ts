import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjust } from '../../../../sandbox/commerce/rules/adjustments.ts'
import {
  Decimal,
  formattedAmount,
  multiCurrency,
  roundMoney,
} from '../../../../sandbox/commerce/rules/amounts.ts'
import {
  type Discount,
  discountedPrice,
  noDiscount,
} from '../../../../sandbox/commerce/rules/discounts.ts'
import { costDetails, priceDetails, rangeOf } from '../../../../sandbox/commerce/rules/prices.ts'

const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100)
const percent = fc.double({ min: 0, max: 100, noNaN: true })
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant(noDiscount),
  fc.record({ type: fc.constant('PERCENT' as const), value: percent }),
  fc.record({ type: fc.constant('AMOUNT' as const), value: price }),
)
/** By its digits: a number of cents that is nearly whole is not whole. */
const wholeCents = (value: number) => new Decimal(value).decimalPlaces() <= 2

describe('money', () => {
  it('rounds half up by its decimal digits', () => {
    expect([1.005, 2.675, 0.285, 12.345, 8.5].map(roundMoney)).toEqual([
      1.01, 2.68, 0.29, 12.35, 8.5,
    ])
  })

  it('is unchanged by rounding if it is in whole cents', () => {
    fc.assert(
      fc.property(price, (value) => {
        expect(roundMoney(value)).toBe(value)
      }),
    )
  })

  it('is never a negative zero', () => {
    for (const nothing of [-0, -0.001]) {
      expect(roundMoney(nothing)).toBe(0)
      expect(Object.values(multiCurrency(nothing)).join(' ')).toBe('0.00 0.00 $0.00 $0.00')
    }
  })

  it('is formatted in the store’s currency', () => {
    expect(formattedAmount(1234.5)).toBe('$1,234.50')
    expect(formattedAmount(-3)).toBe('-$3.00')
  })
})

describe('a discounted price', () => {
  it('is never below zero, never above the price, and whole cents', () => {
    fc.assert(
      fc.property(price, discount, (value, given) => {
        const discounted = discountedPrice(value, given)
        expect(discounted).toBeGreaterThanOrEqual(0)
        expect(discounted).toBeLessThanOrEqual(value)
        expect(wholeCents(discounted)).toBe(true)
      }),
    )
  })

  it('never rises when the discount grows', () => {
    fc.assert(
      fc.property(price, percent, percent, (value, a, b) => {
        const at = (off: number) => discountedPrice(value, { type: 'PERCENT', value: off })
        expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)))
      }),
    )
  })

  it('is reduced by an amount or a percentage', () => {
    expect(discountedPrice(20, { type: 'AMOUNT', value: 7.5 })).toBe(12.5)
    expect(discountedPrice(20, { type: 'PERCENT', value: 12.5 })).toBe(17.5)
    expect(discountedPrice(20, noDiscount)).toBe(20)
  })
})

describe('price details', () => {
  it('show the same amounts as numbers and as text', () => {
    expect(priceDetails(15, { type: 'AMOUNT', value: 2.5 })).toEqual({
      currency: 'USD',
      price: 15,
      discountedPrice: 12.5,
      formatted: { price: '$15.00', discountedPrice: '$12.50' },
    })
  })

  it('have the price per unit if there is one', () => {
    const perUnit = { totalQuantity: 500, totalMeasurementUnit: 'G', baseQuantity: 1 } as const
    const discount = { type: 'AMOUNT', value: 2 } as const
    expect(priceDetails(10, discount, { ...perUnit, baseMeasurementUnit: 'KG' })).toMatchObject({
      pricePerUnit: 16,
      formatted: { pricePerUnit: '$16.00' },
    })
  })

  it('have a profit that is the discounted price less the cost', () => {
    fc.assert(
      fc.property(price, price, (cost, discounted) => {
        const { profit, profitMargin } = costDetails(cost, discounted)
        expect(profit).toBeCloseTo(discounted - cost, 2)
        expect(profitMargin).toBeLessThanOrEqual(1)
        expect(Number.isFinite(profitMargin)).toBe(true)
      }),
    )
  })

  it('range from the smallest to the largest variant', () => {
    expect(rangeOf([3, 1, 2])).toEqual({ minValue: 1, maxValue: 3 })
    expect(rangeOf([])).toBe(undefined)
  })
})

describe('an adjustment', () => {
  it('adds an amount or a percentage, to the cent', () => {
    expect(adjust(10, { amount: -2.5 })).toBe(7.5)
    expect(adjust(9.99, { percentage: { rate: 10, roundToInt: false } })).toBe(10.99)
  })

  it('rounds to the nearest whole number on request, else to the nearest cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: -100, max: 1000 }),
        (cents, rate) => {
          // In units of a ten-thousandth, so that nothing is rounded but the answer.
          const exact = BigInt(cents) * BigInt(100 + rate)
          const nearest = (unit: bigint) => Number((exact + unit / 2n) / unit)
          const adjusted = (roundToInt: boolean) =>
            adjust(cents / 100, { percentage: { rate, roundToInt } })
          expect(adjusted(true)).toBe(nearest(10_000n))
          expect(adjusted(false)).toBe(nearest(100n) / 100)
        },
      ),
    )
  })
})
