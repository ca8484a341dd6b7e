import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, holds, sameValue } from '../../../console/store/changed-fields.ts'

const value = fc.jsonValue()

describe('two values', () => {
  it('are equal after a round trip through the form', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(sameValue(one, structuredClone(one))).toBe(true)
      }),
    )
  })

  it.each([
    ['nothing and null', undefined, null, true],
    ['null and an empty text', null, '', false],
    ['null and zero', null, 0, false],
    ['a date and its text', new Date(0), '1970-01-01T00:00:00.000Z', true],
    ['lists in another order', ['a', 'b'], ['b', 'a'], false],
  ])('%s', (_name, one, other, same) => {
    expect(sameValue(one, other)).toBe(same)
    expect(sameValue(other, one)).toBe(same)
  })
})

describe('a value in a response', () => {
  it('matches the entered value, and no other', () => {
    fc.assert(
      fc.property(value, value, (entered, other) => {
        expect(holds(structuredClone(entered), entered)).toBe(true)
        const isPart = typeof entered === 'object' && entered !== null
        if (!isPart) expect(holds(other, entered)).toBe(sameValue(other, entered))
      }),
    )
  })

  it.each([
    ['more fields, in another order', { b: 1, a: 2, c: 3 }, { a: 2, b: 1 }, true],
    ['an id for a row without one', [{ id: 'm', sku: 'M' }], [{ id: '', sku: 'M' }], true],
    ['another id', [{ id: 'm' }], [{ id: 's' }], false],
    ['fewer fields', { a: 2 }, { a: 2, b: 1 }, false],
    ['more rows', [1, 2], [1], false],
    ['no list', { 0: 'a' }, ['a'], false],
    ['another date', new Date(0), new Date(1), false],
  ])('with %s', (_name, answered, entered, isHeld) => {
    expect(holds(answered, entered)).toBe(isHeld)
  })
})

describe('the changes of a form', () => {
  const row = fc.record({ name: value, price: value, note: value })

  it('are none when nothing was changed', () => {
    fc.assert(
      fc.property(row, (previous) => {
        expect(changedFields(previous, structuredClone(previous), ['name', 'price'])).toEqual({})
      }),
    )
  })

  it('turn the previous record into the draft', () => {
    fc.assert(
      fc.property(row, row, (previous, draft) => {
        const changes = changedFields(previous, draft, ['name', 'price', 'note'])
        expect(sameValue({ ...previous, ...changes }, { ...previous, ...draft })).toBe(true)
      }),
    )
  })

  it('never include read-only fields, or fields missing in the draft', () => {
    const previous = { name: 'Mug', price: 12, note: 'old' }
    expect(changedFields(previous, { name: 'Cup', note: 'new' }, ['name', 'price'])).toEqual({
      name: 'Cup',
    })
  })
})
