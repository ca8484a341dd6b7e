// Why a product cannot be bought, compared with what the platform answers a buyer.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purchaseObstacles, type Sellable } from '../../../console/catalogue/purchase-obstacles.ts'

const variant = fc.record({ visible: fc.boolean(), inStock: fc.boolean() })

const product = (
  visible: boolean,
  variants: { visible: boolean; inStock: boolean }[],
): Sellable => ({
  visible,
  priceData: { price: 12 },
  variants: variants.map((one) => ({
    variant: { visible: one.visible },
    stock: { inStock: one.inStock },
  })),
})

describe('a product', () => {
  it('has an obstacle exactly when no variant of it is available', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(variant, { minLength: 1 }),
        fc.boolean(),
        (visible, variants, preorder) => {
          const buyable = visible && variants.some((v) => v.visible && (v.inStock || preorder))
          const obstacles = purchaseObstacles(product(visible, variants), { preorder })
          expect(obstacles.length === 0).toBe(buyable)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each([
    [true, [{ visible: true, inStock: true }], []],
    [false, [{ visible: true, inStock: true }], ['hidden']],
    [true, [{ visible: false, inStock: true }], ['variantsHidden']],
    [
      true,
      [
        { visible: true, inStock: false },
        { visible: false, inStock: true },
      ],
      ['outOfStock'],
    ],
    [false, [{ visible: false, inStock: false }], ['hidden', 'variantsHidden', 'outOfStock']],
  ])(
    'that is visible: %s with the variants %j has the obstacles %j',
    (visible, variants, names) => {
      expect(purchaseObstacles(product(visible, variants))).toEqual(names)
    },
  )

  it('reports a missing price', () => {
    const unpriced = { ...product(true, [{ visible: true, inStock: true }]), priceData: undefined }
    expect(purchaseObstacles(unpriced)).toEqual(['noPrice'])
  })

  it.each([
    ['IN_STOCK', []],
    ['PARTIALLY_OUT_OF_STOCK', []],
    [undefined, []],
    ['OUT_OF_STOCK', ['outOfStock']],
    ['A NEWER ONE', ['outOfStock']],
  ])('is judged by its stock, %s, when a list omits its variants', (inventoryStatus, names) => {
    expect(purchaseObstacles({ ...product(true, []), stock: { inventoryStatus } })).toEqual(names)
  })
})
