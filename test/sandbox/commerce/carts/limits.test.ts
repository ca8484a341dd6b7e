/** What a cart may hold, in the words that refuse more. */
import { describe, expect, it } from 'vitest'
import { withMerchantDiscounts } from '../../../../sandbox/commerce/carts/discounts.ts'
import { assertLimits } from '../../../../sandbox/commerce/carts/limits.ts'
import { type CartLine, emptyCart } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import { violationsBy } from '../../violations.ts'

const line = (quantity = 1, price = '1.00'): CartLine => ({
  ...{ id: 'line', quantity, reference: { productId: 'p', variantId: 'v', choices: {} } },
  seen: { name: '', slug: '', price, fullPrice: price, sku: '', weight: 0, choices: [] },
})

describe('a cart', () => {
  it.each([
    [
      Array.from({ length: 301 }, () => line()),
      {
        ...{ field: 'lineItems', violatedRule: 'MAX_SIZE', data: { threshold: 300 } },
        description: 'a cart holds at most 300 lines',
      },
    ],
    [
      [line(), line(100_001)],
      {
        ...{ field: 'lineItems.quantity', violatedRule: 'MAX', data: { threshold: 100_000 } },
        description: 'a line holds at most 100000 of an item',
      },
    ],
    [
      [line(), line(100_000, '10000000000.00')],
      {
        ...{ field: 'lineItems', violatedRule: 'DECIMAL_LTE' },
        description: 'a cart adds up to 1000000000000000 at most',
        data: { threshold: '1000000000000000' },
      },
    ],
  ])('of too much is refused in words', (lines, violation) => {
    expect(violationsBy(() => assertLimits(lines))).toEqual([violation])
  })

  it('at the limits is accepted', () => {
    const most = [...Array.from({ length: 299 }, () => line()), line(100_000)]
    expect(violationsBy(() => assertLimits(most))).toBeUndefined()
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
        ...{ status: 403, code: 'PERMISSION_DENIED', data: { field: 'merchantDiscounts' } },
        description: 'Only apps may send merchantDiscounts.',
      }),
    )
  })
})
