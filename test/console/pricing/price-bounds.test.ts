// Every threshold of a change of prices, one cent below it, at it and above; and what a plan says of each price.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountExceeds, discountedPrice } from '../../../console/pricing/discount.ts'
import { earningsOf, isLoss } from '../../../console/pricing/earnings.ts'
import { payable } from '../../../console/pricing/payable.ts'
import { rowsOf } from '../../../console/pricing/plan-rows.ts'
import { changedPrice } from '../../../console/pricing/price-change.ts'
import { priceEndings, withEnding } from '../../../console/pricing/price-ending.ts'
import {
  changesAny,
  isStale,
  ownPrices,
  type PricedProduct,
  planPrices,
  pricesOf,
  summarize,
} from '../../../console/pricing/price-plan.ts'

const cents = fc.integer({ min: 1, max: 10_000_000 })
const none = { by: 'amount', value: 0, ending: 'none' } as const

describe('a price', () => {
  it('is rounded half up to whole cents', () => {
    expect([0.004, 0.005, 1.005, 2.675, -0.005].map((amount) => payable(amount, 'USD'))).toEqual([
      0, 0.01, 1.01, 2.68, -0,
    ])
  })

  it('can be lowered to zero, and not below', () => {
    fc.assert(
      fc.property(cents, (price) => {
        const lowered = [-1, 0, 1].map((more) =>
          changedPrice(
            price / 100,
            { by: 'amount', value: -(price + more) / 100, ending: 'none' },
            'USD',
          ),
        )
        expect(lowered).toEqual([0.01, 0, 'belowZero'])
      }),
    )
    expect(changedPrice(10, { by: 'percent', value: -100, ending: 'none' }, 'USD')).toBe(0)
    expect(changedPrice(10, { by: 'percent', value: -100.1, ending: 'none' }, 'USD')).toBe(
      'belowZero',
    )
  })

  it('may be raised to the platform’s highest, and not above', () => {
    const raised = [-0.01, 0, 0.01].map((more) =>
      changedPrice(999_999_998.99 + more, { by: 'amount', value: 1, ending: 'none' }, 'USD'),
    )
    expect(raised).toEqual([999_999_999.98, 999_999_999.99, 'tooHigh'])
    expect(changedPrice(999_999_999.6, { ...none, ending: '.00' }, 'USD')).toBe('tooHigh')
    expect(changedPrice(999_999_999.6, { ...none, ending: '.99' }, 'USD')).toBe(999_999_999.99)
  })

  it('changes by per cent and by an amount', () => {
    expect(changedPrice(10, { by: 'percent', value: 7, ending: 'none' }, 'USD')).toBe(10.7)
    expect(changedPrice(10, { by: 'percent', value: -7, ending: 'none' }, 'USD')).toBe(9.3)
    expect(changedPrice(10, { by: 'amount', value: 7, ending: 'none' }, 'USD')).toBe(17)
    expect(changedPrice(10, { by: 'amount', value: -7, ending: '.99' }, 'USD')).toBe(2.99)
  })

  it('gets the nearest requested ending, the higher of two equally near', () => {
    expect(priceEndings('USD')).toEqual(['none', '.00', '.90', '.99'])
    expect([12.49, 12.5, 12.51].map((price) => withEnding(price, '.00', 'USD'))).toEqual([
      12, 13, 13,
    ])
    expect([12.39, 12.4, 12.41].map((price) => withEnding(price, '.90', 'USD'))).toEqual([
      11.9, 12.9, 12.9,
    ])
    expect([12.48, 12.49, 12.5].map((price) => withEnding(price, '.99', 'USD'))).toEqual([
      ...[11.99, 12.99, 12.99],
    ])
    expect([0, 0.01, 0.5].map((price) => withEnding(price, '.00', 'USD'))).toEqual([0, 1, 1])
    expect([0.01, 0.4].map((price) => withEnding(price, '.90', 'USD'))).toEqual([0.9, 0.9])
  })
})

