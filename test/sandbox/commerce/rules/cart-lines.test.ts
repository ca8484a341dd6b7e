/** Which lines of a cart are one item, and what becomes of them when they are added, set, bought and merged. */
import { describe, expect, it } from 'vitest'
import { largestAmount } from '../../../../sandbox/commerce/rules/amounts.ts'
import {
  addItem,
  cartLimits,
  isSameItem,
  isShipped,
  lineTotal,
  mergeCarts,
  removeLines,
  setItem,
  withoutOrdered,
} from '../../../../sandbox/commerce/rules/cart.ts'
import type {
  CartDocument,
  CartLine,
  CartReference,
  NewLine,
} from '../../../../sandbox/commerce/rules/documents/cart.ts'

const seen = {
  name: 'Mug',
  slug: '',
  price: '2.50',
  fullPrice: '2.50',
  sku: '',
  weight: 0,
  choices: [],
}
const mug: CartReference = { productId: 'mug', variantId: 'v', choices: { Size: 'M' } }
const item = (quantity = 1, more: Partial<NewLine> = {}): NewLine => ({
  quantity,
  reference: mug,
  seen,
  ...more,
})
const line = (id: string, quantity = 1, more: Partial<NewLine> = {}): CartLine => ({
  id,
  ...item(quantity, more),
})
const service: CartReference = { kind: 'service', serviceId: 's' }
const custom: CartReference = { kind: 'custom', item: { price: '1', quantity: 1 } }
type Discounts = CartDocument['merchantDiscounts']
const quantities = (lines: readonly CartLine[]) => lines.map(({ id, quantity }) => [id, quantity])

describe('two lines of a cart', () => {
  const base = item()
  const pass = { id: 'pass', appId: 'passes' }
  it.each<[string, Partial<NewLine>, Partial<NewLine>, boolean]>([
    ['of one item', {}, { quantity: 5 }, true],
    ['of another product', {}, { reference: { ...mug, productId: 'bowl' } }, false],
    ['of another variant', {}, { reference: { ...mug, variantId: 'w' } }, false],
    ['of another choice', {}, { reference: { ...mug, choices: { Size: 'L' } } }, false],
    [
      'of another text of the buyer',
      { reference: { ...mug, sent: { customTextFields: { Name: 'Ann' } } } },
      { reference: { ...mug, sent: { customTextFields: { Name: 'Bea' } } } },
      false,
    ],
    [
      'of the same texts, in the order they are stored in',
      { reference: { ...mug, sent: { customTextFields: { Name: 'Ann', To: 'Bea' } } } },
      { reference: { ...mug, sent: { customTextFields: { To: 'Bea', Name: 'Ann' } } } },
      true,
    ],
    ['named in another way', {}, { reference: { ...mug, sent: { variantId: 'v' } } }, true],
    ['of a service and a product', {}, { reference: service }, false],
    ['of one service', { reference: service }, { reference: service }, true],
    [
      'of one service on two dates',
      { reference: service },
      { reference: { ...service, sent: { scheduledDate: '2026-05-01' } } },
      false,
    ],
    [
      'of one service for as many, in the order it is stored in',
      { reference: { ...service, sent: { scheduledDate: '2026-05-01', numberOfParticipants: 2 } } },
      { reference: { ...service, sent: { numberOfParticipants: 2, scheduledDate: '2026-05-01' } } },
      true,
    ],
    [
      'that an app made alike, but for their number',
      { reference: custom },
      { reference: { kind: 'custom', item: { price: '1', quantity: 7, id: 'x' } } },
      true,
    ],
    [
      'that an app made otherwise',
      { reference: custom },
      { reference: { kind: 'custom', item: { price: '2' } } },
      false,
    ],
    ['paid with one membership', { membership: pass }, { membership: { ...pass } }, true],
    ['paid with another', { membership: pass }, { membership: { ...pass, id: 'other' } }, false],
    ['of another app', { membership: pass }, { membership: { ...pass, appId: 'other' } }, false],
    ['paid with one and with none', { membership: pass }, {}, false],
    [
      'with the same set by an app',
      { overrides: { price: '1' } },
      { overrides: { price: '1' } },
      true,
    ],
    [
      'with another set by an app',
      { overrides: { price: '1' } },
      { overrides: { price: '2' } },
      false,
    ],
  ])('%s', (_name, one, other, same) => {
    expect(isSameItem({ ...base, ...one }, { ...base, ...other })).toBe(same)
  })
})

describe('an added item', () => {
  const id = () => 'new'

  it('increases the quantity of its line, at current values, or is appended', () => {
    const now = { ...seen, price: '3.00' }
    expect(
      addItem([line('a', 2), line('b', 1, { reference: service })], item(3, { seen: now }), id),
    ).toEqual([...[line('a', 5, { seen: now }), line('b', 1, { reference: service })]])
    expect(addItem([line('a', 2)], item(3, { reference: service }), id)).toEqual([
      ...[line('a', 2), line('new', 3, { reference: service })],
    ])
  })

  it('of an app is always a new line', () => {
    const made = item(1, { reference: custom })
    const once = addItem([], made, id)
    expect(quantities(addItem(once, made, () => 'second'))).toEqual([
      ...[
        ['new', 1],
        ['second', 1],
      ],
    ])
    expect(quantities(setItem(once, { ...made, quantity: 4 }, id))).toEqual([['new', 4]])
  })

  it('that is set replaces the quantity', () => {
    expect(quantities(setItem([line('a', 2)], item(3), id))).toEqual([['a', 3]])
  })
})

