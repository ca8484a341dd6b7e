import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../console/pricing/plan-rows.ts'
import { type PricedProduct, planPrices, summarize } from '../../../console/pricing/price-plan.ts'

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

  it('counts a change of a variant alone', () => {
    const none = { by: 'percent', value: 10, ending: '.00' } as const
    const plan = planPrices([productAt(1, { variants: [variantAt('a', 8)] })], none)
    expect(plan[0]).toMatchObject({ before: 1, after: 1 })
    expect(summarize(plan).changes).toBe(1)
  })

  it('shows every price that changes, by product, problems and losses first', () => {
    const variants = [variantAt('a', 30, 5), variantAt('b', 18, 19)]
    const plan = planPrices(
      [
        { ...productAt(10), id: 'plain' },
        { ...productAt(20, { variants }), id: 'own' },
        { ...productAt(20, { variants: [variantAt('c', 20)] }), id: 'following' },
        { ...productAt(9, { costAndProfitData: { itemCost: 30 } }), id: 'loss' },
        { ...productAt(999_999_999), id: 'problem' },
      ],
      { by: 'percent', value: 1, ending: 'none' },
    )
    expect(rowsOf(plan).map(({ key }) => key)).toEqual([
      'own',
      'own/b',
      'own/a',
      'loss',
      'problem',
      'plain',
      'following',
    ])
    expect(summarize(plan)).toEqual({ changes: 6, losses: 2, problems: 1 })
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
})