describe('a discount', () => {
  it('exceeds a lower price only when it is an amount', () => {
    fc.assert(
      fc.property(cents, (price) => {
        const exceeds = [-1, 0, 1].map((more) =>
          discountExceeds(price / 100, { type: 'AMOUNT', value: (price + more) / 100 }),
        )
        expect(exceeds).toEqual([false, false, true])
      }),
    )
    for (const type of ['PERCENT', 'NONE', 'UNDEFINED', 'NEW', undefined]) {
      expect(discountExceeds(1, { type, value: 2 })).toBe(false)
    }
    expect(discountExceeds(1, { type: 'AMOUNT', value: '2' })).toBe(false)
    expect(discountExceeds(1)).toBe(false)
  })

  it.each([
    [{ type: 'PERCENT', value: 25 }, 7.5],
    [{ type: 'AMOUNT', value: 4 }, 6],
    [{ type: 'AMOUNT', value: 11 }, 0],
    [{ type: 'NONE', value: 4 }, 10],
    [{ type: 'UNDEFINED', value: 4 }, 10],
    [{ type: 'NEW', value: 4 }, 10],
    [{ type: 'AMOUNT', value: '4' }, 10],
    [undefined, 10],
  ])('%j leaves %d of 10', (discount, left) => {
    expect(discountedPrice(10, discount, 'USD')).toBe(left)
  })
})

describe('what the store earns', () => {
  it('is a loss below the cost, and none at it', () => {
    fc.assert(
      fc.property(cents, (cost) => {
        const losses = [-1, 0, 1].map((more) =>
          isLoss(earningsOf({ price: (cost + more) / 100, currency: 'USD', cost: cost / 100 })),
        )
        expect(losses).toEqual([true, false, false])
      }),
    )
    expect(isLoss(undefined)).toBe(false)
    expect(isLoss({ pays: 1 })).toBe(false)
  })

  it('has a profit from a price of zero, and a margin from one cent', () => {
    const at = (price: number) => earningsOf({ price, currency: 'USD', cost: 0.5 })
    expect([-0.01, 0, 1].map(at)).toEqual([
      undefined,
      { pays: 0, profit: -0.5 },
      { pays: 1, profit: 0.5, margin: 0.5 },
    ])
    expect(earningsOf({ price: 1, currency: 'USD', cost: '0.5' })).toEqual({ pays: 1 })
  })
})

