// Which fields of two records differ, by their paths, and what a record is once they are changed.
import { describe, expect, it } from 'vitest'
import { mergeChanges } from '../../../console/store/merge-changes.ts'
import { changesBetween, valueAt, withChanges } from '../../../console/store/record-changes.ts'

const paths = (before: unknown, after: unknown) =>
  changesBetween(before, after).map(({ path, from, to }) => [path, from, to])

describe('the changes between two records', () => {
  it.each<[string, unknown, unknown, unknown[]]>([
    ['a field that was not there', {}, { a: 1 }, [['a', undefined, 1]]],
    [
      'an object that was not there',
      {},
      { a: { b: 1, c: 2 } },
      [
        ['a.b', undefined, 1],
        ['a.c', undefined, 2],
      ],
    ],
    ['an object that was null', { a: null }, { a: { b: 1 } }, [['a.b', undefined, 1]]],
    ['a value in place of an object', { a: { b: 1 } }, { a: 2 }, [['a', { b: 1 }, 2]]],
    ['an object in place of a value', { a: 2 }, { a: { b: 1 } }, [['a', 2, { b: 1 }]]],
    ['an object in place of a list', { a: [1] }, { a: { b: 1 } }, [['a', [1], { b: 1 }]]],
    ['a list in place of an object', { a: { b: 1 } }, { a: [1] }, [['a', { b: 1 }, [1]]]],
    ['an object that is cleared', { a: { b: 1 } }, { a: null }, [['a', { b: 1 }, null]]],
    [
      'a name with a dot',
      { a: { 'b.c': 1 } },
      { a: { 'b.c': 2 } },
      [['a', { 'b.c': 1 }, { 'b.c': 2 }]],
    ],
    ['a field that is no longer there', { a: 1 }, {}, []],
    ['items without ids', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [['a', [{ b: 1 }], [{ b: 2 }]]]],
    [
      'items of other ids',
      { a: [{ id: 'x' }] },
      { a: [{ id: 'y' }] },
      [['a', [{ id: 'x' }], [{ id: 'y' }]]],
    ],
    [
      'items in another order',
      { a: [{ id: 'x' }, { id: 'y' }] },
      { a: [{ id: 'y' }, { id: 'x' }] },
      [['a', [{ id: 'x' }, { id: 'y' }], [{ id: 'y' }, { id: 'x' }]]],
    ],
    [
      'items of which one has no id',
      { a: [{ id: 'x', b: 1 }, { b: 1 }] },
      { a: [{ id: 'x', b: 2 }, { b: 1 }] },
      [['a', [{ id: 'x', b: 1 }, { b: 1 }], [{ id: 'x', b: 2 }, { b: 1 }]]],
    ],
    ['texts of a list', { a: ['x'] }, { a: ['y'] }, [['a', ['x'], ['y']]]],
    [
      'items with their ids',
      { a: [{ id: 'x', b: 1 }] },
      { a: [{ id: 'x', b: 2 }] },
      [['a.0.b', 1, 2]],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(paths(before, after)).toEqual(expected)
  })

  it('treat a date as one value', () => {
    const [before, after] = [new Date(0), new Date(1)]
    expect(paths({ a: before }, { a: after })).toEqual([['a', before, after]])
    expect(paths({ a: undefined }, { a: after })).toEqual([['a', undefined, after]])
    expect(paths({ a: new Date(0) }, { a: before })).toEqual([])
  })

  it('of primitives are one change without a path', () => {
    expect(paths(1, 2)).toEqual([['', 1, 2]])
  })
})

describe('a record with changes made', () => {
  const change = (path: string, to: unknown) => [{ path, from: undefined, to }]

  it.each<[unknown, string, unknown, unknown]>([
    [{ a: 1 }, 'a', 2, { a: 2 }],
    [{ a: 1 }, 'b.c', 2, { a: 1, b: { c: 2 } }],
    [{ a: 7 }, 'a.b', 2, { a: { b: 2 } }],
    [{ a: [{ b: 1 }, { b: 2 }] }, 'a.1.b', 3, { a: [{ b: 1 }, { b: 3 }] }],
    [{ a: [1, 2] }, 'a.0', 3, { a: [3, 2] }],
    [{}, 'toString', 2, { toString: 2 }],
    [null, 'a', 2, { a: 2 }],
  ])('%j at %s', (record, path, to, expected) => {
    expect(withChanges(record, change(path, to))).toEqual(expected)
  })

  it('shares unchanged parts', () => {
    const record = { a: { b: 1 }, c: { d: 1 } }
    expect(withChanges(record, change('a.b', 2)).c).toBe(record.c)
  })

  it.each<[unknown, string, unknown]>([
    [{ a: { b: [5] } }, 'a.b.0', 5],
    [{ a: { b: 1 } }, 'a.b.c', undefined],
    [{ a: null }, 'a.b', undefined],
    [{ a: 1 }, 'toString', undefined],
    [undefined, 'a', undefined],
  ])('%j has at %s %j', (record, path, value) => {
    expect(valueAt(record, path)).toEqual(value)
  })
})

describe('two users’ changes of one field', () => {
  it('are no conflict when they agree', () => {
    expect(mergeChanges({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 2, b: 1 })).toEqual({
      record: { a: 2, b: 2 },
      conflicts: [],
    })
  })
})
