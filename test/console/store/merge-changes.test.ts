// What two people changed in one record, brought together.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameValue } from '../../../console/store/changed-fields.ts'
import { mergeChanges } from '../../../console/store/merge-changes.ts'
import { changesBetween, valueAt, withChanges } from '../../../console/store/record-changes.ts'

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const variant = (id: string) => fc.record({ id: fc.constant(id), price: fc.integer() })
const record = fc.record({
  id: fc.constant('p'),
  name: value,
  priceData: fc.record({ price: value, currency: value }),
  tags: fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd'), { maxLength: 3 }),
  variants: fc.tuple(variant('a'), variant('b')),
})

describe('the changes between two forms of a record', () => {
  it('turn one into the other', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(withChanges(before, changesBetween(before, after))).toEqual(after)
      }),
    )
  })

  it('are none where nothing differs', () => {
    fc.assert(
      fc.property(record, (before) => {
        expect(changesBetween(before, structuredClone(before))).toEqual([])
      }),
    )
  })
})

describe('a record changed by two users', () => {
  it('is merged, with their value where both changed a field differently', () => {
    fc.assert(
      fc.property(record, record, record, (opened, mine, current) => {
        const { record: merged, conflicts } = mergeChanges(opened, mine, current)
        const disputed = new Set(conflicts.map(({ path }) => path))
        for (const { path, to } of changesBetween(opened, mine)) {
          if (path === 'tags') continue
          expect(valueAt(merged, path) ?? null).toEqual(
            (disputed.has(path) ? valueAt(current, path) : to) ?? null,
          )
        }
        for (const { from, to, theirs } of conflicts) {
          expect(sameValue(theirs, to) || sameValue(theirs, from)).toBe(false)
        }
      }),
    )
  })

  it('has the texts of a list that someone added, without those that someone removed', () => {
    fc.assert(
      fc.property(record, record, record, (opened, mine, current) => {
        const { tags } = mergeChanges(opened, mine, current).record
        const kept = (text: string) => mine.tags.includes(text) && current.tags.includes(text)
        const isAdded = (text: string) =>
          !opened.tags.includes(text) && (mine.tags.includes(text) || current.tags.includes(text))
        const all = [...new Set([...mine.tags, ...current.tags])]
        expect([...tags].sort()).toEqual(all.filter((text) => kept(text) || isAdded(text)).sort())
      }),
    )
  })

  it('keeps their list of texts where I set the first one: that is a conflict', () => {
    const { record: merged, conflicts } = mergeChanges(
      { tags: null },
      { tags: ['mine'] },
      { tags: ['theirs'] },
    )
    expect(merged).toEqual({ tags: ['theirs'] })
    expect(conflicts).toEqual([{ path: 'tags', from: null, to: ['mine'], theirs: ['theirs'] }])
  })

  it('is mine only if no other user changed anything', () => {
    fc.assert(
      fc.property(record, record, (opened, mine) => {
        expect(mergeChanges(opened, mine, opened)).toEqual({ record: mine, conflicts: [] })
      }),
    )
  })

  it('is theirs only if I changed nothing', () => {
    fc.assert(
      fc.property(record, record, (opened, current) => {
        expect(mergeChanges(opened, opened, current)).toEqual({ record: current, conflicts: [] })
      }),
    )
  })

  it('merges without conflict in different fields', () => {
    expect(
      mergeChanges({ name: 'a', price: 1 }, { name: 'a', price: 2 }, { name: 'b', price: 1 }),
    ).toEqual({ record: { name: 'b', price: 2 }, conflicts: [] })
  })

  it('stays with its row, whatever rows the other person added or removed', () => {
    const rows = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 })
    const listOf = (ids: readonly string[]) => ids.map((id) => ({ id, price: 20 }))
    fc.assert(
      fc.property(
        rows,
        rows,
        fc.nat(),
        fc.infiniteStream(fc.boolean()),
        (ids, added, at, keeps) => {
          const changed = ids[at % ids.length]
          const left = ids.filter(() => keeps.next().value)
          const opened = { variants: listOf(ids) }
          const mine = {
            variants: opened.variants.map((row) =>
              row.id === changed ? { ...row, price: 25 } : row,
            ),
          }
          const current = { variants: listOf([...added, ...left.toReversed()]) }
          const { record: merged, conflicts } = mergeChanges(opened, mine, current)
          const isThere = left.some((id) => id === changed)
          expect(merged.variants.filter(({ price }) => price === 25).map(({ id }) => id)).toEqual(
            isThere ? [changed] : [],
          )
          expect(conflicts.length).toBe(isThere ? 0 : 1)
        },
      ),
    )
  })

  it('is a conflict where one removed a row that the other changed, and else leaves their rows', () => {
    const opened = { rows: [...'ab'].map((id) => ({ id, price: 20 })) }
    const [a = { id: '', price: 0 }, b = a] = opened.rows
    const mine = { rows: [b, { id: '', price: 30 }] }
    const theirs = (changed: string) => ({
      rows: opened.rows.map((row) => (row.id === changed ? { ...row, price: 25 } : row)),
    })
    expect(mergeChanges(opened, mine, theirs('b'))).toEqual({
      record: {
        rows: [
          { ...b, price: 25 },
          { id: '', price: 30 },
        ],
      },
      conflicts: [],
    })
    expect(mergeChanges(opened, mine, theirs('a')).conflicts.map(({ path }) => path)).toEqual([
      'rows',
    ])
  })

  it('is a conflict with both values in the same field', () => {
    expect(mergeChanges({ price: 1 }, { price: 2 }, { price: 3 }).conflicts).toEqual([
      { path: 'price', from: 1, to: 2, theirs: 3 },
    ])
  })
})

it('fields in another order are no change of another user', () => {
  const opened = { tags: [{ type: 'title', children: 'Mugs' }], rows: [{ id: 'a', x: 1, y: 2 }] }
  const current = { tags: [{ children: 'Mugs', type: 'title' }], rows: [{ y: 2, x: 1, id: 'a' }] }
  expect(mergeChanges(opened, { tags: [], rows: [] }, current)).toEqual({
    record: { tags: [], rows: [] },
    conflicts: [],
  })
})

it('a slug that the platform made of the entered text is no conflict; another one is', () => {
  const merged = (slug: string) =>
    mergeChanges({ slug: 'old' }, { slug: 'Größe Éclair!' }, { slug }).conflicts.length
  expect([merged('grosse-eclair'), merged('grosse-eclair-2')]).toEqual([0, 1])
})
