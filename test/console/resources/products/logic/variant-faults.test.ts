import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DraftVariant } from '../../../../../console/resources/products/logic/draft-variant.ts'
import { variantOverrides } from '../../../../../console/resources/products/logic/variant-changes.ts'
import { gridPath } from '../../../../../console/resources/products/logic/variant-faults.ts'

const variant = (id: string, size: string, price: number): DraftVariant => ({
  id,
  choices: { Size: size },
  variant: { priceData: { price } },
})

describe('a refused entry of a save of variants', () => {
  it('of several variants is shown at the first of them', () => {
    const before = ['a', 'b', 'c'].map((id) => variant(id, id, 1))
    const draft = ['a', 'b', 'c'].map((id) => variant(id, id, id === 'a' ? 1 : 2))
    const sent = variantOverrides(before, draft)
    expect(sent).toHaveLength(1)
    expect(gridPath('variants.0.price', sent, draft)).toBe('variants.1.price')
  })

  it('is a row of the grid that holds the refused value, saved before or not', () => {
    const changed = uniqueArray(
      record({ at: integer({ min: 0, max: 9 }), price: constantFrom(2, 3, 4) }),
      { selector: ({ at }) => at },
    )
    assert(
      property(changed, integer({ min: 0, max: 10 }), (changes, known) => {
        const before = Array.from({ length: 10 }, (_, at) => variant(`v${at}`, `size ${at}`, 1))
        const draft = before.map((row, at) => {
          const price = changes.find((change) => change.at === at)?.price ?? 1
          return variant(at < known ? row.id : '', `size ${at}`, price)
        })
        const sent = variantOverrides(before.slice(0, known), draft)
        sent.forEach((entry, place) => {
          const path = gridPath(`variants.${place}.price`, sent, draft)
          const row = Number(/^variants\.(\d+)\.price$/.exec(path)?.[1])
          expect(draft[row]?.variant?.priceData?.price).toBe(entry.price)
        })
      }),
    )
  })

  it('stays where it is when it names no entry', () => {
    expect(gridPath('name', [], [])).toBe('name')
    expect(gridPath('variants.2.price', [], [])).toBe('variants.2.price')
    const sent = [{ variantIds: ['gone'] }, { variantIds: ['a'] }]
    expect(gridPath('variants.0.price', sent, [variant('a', 'S', 1)])).toBe('variants.0.price')
    expect(gridPath('variants.1', sent, [variant('a', 'S', 1)])).toBe('variants.0')
  })
})
