import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { broken, openShop, productNamed, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const named = (name: string) => productNamed(shop, name)
const set = (ids: string[], value: object) =>
  shop.call('products.bulkUpdateProductsProperty', { body: { ids, set: value } })
const adjust = (ids: string[], value: object) =>
  shop.call('products.bulkAdjustProductProperty', { body: { ids, adjust: value } })

describe('setting one property of many products', () => {
  it('succeeds or fails product by product', async () => {
    const bowl = await named('Serving Bowl')
    const scarf = await named('Lambswool Scarf')
    const { results, bulkActionMetadata } = await set([bowl.id, 'unknown', scarf.id], {
      price: 9.5,
    })
    expect(bulkActionMetadata).toEqual({
      totalSuccesses: 1,
      totalFailures: 2,
      undetailedFailures: 0,
    })
    expect(results.map(({ itemMetadata }) => itemMetadata)).toMatchObject([
      { id: bowl.id, originalIndex: 0, success: true },
      { id: 'unknown', originalIndex: 1, success: false, error: { code: 'NOT_FOUND' } },
      // Ten off is more than the new price.
      { id: scarf.id, originalIndex: 2, success: false, error: { code: 'INVALID_ARGUMENT' } },
    ])
    expect((await named('Serving Bowl')).priceRange).toEqual({ minValue: 9.5, maxValue: 9.5 })
    expect((await named('Lambswool Scarf')).priceData?.price).toBe(64)
  })

  it('sets cost, weight, ribbon and brand, and removes them if empty', async () => {
    const { id } = await named('Butter Dish')
    for (const value of [{ cost: 20 }, { weight: 2 }, { ribbon: 'Last' }, { brand: 'Other' }]) {
      await set([id], value)
    }
    expect(await named('Butter Dish')).toMatchObject({
      costAndProfitData: { itemCost: 20 },
      weight: 2,
      ribbon: 'Last',
      brand: 'Other',
    })
    await set([id], { ribbon: '' })
    await set([id], { brand: '' })
    const after = await named('Butter Dish')
    expect([after.ribbon, after.brand]).toEqual(['', undefined])
  })

  it('accepts exactly one property', async () => {
    const { id } = await named('Bud Vase')
    for (const value of [{}, { price: 1, cost: 1 }]) {
      const body = { ids: [id], set: value }
      const refused = await shop.refuse('products.bulkUpdateProductsProperty', { body })
      expect(broken(refused)).toEqual(['set ONE_OF_ALIGNMENT'])
    }
  })
})

describe('adjusting one property of many products', () => {
  it('changes product and variants, by amount or per cent', async () => {
    const before = await named('Oak Picture Ledge')
    await adjust([before.id], { price: { amount: -4 } })
    expect((await named('Oak Picture Ledge')).priceRange).toEqual({ minValue: 50, maxValue: 84 })
    await adjust([before.id], { price: { percentage: { rate: 10, roundToInt: false } } })
    expect((await named('Oak Picture Ledge')).priceRange).toEqual({ minValue: 55, maxValue: 92.4 })
    await adjust([before.id], { price: { percentage: { rate: 3, roundToInt: true } } })
    expect((await named('Oak Picture Ledge')).priceRange).toEqual({ minValue: 57, maxValue: 95 })
  })

  it('adjusts cost and weight too', async () => {
    const { id } = await named('Hand Grinder')
    await adjust([id], { cost: { percentage: { rate: -50 } } })
    await adjust([id], { weight: { amount: 0.42 } })
    expect(await named('Hand Grinder')).toMatchObject({
      costAndProfitData: { itemCost: 30.5 },
      weight: 1,
    })
  })

  it('skips a product whose value would fall below zero', async () => {
    const [dear, cheap] = [
      await named('Waxed Chore Jacket'),
      await named('Paper Filters, 100 Sheets'),
    ]
    const { results } = await adjust([dear.id, cheap.id], { price: { amount: -10 } })
    expect(results.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false])
    expect((await named('Paper Filters, 100 Sheets')).priceData?.price).toBe(7.5)
    const beyond = await adjust([cheap.id], { price: { amount: 999_999_999 } })
    expect(beyond.bulkActionMetadata?.totalFailures).toBe(1)
  })

  it('accepts exactly one method', async () => {
    const { id } = await named('Bud Vase')
    const refused = async (value: object) =>
      broken(
        await shop.refuse('products.bulkAdjustProductProperty', {
          body: { ids: [id], adjust: value },
        }),
      )
    expect(await refused({ price: {} })).toEqual(['adjust.price ONE_OF_ALIGNMENT'])
    expect(await refused({ price: { percentage: {} } })).toEqual([
      'adjust.price.percentage.rate REQUIRED_FIELD',
    ])
    expect(await refused({ price: { percentage: { rate: 1001 } } })).toEqual([
      'adjust.price.percentage.rate MAX',
    ])
  })
})
