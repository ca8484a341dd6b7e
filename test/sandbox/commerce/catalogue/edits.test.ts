/** Changes of products as plain data: what a patch writes, what it leaves, and what it is refused for. */
import { describe, expect, it } from 'vitest'
import type { VariantOverride } from '../../../../generated/wire.ts'
import { editProduct, type ProductPatch } from '../../../../sandbox/commerce/catalogue/edit.ts'
import { adjustProperty, setProperty } from '../../../../sandbox/commerce/catalogue/edit-bulk.ts'
import {
  editVariants,
  resetVariants,
} from '../../../../sandbox/commerce/catalogue/edit-variants.ts'
import { stockChangesBetween } from '../../../../sandbox/commerce/catalogue/stock-history.ts'
import type { StoreProduct } from '../../../../sandbox/commerce/rules/documents/product.ts'
import { violationsBy } from '../../violations.ts'
import { product, size } from './plain-product.ts'

let ids = 0
const edit = (patch: ProductPatch, of: Partial<StoreProduct> = {}) =>
  editProduct({ ...product, ...of }, patch, () => `new-${++ids}`)
const rules = (act: () => unknown) =>
  violationsBy(act)?.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
const [small, medium] = product.variants

describe('a patch of a product', () => {
  it('without fields changes nothing', () => {
    expect(edit({})).toEqual(product)
  })

  it.each<[ProductPatch, Partial<StoreProduct>]>([
    [{ name: 'Cup' }, { name: 'Cup' }],
    [{ visible: false }, { visible: false }],
    [{ description: 'Red.' }, { description: 'Red.' }],
    [{ sku: 'CUP' }, { sku: 'CUP' }],
    [{ ribbon: 'Sale' }, { ribbon: 'Sale' }],
    [{ brand: 'Other' }, { brand: 'Other' }],
    [{ weight: 0 }, { weight: 0 }],
    [{ priceData: { price: 12.345 } }, { price: 12.35 }],
    [{ costAndProfitData: { itemCost: 5.005 } }, { itemCost: 5.01 }],
    [{ discount: { type: 'PERCENT', value: 5 } }, { discount: { type: 'PERCENT', value: 5 } }],
    [{ discount: { type: 'UNDEFINED', value: 5 } }, { discount: { type: 'NONE', value: 0 } }],
    [
      { visible: null, description: null },
      { visible: true, description: '' },
    ],
    [
      { sku: null, ribbon: null },
      { sku: null, ribbon: null },
    ],
    [{ ribbon: '' }, { ribbon: null }],
    // Only the operation that removes it does.
    [{ brand: null }, {}],
    [{ brand: '' }, {}],
    [
      { weight: null, costAndProfitData: { itemCost: null } },
      { weight: null, itemCost: null },
    ],
  ])('%j', (patch, changed) => {
    expect(edit(patch)).toEqual({ ...product, ...changed })
  })

  it('keeps the omitted half of a discount', () => {
    const discount = { type: 'PERCENT', value: 5 } as const
    expect(edit({ discount: { value: 7 } }, { discount }).discount).toEqual({
      ...discount,
      value: 7,
    })
    expect(edit({ discount: { type: 'AMOUNT' } }, { discount }).discount).toEqual({
      type: 'AMOUNT',
      value: 5,
    })
  })

  it('is refused if the product would be invalid', () => {
    expect(rules(() => edit({ priceData: { price: null } }))).toEqual([
      'product.priceData.price REQUIRED_FIELD',
    ])
    expect(violationsBy(() => edit({ productType: 'digital' }))).toEqual([
      {
        field: 'product.productType',
        violatedRule: 'INVALID_ENUM_VALUE',
        description: 'must be physical: other products cannot be created through the API',
        data: { values: ['physical'] },
      },
    ])
    for (const productType of ['physical', 'unspecified_product_type'] as const) {
      expect(rules(() => edit({ productType }))).toBeUndefined()
    }
    const off = (value: number) => rules(() => edit({ discount: { type: 'AMOUNT', value } }))
    expect([off(10), off(10.01)]).toEqual([undefined, ['product.discount.value MAX']])
  })

  it('manages the variants of options as sent, or as before', () => {
    const bare = { document: { ...product.document, options: [] }, manageVariants: false }
    const options = {
      productOptions: [{ name: 'Size', choices: size.choices.map((one) => ({ ...one })) }],
    }
    expect(edit(options, bare)).toMatchObject({ manageVariants: true, variants: [{}, {}] })
    expect(edit({ ...options, manageVariants: false }, bare).manageVariants).toBe(false)
    expect(edit({ manageVariants: true }, bare).manageVariants).toBe(false)
    const unmanaged = edit({ manageVariants: false })
    expect([unmanaged.manageVariants, unmanaged.variants.length]).toEqual([false, 1])
    expect(edit({}, { manageVariants: false }).manageVariants).toBe(false)
    expect(edit({ manageVariants: true }).variants).toBe(product.variants)
    expect(edit({ productOptions: [] })).toMatchObject({ manageVariants: false, variants: [{}] })
  })

  it('removes pictures of removed choices', () => {
    const choiceMedia = ['S', 'M'].map((choice) => ({ option: 'Size', choice, mediaIds: ['a'] }))
    const document = { ...product.document, choiceMedia }
    const left = (...values: string[]) =>
      edit(
        {
          productOptions: [
            { name: 'Size', choices: values.map((value) => ({ value, description: value })) },
          ],
        },
        { document },
      ).document.choiceMedia.map(({ choice }) => choice)
    expect([left('S', 'L'), left('L'), left('S', 'M')]).toEqual([['S'], [], ['S', 'M']])
  })

  it('needs every part of a price per unit, from the patch or from before', () => {
    const whole = {
      totalQuantity: 500,
      totalMeasurementUnit: 'G' as const,
      baseQuantity: 1,
      baseMeasurementUnit: 'KG' as const,
    }
    expect(edit({ pricePerUnitData: whole }).document.pricePerUnit).toEqual(whole)
    const document = { ...product.document, pricePerUnit: whole }
    expect(
      edit({ pricePerUnitData: { baseQuantity: 2 } }, { document }).document.pricePerUnit,
    ).toEqual({
      ...whole,
      baseQuantity: 2,
    })
    const names = Object.keys(whole)
    for (const name of names) {
      const lacking = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))
      expect(rules(() => edit({ pricePerUnitData: lacking }))).toEqual([
        `product.pricePerUnitData.${name} REQUIRED_FIELD`,
      ])
    }
  })

  it('writes fields without a column', () => {
    const dimensions = { height: '1', width: '2', length: '3' }
    const { document } = edit({ productDimensions: dimensions, packageDimensions: dimensions })
    expect(document).toEqual({
      ...product.document,
      productDimensions: dimensions,
      packageDimensions: dimensions,
    })
  })
})

