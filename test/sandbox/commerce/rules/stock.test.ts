import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../../../../generated/fields.ts'
import { inventoryItemIdOf } from '../../../../sandbox/commerce/rules/documents/product.ts'
import {
  combineLines,
  isInStock,
  type StockLine,
  summarizeStock,
} from '../../../../sandbox/commerce/rules/stock.ts'

const variant = fc.record({
  quantity: fc.nat(50),
  inStock: fc.boolean(),
  visible: fc.boolean(),
})
const line: fc.Arbitrary<StockLine> = fc.record({
  productId: fc.constantFrom('p', 'q'),
  variantId: fc.constantFrom('a', 'b', 'c'),
  by: fc.integer({ min: 1, max: 9 }),
  preorder: fc.boolean(),
})

describe('stock', () => {
  it('of a product has a status by how many of its visible variants are in stock', () => {
    fc.assert(
      fc.property(fc.array(variant, { minLength: 1 }), fc.boolean(), (variants, tracked) => {
        const summary = summarizeStock(variants, tracked)
        const shown = variants.filter(({ visible }) => visible)
        const available = shown.filter((each) => isInStock(each, tracked)).length
        expect(summary.inStock).toBe(available > 0)
        expect(summary.status === 'IN_STOCK').toBe(available > 0 && available === shown.length)
        expect(summary.status === 'OUT_OF_STOCK').toBe(available === 0)
      }),
    )
  })

  it('adds up tracked units, and is 0 while untracked', () => {
    const variants = [3, 0, 4].map((quantity) => ({ quantity, inStock: true, visible: true }))
    expect(summarizeStock(variants, true)).toEqual({
      quantity: 7,
      inStock: true,
      status: 'PARTIALLY_OUT_OF_STOCK',
    })
    expect(summarizeStock(variants, false)).toEqual({
      quantity: 0,
      inStock: true,
      status: 'IN_STOCK',
    })
  })

  it('adds up to no more than an answer can hold', () => {
    const most = limits.Stock.quantity.maximum
    const variants = [most, 1].map((quantity) => ({ quantity, inStock: true, visible: true }))
    expect(summarizeStock(variants, true).quantity).toBe(most)
  })

  it('is changed by sorted lines, one per variant, that preserve the total', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const combined = combineLines(lines)
        const keys = combined.map((each) => `${each.productId}/${each.variantId}/${each.preorder}`)
        expect(keys).toEqual([...new Set(keys)].sort())
        const total = (all: readonly StockLine[]) => all.reduce((sum, { by }) => sum + by, 0)
        expect(total(combined)).toBe(total(lines))
      }),
    )
  })

  it('is changed by preorders and units in separate lines', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const promised = (all: readonly StockLine[]) =>
          all.reduce((sum, { by, preorder }) => sum + (preorder ? by : 0), 0)
        expect(promised(combineLines(lines))).toBe(promised(lines))
      }),
    )
  })
})

describe('an inventory item id', () => {
  it('is derived from the product id, and the reverse', () => {
    expect(inventoryItemIdOf('6c0b1b0e-3d54-4a35-9a0c-5a2f6f0c9b11')).toBe(
      '93f4e4f1-c2ab-b5ca-65f3-a5d090f364ee',
    )
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(inventoryItemIdOf(inventoryItemIdOf(id))).toBe(id)
      }),
    )
  })
})