describe('a plan', () => {
  const variant = (id: string, price: number | null | undefined, itemCost?: number) => ({
    id,
    choices: { Size: id, Glaze: 'Red' },
    variant: {
      priceData: { price },
      ...(itemCost !== undefined && { costAndProfitData: { itemCost } }),
    },
  })
  const product = (more: Partial<PricedProduct> = {}): PricedProduct => ({
    id: 'p',
    name: 'Mug',
    priceData: { price: 10, currency: 'EUR' },
    ...more,
  })
  const planned = (more: Partial<PricedProduct>, change = {}) => {
    const [one] = planPrices([product(more)], {
      by: 'percent',
      value: 10,
      ending: 'none',
      ...change,
    })
    if (!one) throw new Error('The product has a price')
    return one
  }

  it('describes a product and its variants in full', () => {
    const costs = { costAndProfitData: { itemCost: 12 } }
    expect(planned({ ...costs, variants: [variant('M', 20, 5)] })).toEqual({
      id: 'p',
      name: 'Mug',
      currency: 'EUR',
      before: 10,
      after: 11,
      loss: true,
      earnings: { pays: 11, profit: -1, margin: -1 / 11 },
      variants: [
        {
          id: 'M',
          name: 'M, Red',
          before: 20,
          after: 22,
          loss: false,
          earnings: { pays: 22, profit: 17, margin: 17 / 22 },
        },
      ],
    })
  })

  it('is empty without prices', () => {
    const bare = { id: 'p', priceData: { price: 10 } }
    const [one] = planPrices([bare], none)
    expect(one).toEqual({
      id: 'p',
      name: '',
      currency: '',
      before: 10,
      after: 10,
      loss: false,
      variants: [],
      earnings: { pays: 10 },
    })
    expect(planPrices([{ id: 'p' }, product({ priceData: { price: null } })], none)).toEqual([])
    const silent = planned({ variants: [variant('M', null), variant('L', undefined), { id: 'S' }] })
    expect(silent.variants).toEqual([])
    const [unnamed] = planned({
      variants: [{ id: 'M', variant: { priceData: { price: 1 } } }],
    }).variants
    expect(unnamed).toMatchObject({ name: '', earnings: { pays: 1.1 } })
  })

  it.each<[string, Partial<PricedProduct>, object]>([
    ['belowZero', {}, { by: 'amount', value: -11 }],
    ['tooHigh', { priceData: { price: 999_999_999, currency: 'EUR' } }, {}],
    ['discountAbovePrice', { discount: { type: 'AMOUNT', value: 11.01 } }, {}],
    ['belowZero', { variants: [variant('M', 4)] }, { by: 'amount', value: -5 }],
  ])('is refused as %s, whole', (problem, more, change) => {
    const costly = { costAndProfitData: { itemCost: 1000 } }
    const { before, ...rest } = planned({ ...more, ...costly }, change)
    expect(before).toBeGreaterThan(0)
    expect(rest).toEqual({
      id: 'p',
      name: 'Mug',
      currency: 'EUR',
      after: undefined,
      problem,
      earnings: undefined,
      loss: false,
      variants: [],
    })
  })

  it('shows a variant with another price or outcome', () => {
    const same = variant('S', 10)
    const one = planned({ variants: [same, variant('M', 11), variant('L', 10, 100)] })
    expect(ownPrices(one).map(({ id }) => id)).toEqual(['M', 'L'])
    expect(pricesOf(one).map(({ id }) => id)).toEqual(['p', 'M', 'L'])
    expect(summarize([one])).toEqual({ changes: 3, losses: 1, problems: 0 })
  })

  it('has changes when one of its prices changes', () => {
    const still = { by: 'percent', value: 0 }
    expect(changesAny(planned({}))).toBe(true)
    expect(changesAny(planned({}, still))).toBe(false)
    expect(changesAny(planned({ variants: [variant('M', 8)] }, still))).toBe(false)
    const ends = { ...still, ending: '.00' }
    expect(changesAny(planned({ variants: [variant('M', 8.2)] }, ends))).toBe(true)
    expect(changesAny(planned({ priceData: { price: 999_999_999 } }))).toBe(false)
  })

  it('is stale where a price is neither before nor after the change', () => {
    const one = planned({ variants: [variant('M', 20)] })
    const isStaleAt = (price: number | null | undefined, own?: number | null) =>
      isStale(one, { priceData: { price }, variants: [variant('M', own), variant('new', 77)] })
    expect([isStaleAt(10, 20), isStaleAt(11, 22), isStaleAt(11, 11), isStaleAt(10, 10)]).toEqual([
      ...[false, false, false, false],
    ])
    expect([isStaleAt(12, 20), isStaleAt(10, 21), isStaleAt(null, 20), isStaleAt(11, 23)]).toEqual([
      ...[true, true, true, true],
    ])
    expect([isStaleAt(10, null), isStaleAt(11, undefined)]).toEqual([false, false])
    expect(isStale(one, {})).toBe(true)
  })

  it('is shown with problems and losses first, and keys of its own', () => {
    const plan = planPrices(
      [
        product({ id: 'fine' }),
        product({ id: 'dear', priceData: { price: 999_999_999 } }),
        product({ id: 'lossy', variants: [variant('a', 12), variant('b', 12, 100)] }),
      ],
      { by: 'percent', value: 10, ending: 'none' },
    )
    expect(
      rowsOf(plan).map(({ key, product: { id }, variant: own }) => [key, id, own?.id]),
    ).toEqual([
      ['dear', 'dear', undefined],
      ['lossy', 'lossy', undefined],
      ['lossy/b', 'lossy', 'b'],
      ['lossy/a', 'lossy', 'a'],
      ['fine', 'fine', undefined],
    ])
  })
})
