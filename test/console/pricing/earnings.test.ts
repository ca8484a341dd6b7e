import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earningsOf, isLoss } from '../../../console/pricing/earnings.ts'
import { discountedPrice } from '../../../sandbox/commerce/rules/discounts.ts'
import { costDetails } from '../../../sandbox/commerce/rules/prices.ts'

const currency = 'USD'
const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100)
const per = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const discount = fc.oneof(
  fc.record({ type: fc.constant('PERCENT' as const), value: per }),
  fc.record({ type: fc.constant('AMOUNT' as const), value: money }),
  fc.constant({ type: 'NONE' as const, value: 0 }),
)

describe('the preview of a price', () => {
  it('shows what the platform will charge', () => {
    fc.assert(
      fc.property(money, discount, (price, { type, value }) => {
        const preview = earningsOf({ price, currency, discount: { type, value } })
        expect(preview).toEqual({ pays: discountedPrice(price, { type, value }) })
      }),
      { numRuns: 2000 },
    )
  })

  it('shows the profit and margin the platform will work out', () => {
    fc.assert(
      fc.property(money, discount, money, (price, { type, value }, cost) => {
        const preview = earningsOf({ price, currency, discount: { type, value }, cost })
        const { profit, profitMargin } = costDetails(cost, discountedPrice(price, { type, value }))
        expect(preview?.profit).toBe(profit)
        if (preview?.pays === 0) expect(preview.margin).toBeUndefined()
        else expect(Math.abs((preview?.margin ?? 0) - profitMargin)).toBeLessThanOrEqual(0.00005001)
      }),
      { numRuns: 2000 },
    )
  })

  it('rounds half of the smallest unit up, as it is written', () => {
    const half = { price: 2.01, currency, discount: { type: 'PERCENT', value: 50 } }
    expect(earningsOf(half)).toEqual({ pays: 1.01 })
    expect(earningsOf({ ...half, price: 2001, currency: 'JPY' })).toEqual({ pays: 1001 })
    expect(earningsOf({ ...half, price: 2.001, currency: 'KWD' })).toEqual({ pays: 1.001 })
  })

  it('rounds exact halves up at a discount of nearly all', () => {
    for (const [price, value] of [
      [10, 90.15],
      [12.5, 92.04],
      [25, 99.98],
    ] as const) {
      const given = { type: 'PERCENT', value } as const
      expect(earningsOf({ price, currency, discount: given })).toEqual({
        pays: discountedPrice(price, given),
      })
    }
  })

  it.each([
    ['there is no price yet', null],
    ['the price is still a text', '12'],
    ['the price is below zero', -1],
  ])('is silent while %s', (_name, price) => {
    expect(
      earningsOf({ price, currency, discount: { type: 'NONE', value: 0 }, cost: 1 }),
    ).toBeUndefined()
  })

  it('takes no discount off while its value is empty', () => {
    const entered = { price: 10, currency, discount: { type: 'PERCENT', value: null }, cost: null }
    expect(earningsOf(entered)).toEqual({ pays: 10 })
  })

  it('calls a sale below cost a loss, and one at cost none', () => {
    fc.assert(
      fc.property(money, money, (price, cost) => {
        expect(isLoss(earningsOf({ price, currency, cost }))).toBe(price < cost)
      }),
    )
    expect(isLoss(earningsOf({ price: 1, currency }))).toBe(false)
  })
})
