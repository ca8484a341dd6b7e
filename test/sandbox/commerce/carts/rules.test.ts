import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText } from '../../../../sandbox/commerce/rules/amounts.ts'
import {
  addItem,
  availabilityOf,
  isSameItem,
  removeLines,
  setQuantity,
  subtotalOf,
} from '../../../../sandbox/commerce/rules/cart.ts'
import type {
  CartLine,
  ItemDetails,
  ProductReference,
} from '../../../../sandbox/commerce/rules/documents/cart.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2))
const seen = (price: string): ItemDetails => ({
  name: 'Mug',
  slug: 'mug',
  price,
  fullPrice: price,
  sku: '',
  weight: 0,
  choices: [],
})
const references: fc.Arbitrary<ProductReference> = fc.record({
  productId: fc.constantFrom('p1', 'p2'),
  variantId: fc.constantFrom('v1', 'v2'),
  choices: fc.constantFrom<ProductReference['choices']>(
    {},
    { Size: 'M', Colour: 'Red' },
    { Colour: 'Red', Size: 'M' },
  ),
})
const items = fc.array(
  fc.record({ reference: references, quantity: fc.integer({ min: 1, max: 50 }), price: cents }),
)

function cartOf(
  added: readonly { reference: ProductReference; quantity: number; price: string }[],
) {
  let ids = 0
  let lines: readonly CartLine[] = []
  for (const { reference, quantity, price } of added) {
    lines = addItem(lines, { reference, quantity, seen: seen(price) }, () => `line-${++ids}`)
  }
  return lines
}

describe('lines of a cart', () => {
  it('have every item once and lose none, for any additions in any order', () => {
    fc.assert(
      fc.property(items, (added) => {
        const lines = cartOf(added)
        const wanted = added.reduce((sum, { quantity }) => sum + quantity, 0)
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(wanted)
        lines.forEach((line, index) => {
          const twin = lines.findIndex((other) => isSameItem(other, line))
          expect(twin).toBe(index)
        })
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      }),
    )
  })

  it('set a quantity idempotently', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 99 }), (added, quantity) => {
        const lines = cartOf(added)
        const [first] = lines
        if (first === undefined) return
        const once = setQuantity(lines, first.id, quantity)
        expect(setQuantity(once, first.id, quantity)).toEqual(once)
        expect(once.slice(1)).toEqual(lines.slice(1))
      }),
    )
  })

  it('are removed idempotently', () => {
    fc.assert(
      fc.property(items, (added) => {
        const lines = cartOf(added)
        const ids = lines.slice(0, 1).map(({ id }) => id)
        const once = removeLines(lines, ids)
        expect(removeLines(once, ids)).toEqual(once)
        expect(once).toEqual(lines.slice(1))
      }),
    )
  })

  it('add up to the cent', () => {
    fc.assert(
      fc.property(items, (added) => {
        const lines = cartOf(added)
        const inCents = lines.reduce(
          (sum, { quantity, seen: { price } }) => sum + quantity * Number(price.replace('.', '')),
          0,
        )
        expect(subtotalOf(lines).times(100).toNumber()).toBe(inCents)
        expect(amountText(subtotalOf(lines))).toMatch(/^\d+\.\d\d$/)
      }),
    )
  })
})

describe('availability', () => {
  it.each([
    [3, undefined, 'AVAILABLE', undefined],
    [3, 3, 'AVAILABLE', 3],
    [3, 2, 'PARTIALLY_AVAILABLE', 2],
    [3, 0, 'NOT_AVAILABLE', 0],
  ])('of %s wanted from %s is %s', (wanted, stock, status, quantityAvailable) => {
    expect(availabilityOf(wanted, stock)).toEqual(
      quantityAvailable === undefined ? { status } : { status, quantityAvailable },
    )
  })
})
