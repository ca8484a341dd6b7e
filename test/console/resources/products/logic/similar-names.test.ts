import fc, { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  closest,
  similarFilter,
  slipsBetween,
} from '../../../../../console/resources/products/logic/similar-names.ts'

const letters = 'abcdefghij'
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 12 })

/** A word with one letter changed, left out, added, or swapped with its neighbour. */
const slipped = fc
  .tuple(word, fc.nat(), fc.constantFrom(...letters), fc.constantFrom(0, 1, 2, 3))
  .map(([right, place, letter, kind]) => {
    const at = place % (right.length - 1)
    const [start, here = '', next = '', end] = [
      right.slice(0, at),
      right[at],
      right[at + 1],
      right.slice(at + 2),
    ]
    const wrong = [
      start + letter + next + end,
      start + next + end,
      start + here + letter + next + end,
      start + next + here + end,
    ][kind]
    return { right, wrong: wrong ?? right }
  })

/** What the platform's filter would find among these names. */
const finds = (text: string, name: string) => {
  const { $and } = similarFilter(text) as { $and: { $or: { name: { $contains: string } }[] }[] }
  return $and.every(({ $or }) => $or.some((part) => name.includes(part.name.$contains)))
}

describe('a search with a typo', () => {
  it('suggests the intended word, and keeps it', () => {
    assert(
      property(slipped, ({ right, wrong }) => {
        fc.pre(wrong.length >= 4)
        const name = `old ${right} of oak`
        expect(slipsBetween(wrong, right)).toBeLessThanOrEqual(1)
        expect(finds(wrong, name)).toBe(true)
        expect(closest([{ name }], wrong)).toEqual([{ name }])
      }),
    )
  })

  it('matches a prefix, and no other word', () => {
    const store = ['House Espresso', 'Linen Shirt', 'Espresso Cup', 'Stoneware Mug'].map(
      (name) => ({
        name,
      }),
    )
    const names = (text: string) => closest(store, text).map(({ name }) => name)
    expect(names('espreso')).toEqual(['House Espresso', 'Espresso Cup'])
    expect(names('Linnen shrit')).toEqual(['Linen Shirt'])
    expect(names('stonwe')).toEqual(['Stoneware Mug'])
    expect(names('bottle')).toEqual([])
    expect(names('mat')).toEqual([])
    expect(names('%')).toEqual([])
  })
})