describe('a property of many products', () => {
  const cleared = (name: string) =>
    product.variants.map((variant) => ({ ...variant, [name]: null }))

  it.each([
    [{ price: 7.005 }, { price: 7.01, variants: cleared('price') }],
    [{ cost: 3.005 }, { itemCost: 3.01, variants: cleared('itemCost') }],
    [{ weight: 3 }, { weight: 3, variants: cleared('weight') }],
    [{ ribbon: 'Sale' }, { ribbon: 'Sale' }],
    [{ brand: 'Other' }, { brand: 'Other' }],
    [{ ribbon: '' }, { ribbon: null }],
    [{ brand: '' }, { brand: null }],
  ])('is set with %j, for the variants, too', (set, changed) => {
    expect(setProperty(product, set)).toEqual({ ...product, ...changed })
  })

  it('is not set to a value that contradicts the discount', () => {
    const discounted = { ...product, discount: { type: 'AMOUNT', value: 5 } as const }
    const set = (price: number) => rules(() => setProperty(discounted, { price }))
    expect([set(5), set(4.99)]).toEqual([undefined, ['product.discount.value MAX']])
    expect(rules(() => setProperty(product, { price: 0.004 }))).toEqual(['set.price MIN'])
    expect(rules(() => setProperty(product, { price: 0 }))).toBeUndefined()
  })

  const [own, inherited] = [medium, small]
  it.each([
    ['price', { price: 11, variants: [inherited, { ...own, price: 21 }] }],
    ['cost', { itemCost: 5, variants: [inherited, { ...own, itemCost: 9 }] }],
    ['weight', { weight: 1.5, variants: [inherited, { ...own, weight: 3 }] }],
  ] as const)('%s is adjusted, and that of variants with their own', (property, changed) => {
    expect(adjustProperty(product, property, { amount: 1 })).toEqual({
      ...product,
      ...changed,
    })
  })

  it('counts as zero if unset', () => {
    const bare = { ...product, itemCost: null, weight: null, variants: [] }
    expect(adjustProperty(bare, 'cost', { amount: 2 }).itemCost).toBe(2)
    expect(adjustProperty(bare, 'weight', { amount: 2 }).weight).toBe(2)
  })

  it('keeps the grams of a weight', () => {
    const light = { ...product, weight: 0.125, variants: [] }
    expect(adjustProperty(light, 'weight', { amount: 0.001 }).weight).toBe(0.126)
    expect(adjustProperty({ ...light, weight: 0.1 }, 'weight', { amount: 0.2 }).weight).toBe(0.3)
    expect(adjustProperty(light, 'cost', { amount: 0.006 }).itemCost).toBe(4.01)
  })

  it('stays unset after a change in per cent', () => {
    const bare = { ...product, itemCost: null, weight: null }
    const tenth = { percentage: { rate: 10, roundToInt: false } }
    expect(adjustProperty(bare, 'cost', tenth).itemCost).toBeNull()
    expect(adjustProperty(bare, 'weight', tenth).weight).toBeNull()
    expect(adjustProperty(bare, 'cost', tenth).variants[1]?.itemCost).toBe(8.8)
  })

  it('never lowers a price below its discount', () => {
    const less4 = { ...product, discount: { type: 'AMOUNT', value: 4 } as const }
    const adjust = (amount: number) => () => adjustProperty(less4, 'price', { amount })
    expect(adjust(-5)().price).toBe(5)
    expect(rules(adjust(-7))).toEqual(['product.discount.value MAX'])
  })

  it('does not fall below zero, and no price rounds to zero', () => {
    const adjust = (amount: number) => () => adjustProperty(product, 'price', { amount })
    const percent = (rate: number, price: number) => () =>
      adjustProperty(...([{ ...product, price, variants: [] }, 'price'] as const), {
        percentage: { rate, roundToInt: false },
      })
    expect(violationsBy(adjust(-11))).toEqual([
      {
        field: 'adjust.price',
        violatedRule: 'MIN',
        data: { threshold: 0 },
        description: 'must not take the price past 0',
      },
    ])
    expect(violationsBy(percent(-60, 0.01))).toEqual([
      {
        field: 'adjust.price',
        violatedRule: 'MIN',
        data: { threshold: 0.01 },
        description: 'must not round the price 0.01 to 0',
      },
    ])
    expect(adjust(-10)().price).toBe(0)
    expect([percent(-100, 0.01)().price, percent(-60, 0)().price]).toEqual([0, 0])
    const cost = () => adjustProperty(product, 'cost', { amount: -4 }).itemCost
    expect(cost()).toBe(0)
    expect(rules(() => adjustProperty(product, 'weight', { amount: 1e9 }))).toEqual([
      'adjust.weight MAX',
    ])
  })
})

