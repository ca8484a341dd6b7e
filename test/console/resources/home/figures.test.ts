// The figures of the home screen.
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  belowCost,
  growing,
  lastMonths,
  lowMargins,
  type MeasuredProduct,
  marginGroups,
  perMonth,
  stockValues,
  unbuyable,
} from '../../../../console/resources/home/figures.ts'
import { countPerMonth } from '../../../../console/resources/home/sampled-figures.ts'

const product = (rest: Partial<MeasuredProduct> = {}): MeasuredProduct => ({
  id: 'p',
  name: 'Mug',
  visible: true,
  priceData: { price: 20 },
  variants: [
    { variant: { visible: true }, stock: { inStock: true, quantity: 3, trackQuantity: true } },
  ],
  ...rest,
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('the figures', () => {
  it('list an unavailable product, with the reason', () => {
    expect(unbuyable([product(), product({ id: 'h', visible: false })])).toEqual([
      { id: 'h', name: 'Mug', obstacles: ['hidden'] },
    ])
  })

  it('name a product of which one variant is sold below cost, discount included', () => {
    const cost = { costAndProfitData: { itemCost: 15 } }
    expect(belowCost([product(cost)])).toEqual([])
    expect(
      belowCost([product({ ...cost, discount: { type: 'PERCENT', value: 50 } })]),
    ).toHaveLength(1)
    const cheap = { variant: { visible: true, priceData: { price: 14 } } }
    const fair = { variant: { visible: true, priceData: { price: 15 } } }
    expect(belowCost([product({ ...cost, variants: [fair, cheap] })])).toHaveLength(1)
    const whole = { costAndProfitData: { itemCost: 20.01 }, variants: [] }
    expect(belowCost([product({ ...cost, variants: [fair] }), product(whole)])).toHaveLength(1)
  })

  it('value tracked stock, the most valuable first', () => {
    const plain = product({ variants: [{ stock: { inStock: true } }] })
    const dear = product({ id: 'd', name: 'Vase', priceData: { price: 90 } })
    expect(stockValues([plain, product(), dear])).toEqual([
      { id: 'd', label: 'Vase', value: 270 },
      { id: 'p', label: 'Mug', value: 60 },
    ])
  })

  it('put every product with a cost and a price into one group of margins', () => {
    const cents = fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 100)
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.option(cents))), (list) => {
        const groups = marginGroups(
          list.map(([price, itemCost]) =>
            product({ priceData: { price }, costAndProfitData: { itemCost } }),
          ),
        )
        const known = list.filter(([, cost]) => cost !== null)
        expect(groups.reduce((sum, count) => sum + count, 0)).toBe(known.length)
        expect(groups[0]).toBe(known.filter(([price, cost]) => price < (cost ?? 0)).length)
      }),
    )
  })

  it('count a year by month, and grow to the current total', () => {
    const now = new Date(2026, 10, 22)
    const dates = fc.array(fc.date({ min: new Date(2025, 11, 1), max: now, noInvalidDate: true }))
    fc.assert(
      fc.property(dates, fc.nat(50), (joined, older) => {
        const months = perMonth(joined, now)
        expect(months).toHaveLength(12)
        expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(joined.length)
        expect(growing(months, joined.length + older).at(-1)?.count).toBe(joined.length + older)
      }),
    )
    expect(
      perMonth([new Date(2025, 10, 30, 23, 59), undefined], now).every(({ count }) => count === 0),
    ).toBe(true)
  })

  it('count by months as a platform does that compares dates, on the first and last moment of each', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22) })
    const edges = lastMonths(new Date()).flatMap(([start]) => [start, new Date(+start - 1)])
    const counted = await countPerMonth(
      async ({ $gt, $lt }) => edges.filter((date) => date > $gt && date < $lt).length,
    )
    expect(counted).toEqual(perMonth(edges, new Date()))
    expect(counted.map(({ count }) => count)).toEqual([...Array(11).fill(2), 1])
  })

  it.each(['America/Los_Angeles', 'UTC', 'Pacific/Auckland'])('count by months in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const edges = [new Date(2026, 9, 31, 23, 59), new Date(2026, 10, 1)]
    expect(perMonth(edges, new Date(2026, 10, 22)).slice(-2)).toEqual([
      { start: new Date(2026, 9, 1), count: 1 },
      { start: new Date(2026, 10, 1), count: 1 },
    ])
  })

  it('name products with a margin below 20 per cent, grouped as in the plot', () => {
    const cost = (itemCost: number) => product({ costAndProfitData: { itemCost } })
    expect(lowMargins([product(), cost(16)])).toEqual([])
    expect(lowMargins([cost(16.2), cost(30)])).toHaveLength(2)
    // 20 per cent exactly, which floats miss.
    const exact = product({ priceData: { price: 5.65 }, costAndProfitData: { itemCost: 4.52 } })
    expect(lowMargins([exact])).toEqual([])
    expect(marginGroups([exact])).toEqual([0, 0, 1, 0, 0, 0])
  })
})
