/** What a cart may hold, in the words that refuse more. */
import { describe, expect, it } from 'vitest'
import { assertLimits } from '../../../../sandbox/commerce/carts/changes.ts'
import { withMerchantDiscounts } from '../../../../sandbox/commerce/carts/discounts.ts'
import { largestAmount } from '../../../../sandbox/commerce/rules/amounts.ts'
import { cartLimits } from '../../../../sandbox/commerce/rules/cart.ts'
import { type CartLine, emptyCart } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import { violationsBy } from '../../violations.ts'

const line = (quantity = 1, price = '1.00'): CartLine => ({
  id: 'line',
  quantity,
  reference: { productId: 'p', variantId: 'v', choices: {} },
  seen: { name: '', slug: '', price, fullPrice: price, sku: '', weight: 0, choices: [] },
})

const { lines: most, quantity: mostOfOne } = cartLimits
const lines = (count: number) => Array.from({ length: count }, () => line())
const tooDear = largestAmount.dividedBy(mostOfOne).plus(1).toFixed(2)

describe('a cart', () => {
  it.each([
    [
      lines(most + 1),
      {
        field: 'lineItems',
        violatedRule: 'MAX_SIZE',
        data: { threshold: most },
        description: `a cart holds at most ${most} lines`,
      },
    ],
    [
      [line(), line(mostOfOne + 1)],
      {
        field: 'lineItems.quantity',
        violatedRule: 'MAX',
        data: { threshold: mostOfOne },
        description: `a line holds at most ${mostOfOne} of an item`,
      },
    ],
    [
      [line(), line(mostOfOne, tooDear)],
      {
        field: 'lineItems',
        violatedRule: 'DECIMAL_LTE',
        description: `a cart adds up to ${largestAmount.toFixed()} at most`,
        data: { threshold: largestAmount.toFixed() },
      },
    ],
  ])('of too much is refused in words', (all, violation) => {
    expect(violationsBy(() => assertLimits(all))).toEqual([violation])
  })

  it('at the limits is accepted', () => {
    const full = [...lines(most - 1), line(mostOfOne)]
    expect(violationsBy(() => assertLimits(full))).toBeUndefined()
    expect(violationsBy(() => assertLimits([]))).toBeUndefined()
  })
})

describe('a discount of the merchant', () => {
  const doc = { ...emptyCart, merchantDiscounts: [{ amount: '1.00', lineItemIds: [] }] }
  const app = { caller: { role: 'app' } } as const
  const visitor = { caller: { role: 'visitor', visitorId: 'v', familyId: 'f' } } as const

  it('is set by an app, replacing previous ones', () => {
    const sent = [{ amount: '2.5' }, { amount: '3', lineItemIds: ['LINE', 'other'] }]
    expect(withMerchantDiscounts(app, doc, sent)).toEqual({
      ...emptyCart,
      merchantDiscounts: [
        { amount: '2.50', lineItemIds: [] },
        { amount: '3.00', lineItemIds: ['line', 'other'] },
      ],
    })
  })

  it('is kept if omitted, and removed if empty', () => {
    expect(withMerchantDiscounts(visitor, doc, undefined)).toBe(doc)
    expect(withMerchantDiscounts(visitor, doc, [])).toEqual({ ...emptyCart, merchantDiscounts: [] })
  })

  it('is refused to buyers', () => {
    expect(() => withMerchantDiscounts(visitor, doc, [{ amount: '1' }])).toThrow(
      expect.objectContaining({
        status: 403,
        code: 'PERMISSION_DENIED',
        data: { field: 'merchantDiscounts' },
        description: 'Only apps may send merchantDiscounts.',
      }),
    )
  })
})
