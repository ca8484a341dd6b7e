import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../console/pricing/plan-rows.ts'
import {
  isStale,
  type PricedProduct,
  planDiscount,
  planPrices,
  summarize,
} from '../../../console/pricing/price-plan.ts'

const seven = { by: 'percent', value: 7, ending: 'none' } as const

const variantAt = (id: string, price: number, itemCost: number | null = null) => ({
  id,
  variant: { priceData: { price }, costAndProfitData: { itemCost } },
})

/** A product as the platform answers it, as far as a plan reads it. */
const productAt = (price: number | null, rest: Partial<PricedProduct> = {}): PricedProduct => ({
  id: 'p',
  name: 'Mug',
  priceData: { price, currency: 'EUR' },
  ...rest,
})

describe('the plan of a change', () => {
  it('holds each priced product once, in order, with its price before', () => {
    const prices = fc.array(fc.option(fc.integer({ min: 0, max: 100_000 }).map((c) => c / 100)))
    fc.assert(
      fc.property(prices, (list) => {
        const plan = planPrices(
          list.map((price) => productAt(price)),
          seven,
        )
        expect(plan.map(({ before }) => before)).toEqual(list.filter((price) => price !== null))
        expect(summarize(plan).problems).toBe(0)
      }),
    )
  })

  it('shows a loss of the product or of one variant', () => {
    const cheaper = { by: 'percent', value: -50, ending: 'none' } as const
    const [own] = planPrices([productAt(20, { costAndProfitData: { itemCost: 11 } })], cheaper)
    expect(own).toMatchObject({ after: 10, loss: true, earnings: { profit: -1 } })
    const variants = [variantAt('a', 20, 5), variantAt('b', 18, 9.5)]
    const [mixed] = planPrices([productAt(20, { variants })], cheaper)
    expect(mixed).toMatchObject({
      loss: false,
      variants: [
        { id: 'a', before: 20, after: 10, loss: false },
        { id: 'b', before: 18, after: 9, loss: true, earnings: { profit: -0.5 } },
      ],
    })
    expect(mixed && summarize([mixed])).toEqual({ changes: 2, losses: 1, problems: 0 })
  })

  it('counts the discount when it looks for losses', () => {
    const discount = { type: 'PERCENT', value: 50 }
    const [planned] = planPrices(
      [productAt(20, { discount, costAndProfitData: { itemCost: 11 } })],
      seven,
    )
    expect(planned).toMatchObject({
      after: 21.4,
      earnings: { pays: 10.7, profit: -0.3 },
      loss: true,
    })
  })

  it('lists what cannot be changed, and leaves it unchanged', () => {
    const less = { by: 'amount', value: -15, ending: 'none' } as const
    const plan = planPrices(
      [
        productAt(10),
        productAt(20, { discount: { type: 'AMOUNT', value: 6 } }),
        productAt(20, { variants: [variantAt('a', 12)] }),
        productAt(100, {
          discount: { type: 'AMOUNT', value: 15 },
          variants: [variantAt('a', 20)],
        }),
      ],
      less,
    )
    expect(plan.map(({ after, problem }) => [after, problem])).toEqual([
      [undefined, 'belowZero'],
      [undefined, 'discountAbovePrice'],
      [undefined, 'belowZero'],
      [undefined, 'discountAbovePrice'],
    ])
    expect(summarize(plan)).toEqual({ changes: 0, losses: 0, problems: 4 })
  })

  it('counts a change of a variant alone', () => {
    const none = { by: 'percent', value: 10, ending: '.00' } as const
    const plan = planPrices([productAt(1, { variants: [variantAt('a', 8)] })], none)
    expect(plan[0]).toMatchObject({ before: 1, after: 1 })
    expect(summarize(plan).changes).toBe(1)
  })

  it('shows every price that changes, by product, and losses first', () => {
    const variants = [variantAt('a', 30, 5), variantAt('b', 18, 19)]
    const plan = planPrices(
      [
        { ...productAt(10), id: 'plain' },
        { ...productAt(20, { variants }), id: 'own' },
        { ...productAt(20, { variants: [variantAt('c', 20)] }), id: 'following' },
        { ...productAt(9, { costAndProfitData: { itemCost: 30 } }), id: 'loss' },
      ],
      { by: 'percent', value: 1, ending: 'none' },
    )
    expect(rowsOf(plan).map(({ key }) => key)).toEqual([
      'own',
      'own/b',
      'own/a',
      'loss',
      'plain',
      'following',
    ])
    expect(summarize(plan)).toEqual({ changes: 6, losses: 2, problems: 0 })
  })

  it('counts as many prices as it shows, whatever changes', () => {
    const price = fc.integer({ min: 1, max: 5000 })
    const products = fc.array(
      fc.record({
        own: price,
        prices: fc.array(price, { maxLength: 4 }),
      }),
    )
    const change = fc.record({
      by: fc.constant('percent' as const),
      value: fc.integer({ min: -50, max: 50 }),
      ending: fc.constantFrom('none' as const, '.90' as const),
    })
    fc.assert(
      fc.property(products, change, (list, wanted) => {
        const plan = planPrices(
          list.map(({ own, prices }) =>
            productAt(own, {
              variants: prices.map((it, at) => variantAt(`${at}`, it)),
            }),
          ),
          wanted,
        )
        const changed = rowsOf(plan).filter(({ product, variant }) => {
          const { before, after } = variant ?? product
          return after !== before
        })
        expect(summarize(plan).changes).toBe(changed.length)
      }),
    )
  })

  it('shows a variant whose price only the removal of a discount sets apart', () => {
    const free = { type: 'PERCENT', value: 100 }
    const variants = [variantAt('a', 20), variantAt('b', 30)]
    const plan = planDiscount([productAt(20, { discount: free, variants })], { type: 'NONE' })
    expect(rowsOf(plan).map(({ key }) => key)).toEqual(['p', 'p/b'])
    expect(summarize(plan)).toEqual({ changes: 2, losses: 0, problems: 0 })
  })

  it('detects a price changed since, and one already changed', () => {
    const [planned] = planPrices([productAt(100)], seven)
    if (!planned) throw new Error('The product has a price.')
    const isStaleAt = (price?: number) => isStale(planned, { priceData: { price } })
    expect([100, 107, 99, undefined].map(isStaleAt)).toEqual([false, false, true, true])
  })

  it('detects a variant price changed since, and one that follows its product', () => {
    const withVariant = (price: number, own: number) => ({
      ...productAt(price),
      variants: [{ id: 'v', variant: { priceData: { price: own } } }],
    })
    const [planned] = planPrices([withVariant(100, 50)], seven)
    if (!planned) throw new Error('The product has a price.')
    const isStaleAt = (price: number, own: number) => isStale(planned, withVariant(price, own))
    expect(isStaleAt(100, 50)).toBe(false)
    expect(isStaleAt(107, 53.5)).toBe(false)
    expect(isStaleAt(107, 107)).toBe(false)
    expect(isStaleAt(100, 60)).toBe(true)
    expect(isStale(planned, { priceData: { price: 100 } })).toBe(false)
  })
})