describe('removed lines', () => {
  it('are identified by ids in any case', () => {
    const both = [line('a'), line('b', 1, { reference: service })]
    expect(removeLines(both, ['A', 'none']).map(({ id }) => id)).toEqual(['b'])
  })

  it('of an order leave the units added since, matched by id, then by item', () => {
    const left = (before: CartLine[], bought: CartLine[]) =>
      quantities(withoutOrdered(before, bought))
    expect(left([line('a', 5)], [line('a', 2)])).toEqual([['a', 3]])
    expect(left([line('a', 2)], [line('a', 2)])).toEqual([])
    expect(left([line('b', 5)], [line('a', 2)])).toEqual([['b', 3]])
    expect(left([line('b', 5), line('a', 5)], [line('a', 2)])).toEqual([
      ...[
        ['b', 5],
        ['a', 3],
      ],
    ])
    expect(left([line('b', 5, { reference: service })], [line('a', 2)])).toEqual([['b', 5]])
  })
})

describe('two merged carts', () => {
  it('add up quantities, and keep the member’s own fields', () => {
    const own = { lines: [line('a', 1)], buyerNote: 'Own' }
    const visitor = {
      lines: [line('b', 2), line('c', 1, { reference: service })],
      buyerNote: 'Visitor',
      buyerEmail: 'v@example.com',
    }
    expect(mergeCarts(own, visitor)).toEqual({
      buyerNote: 'Own',
      buyerEmail: 'v@example.com',
      lines: [line('a', 3), line('c', 1, { reference: service })],
    })
  })

  it('keep what apps stored with a line of the member', () => {
    const stored = (gift: boolean) => ({ extendedFields: { namespaces: { app: { gift } } } })
    const own = { lines: [line('a', 1, stored(true)), line('b', 1, { reference: service })] }
    const visitor = {
      lines: [line('c', 2, stored(false)), line('d', 1, { reference: service, ...stored(false) })],
    }
    expect(mergeCarts(own, visitor).lines).toEqual([
      line('a', 3, stored(true)),
      line('b', 2, { reference: service, ...stored(false) }),
    ])
  })

  it('keep discounts on their items, whichever line the items are in', () => {
    const off = (amount: string, ...lineItemIds: string[]) => ({ amount, lineItemIds })
    const lines = [line('b', 2), line('c', 1, { reference: service })]
    const merged = (own: Discounts, visitor: Discounts) =>
      mergeCarts(
        { lines: [line('a', 1)], ...(own && { merchantDiscounts: own }) },
        { lines, ...(visitor && { merchantDiscounts: visitor }) },
      ).merchantDiscounts
    expect(merged(undefined, [off('2', 'b', 'c')])).toEqual([off('2', 'a', 'c')])
    expect(merged([off('1', 'a')], [off('2', 'b')])).toEqual([off('1', 'a'), off('2', 'a')])
    expect(merged([off('1', 'a')], undefined)).toEqual([off('1', 'a')])
    expect(merged(undefined, [off('3')])).toEqual([off('3')])
    expect(merged([off('1')], [off('3'), off('2', 'c')])).toEqual([off('1'), off('2', 'c')])
    expect(merged([], [off('2', 'gone')])).toEqual([])
    expect(merged(undefined, undefined)).toBeUndefined()
  })

  it('omit a line that would exceed the largest subtotal, and keep those that fit', () => {
    const half = largestAmount.dividedBy(2).toFixed(2)
    const dear = { seen: { ...seen, price: half } }
    const own = { lines: [line('a', 2, dear)] }
    const visitor = {
      lines: [
        line('b', 1, dear),
        line('c', 1, { reference: service }),
        line('d', 1, { reference: custom, seen: { ...seen, price: '0.00' } }),
      ],
    }
    expect(quantities(mergeCarts(own, visitor).lines)).toEqual([
      ['a', 2],
      ['d', 1],
    ])
  })

  it('omit a discount on omitted lines', () => {
    const full = Array.from({ length: cartLimits.lines }, (_, index) =>
      line(String(index), 1, { reference: { ...mug, productId: String(index) } }),
    )
    const merchantDiscounts = [{ amount: '2', lineItemIds: ['c'] }]
    const visitor = { lines: [line('c', 1, { reference: service })], merchantDiscounts }
    expect(mergeCarts({ lines: full }, visitor).merchantDiscounts).toEqual([])
  })
})

describe('a line', () => {
  it('is shipped by default', () => {
    const shipped = [undefined, true, false].map((shippable) =>
      isShipped({ seen: shippable === undefined ? seen : { ...seen, shippable } }),
    )
    expect(shipped).toEqual([true, true, false])
  })

  it('costs nothing while its price is undetermined', () => {
    const total = (more: object) => lineTotal({ quantity: 3, seen: { ...seen, ...more } }).toFixed()
    expect([
      total({}),
      total({ priceUndetermined: false }),
      total({ priceUndetermined: true }),
      total({ paymentOption: 'MEMBERSHIP' }),
      total({ paymentOption: 'FULL_PAYMENT_OFFLINE' }),
    ]).toEqual([...['7.5', '7.5', '0', '0', '7.5']])
  })
})
