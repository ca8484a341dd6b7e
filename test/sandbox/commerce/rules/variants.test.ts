import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  combinations,
  type ProductOption,
  readOptions,
} from '../../../../sandbox/commerce/rules/options.ts'
import {
  choicesKey,
  defaultVariantId,
  effective,
  hasChoices,
  newVariant,
  readStoreVariantId,
  resetVariant,
  storeVariantId,
  variantsFor,
} from '../../../../sandbox/commerce/rules/variants.ts'

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 4,
})
const options: fc.Arbitrary<ProductOption[]> = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 6 }), names), {
    maxLength: 4,
    selector: ([name]) => name,
  })
  .map((pairs) =>
    readOptions(
      pairs.map(([name, choices]) => ({ name, choices: choices.map((value) => ({ value })) })),
    ),
  )

const counter = () => {
  let made = 0
  return () => `variant-${++made}`
}

const size: ProductOption = {
  optionType: 'drop_down',
  name: 'Size',
  choices: ['S', 'M', 'L'].map((value) => ({ value, description: value })),
}
const color: ProductOption = {
  optionType: 'color',
  name: 'Color',
  choices: [
    { value: '#fff', description: 'White' },
    { value: '#000', description: 'Black' },
  ],
}

describe('options', () => {
  it('have one unique combination per selection of choices', () => {
    fc.assert(
      fc.property(options, (given) => {
        const rows = combinations(given)
        const product = given.reduce((count, { choices }) => count * choices.length, 1)
        expect(rows).toHaveLength(given.length === 0 ? 0 : product)
        expect(new Set(rows.map(choicesKey)).size).toBe(rows.length)
        for (const row of rows) expect(Object.keys(row)).toHaveLength(given.length)
      }),
    )
  })

  it('describe a choice by its value where it has no description', () => {
    expect(readOptions([{ name: 'Size', choices: [{ value: 'M' }] }])).toEqual([
      { optionType: 'drop_down', name: 'Size', choices: [{ value: 'M', description: 'M' }] },
    ])
  })
})

describe('variants', () => {
  it('are one per combination, or one default variant', () => {
    expect(variantsFor([size, color], true, [], counter())).toHaveLength(6)
    expect(variantsFor([size, color], false, [], counter()).map(({ id }) => id)).toEqual([
      defaultVariantId,
    ])
    expect(variantsFor([], true, [], counter()).map(({ id }) => id)).toEqual([defaultVariantId])
  })

  it('are unchanged if the options are', () => {
    fc.assert(
      fc.property(options, (given) => {
        const newId = counter()
        const before = variantsFor(given, true, [], newId)
        expect(variantsFor(given, true, before, newId)).toEqual(before)
      }),
    )
  })

  it('keep price and stock while their choices exist, and are removed with them', () => {
    const newId = counter()
    const [small, ...others] = variantsFor([size], true, [], newId)
    if (!small) throw new Error('no variant')
    const before = [{ ...small, price: 9, quantity: 4 }, ...others]
    const smaller = {
      ...size,
      choices: [...size.choices.slice(0, 2), { value: 'XL', description: 'XL' }],
    }
    const after = variantsFor([smaller], true, before, newId)
    expect(after.map(({ choices }) => choices.Size)).toEqual(['S', 'M', 'XL'])
    expect(after[0]).toEqual({ ...small, price: 9, quantity: 4 })
    expect(after[2]).toEqual(newVariant('variant-4', { Size: 'XL' }))
  })

  it('inherit missing values from the product; only the default variant its SKU', () => {
    const product = { price: 20, itemCost: 8, weight: 1, sku: 'MUG' }
    const own = { ...newVariant('v', { Size: 'M' }), price: 25 }
    expect(effective(own, product)).toMatchObject({ price: 25, itemCost: 8, weight: 1, sku: null })
    expect(effective(newVariant(defaultVariantId, {}), product).sku).toBe('MUG')
  })

  it('lose their own values on a reset, except their stock', () => {
    const own = { ...newVariant('v', {}), price: 5, sku: 'X', visible: false, quantity: 7 }
    expect(resetVariant(own)).toEqual({ ...newVariant('v', {}), quantity: 7 })
  })

  it('are found by all or some of their choices', () => {
    const variant = { choices: { Size: 'M', Color: 'Black' } }
    expect(hasChoices(variant, { Size: 'M' })).toBe(true)
    expect(hasChoices(variant, {})).toBe(true)
    expect(hasChoices(variant, { Size: 'M', Color: 'White' })).toBe(false)
    expect(hasChoices(variant, { Weight: '1' })).toBe(false)
  })

  it('have an id of two parts in the store’s list', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (productId, variantId) => {
        expect(readStoreVariantId(storeVariantId(productId, variantId))).toEqual({
          productId,
          variantId,
        })
      }),
    )
  })
})
