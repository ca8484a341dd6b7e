/** Facets and figures of the catalogue: the same as every product read one by one adds up to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireOperations } from '../../../../generated/wire.ts'
import { sampled } from '../../../setup/long.ts'
import { engines, openShop, type Shop } from './shop.ts'

type Product = WireOperations['products.queryProducts']['answer']['products'][number]

const products = 240
let shop: Shop

const query = async (given: object) =>
  shop.call('products.queryProducts', { body: { query: given } })

async function everyProduct(): Promise<Product[]> {
  const found: Product[] = []
  while (found.length < products) {
    const page = await query({ paging: { limit: 100, offset: found.length } })
    found.push(...page.products)
  }
  return found
}

function valuesOf(all: readonly Product[], field: 'brand' | 'ribbon') {
  const counts = new Map<string, number>()
  for (const { [field]: value } of all) {
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

const profits = ({ variants, costAndProfitData }: Product) => {
  const own = variants.flatMap(({ variant }) => variant?.costAndProfitData?.profit ?? [])
  return own.length > 0 ? own : [costAndProfitData?.profit ?? 0]
}

describe.each(sampled(engines, 2))('on the %s engine', (engine) => {
  beforeAll(async () => {
    shop = await openShop({ products }, engine)
    const { products: dear } = await query({ sort: [{ fieldName: 'name' }], paging: { limit: 6 } })
    const [half, lost, free, ...variants] = dear
    const change = (product: Product | undefined, changes: object) =>
      shop.call('products.updateProduct', {
        path: { id: product?.id ?? '' },
        body: { product: changes },
      })
    await change(half, { discount: { type: 'PERCENT', value: 33 } })
    await change(lost, { costAndProfitData: { itemCost: 5_000 } })
    await change(free, { discount: { type: 'PERCENT', value: 100 } })
    await change(variants[0], { discount: { type: 'AMOUNT', value: 3.5 }, visible: false })
    // Pays 999.995, which is rounded to its cost.
    await change(variants[1], {
      priceData: { price: 1_000 },
      discount: { type: 'AMOUNT', value: 0.005 },
      costAndProfitData: { itemCost: 1_000 },
    })
  })
  afterAll(() => shop.close())

  it('a facet lists every value with its count, the most frequent first', async () => {
    const { facets } = await shop.call('products.queryProductFacets', {
      body: { fields: ['ribbon', 'brand'] },
    })
    const all = await everyProduct()
    expect(facets.map(({ field }) => field)).toEqual(['ribbon', 'brand'])
    for (const { field, values, distinct } of facets) {
      const wanted = valuesOf(all, field === 'brand' ? 'brand' : 'ribbon')
      expect(new Map(values.map(({ value, count }) => [value, count]))).toEqual(wanted)
      expect(distinct).toBe(wanted.size)
      const counts = values.map(({ count }) => count)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    }
  })

  it('a visitor sees the values of visible products only', async () => {
    const [hidden] = (await query({ filter: { visible: false }, paging: { limit: 1 } })).products
    await shop.call('products.updateProduct', {
      path: { id: hidden?.id ?? '' },
      body: { product: { brand: 'Not yet announced' } },
    })
    const brands = async (token?: string) => {
      const body = { fields: ['brand'] }
      const given = token === undefined ? { body } : { body, token }
      const { facets } = await shop.call('products.queryProductFacets', given)
      return facets[0]?.values.map(({ value }) => value)
    }
    expect(await brands()).toContain('Not yet announced')
    expect(await brands(await shop.visitor())).not.toContain('Not yet announced')
  })

  it('the figures are the aggregates of all products', async () => {
    const all = await everyProduct()
    const { figures } = await shop.call('products.queryProductFigures', {
      body: { mostValuable: 5 },
    })
    const worth = all
      .map(({ id, name, variants }) => ({
        id,
        name,
        stockValue: variants.reduce((sum, { variant, stock }) => {
          const units = stock?.trackQuantity ? (stock.quantity ?? 0) : 0
          return sum + Math.round(units * (variant?.priceData?.price ?? 0) * 100) / 100
        }, 0),
      }))
      .sort((one, other) => other.stockValue - one.stockValue)
    expect(figures.total).toBe(all.length)
    const sum = worth.reduce((total, { stockValue }) => total + stockValue, 0)
    expect(figures.stockValue).toBeCloseTo(sum, 2)
    expect(figures.mostValuable.map(({ stockValue }) => stockValue)).toEqual(
      worth.slice(0, 5).map(({ stockValue }) => expect.closeTo(stockValue, 2)),
    )
    const margins = all.flatMap(({ costAndProfitData }) => costAndProfitData?.profitMargin ?? [])
    for (const { from, to, count } of figures.margins) {
      const within = margins.filter(
        (margin) => (from === null || margin >= from / 100) && (to === null || margin < to / 100),
      )
      expect(count).toBe(within.length)
    }
    expect(figures.margins.reduce((total, { count }) => total + count, 0)).toBe(margins.length)
  })

  it('products are found by margin and by the lowest profit of a variant', async () => {
    const all = await everyProduct()
    const found = async (filter: object) =>
      (await query({ filter, paging: { limit: 100 } })).products.map(({ id }) => id).sort()
    const ids = (wanted: (product: Product) => boolean) =>
      all
        .filter(wanted)
        .map(({ id }) => id)
        .sort()
    const thin = ids(({ costAndProfitData }) => (costAndProfitData?.profitMargin ?? 1) < 0.2)
    expect(thin.length).toBeGreaterThan(1)
    expect(await found({ 'costAndProfitData.profitMargin': { $lt: 0.2 } })).toEqual(thin)
    const losing = ids((product) => Math.min(...profits(product)) < 0)
    expect(losing.length).toBeGreaterThan(1)
    expect(await found({ 'variants.variant.costAndProfitData.profit': { $lt: 0 } })).toEqual(losing)
  })

  it('products are found by the SKU of any variant, to the last one', async () => {
    const all = await everyProduct()
    const skusOf = ({ sku, variants }: Product) => [
      sku ?? '',
      ...variants.map(({ variant }) => variant?.sku ?? ''),
    ]
    const several = all.find(({ variants }) => variants.length > 1)
    const [own = '', ...others] = skusOf(several ?? all[0] ?? expect.fail('no product'))
    for (const part of ['1', others.at(-1) ?? own, others[0]?.toLowerCase() ?? own]) {
      expect(part).not.toBe('')
      const wanted = all.filter((product) =>
        skusOf(product).some((sku) => sku.toLowerCase().includes(part.toLowerCase())),
      )
      const filter = {
        $or: [{ sku: { $contains: part } }, { 'variants.variant.sku': { $contains: part } }],
      }
      const found: Product[] = []
      for (let offset = 0; offset <= found.length; offset += 100)
        found.push(...(await query({ filter, paging: { limit: 100, offset } })).products)
      const ids = (products: readonly Product[]) => products.map(({ id }) => id).sort()
      expect(ids(found)).toEqual(ids(wanted))
      expect(wanted.length).toBeGreaterThan(0)
    }
  })

  it.each(['costAndProfitData.profitMargin', 'variants.variant.costAndProfitData.profit'])(
    'a visitor cannot learn a cost by asking for %s',
    async (field) => {
      const token = await shop.visitor()
      for (const given of [{ filter: { [field]: { $lt: 0 } } }, { sort: [{ fieldName: field }] }]) {
        const refusal = await shop.refuse('products.queryProducts', {
          body: { query: given },
          token,
        })
        expect(refusal.status).toBe(400)
        expect(refusal.violations[0]?.description).not.toContain('profitMargin,')
      }
      const figures = await shop.refuse('products.queryProductFigures', { token })
      expect(figures.status).toBe(403)
    },
  )
})