describe('variants', () => {
  const editing = (...patches: VariantOverride[]) => editVariants(product, patches)
  const variantIds = ['medium']

  it.each<[VariantOverride, object]>([
    [{ price: 30.005 }, { price: 30.01 }],
    [{ price: null }, { price: null }],
    [{ cost: 9.005 }, { itemCost: 9.01 }],
    [{ cost: null }, { itemCost: null }],
    [{ weight: 3 }, { weight: 3 }],
    [{ weight: null }, { weight: null }],
    [{ sku: 'X' }, { sku: 'X' }],
    [{ sku: null }, { sku: null }],
    [{ visible: false }, { visible: false }],
    [{ visible: null }, { visible: true }],
    [{ productDimensions: { width: '1' } }, { document: { productDimensions: { width: '1' } } }],
    [{ packageDimensions: { width: '1' } }, { document: { packageDimensions: { width: '1' } } }],
    [{}, {}],
  ])('are given %j, those that are named alone', (patch, changed) => {
    expect(editing({ variantIds, ...patch })).toEqual({
      ...product,
      variants: [small, { ...medium, ...changed }],
    })
  })

  it('are named by their ids, by their choices, or by both', () => {
    const named = (patch: VariantOverride) =>
      editing({ ...patch, sku: 'X' })
        .variants.filter(({ sku }) => sku === 'X')
        .map(({ id }) => id)
    expect(named({ choices: { Size: 'S' } })).toEqual(['small'])
    expect(named({ variantIds: [], choices: {} })).toEqual(['small', 'medium'])
    expect(named({ variantIds: ['small', 'medium'], choices: { Size: 'M' } })).toEqual(['medium'])
    expect(violationsBy(() => editing({ sku: 'X' }))).toEqual([
      {
        field: 'variants[0].variantIds',
        violatedRule: 'REQUIRED_FIELD',
        description: 'is required unless choices name the variants',
      },
    ])
    expect(() => editing({ variantIds: ['small', 'gone'] })).toThrow(
      expect.objectContaining({
        status: 404,
        data: { productId: 'mug', variantId: 'gone' },
        description: 'Variant with id gone not found in product mug',
      }),
    )
    expect(() => editing({ choices: { Size: 'L' } })).toThrow(
      expect.objectContaining({
        status: 404,
        data: { productId: 'mug', choices: { Size: 'L' } },
        description: 'Variant with these choices not found in product mug',
      }),
    )
  })

  it('cost at least the discount', () => {
    const discounted = { ...product, discount: { type: 'AMOUNT', value: 5 } as const }
    const price = (of: number) =>
      rules(() => editVariants(discounted, [{ variantIds }, { variantIds, price: of }]))
    expect([price(5), price(4.99)]).toEqual([undefined, ['variants[1].price MIN']])
  })

  it('have the product’s values if there is only one', () => {
    const one = { ...product, manageVariants: false, variants: small ? [small] : [] }
    const patch = { variantIds: ['small'], price: 7, cost: 3, weight: 1, sku: 'ONE' }
    expect(editVariants(one, [patch])).toEqual({
      ...one,
      price: 7,
      itemCost: 3,
      weight: 1,
      sku: 'ONE',
    })
    expect(editVariants(one, [{ variantIds: ['small'] }])).toEqual({
      ...one,
    })
  })

  it('have no own values after a reset, except their stock', () => {
    expect(resetVariants(product).variants).toEqual([
      small,
      { ...medium, price: null, itemCost: null, weight: null, sku: null },
    ])
  })

  it('added, removed or recounted are reported with the difference', () => {
    const having = (...variants: StoreProduct['variants']) => ({ ...product, variants })
    const changes = (to: StoreProduct) => stockChangesBetween(product, to)
    if (!small || !medium) throw new Error('There are two variants')
    expect(changes(product)).toEqual([])
    expect(changes(having(small, medium))).toEqual([])
    expect(changes(having(medium))).toEqual([
      { productId: 'mug', variantId: 'small', quantity: -2, preordered: 0 },
    ])
    const large = { ...medium, id: 'large', quantity: 0, preordered: 3 }
    expect(changes(having({ ...small, quantity: 5 }, medium, large))).toEqual([
      { productId: 'mug', variantId: 'small', quantity: 3, preordered: 0 },
      { productId: 'mug', variantId: 'large', quantity: 0, preordered: 3 },
    ])
  })
})
