import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countTicked,
  currentRows,
  everythingTicked,
  isTicked,
  nothingTicked,
  rowsBetween,
  type Selection,
  ticksOf,
  withTicks,
} from '../../../../console/ui/list/selection.ts'

const byNumber = (one: string, other: string) => Number(one) - Number(other)
const id = fc.integer({ min: 0, max: 12 }).map(String)
const page = fc.uniqueArray(id).map((ids) => ids.map((one) => ({ id: one })))

describe('the ticks of a list', () => {
  it('hold exactly the rows that are ticked', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(page, fc.boolean())), (presses) => {
        const model = new Set<string>()
        let selection: Selection<{ id: string }> = nothingTicked
        for (const [rows, ticked] of presses) {
          selection = withTicks(selection, rows, ticked)
          for (const row of rows) {
            if (ticked) model.add(row.id)
            else model.delete(row.id)
          }
        }
        const ids = Array.from({ length: 13 }, (_, index) => String(index))
        expect(ids.filter((one) => isTicked(selection, one))).toEqual(
          ids.filter((one) => model.has(one)),
        )
        expect(countTicked(selection, ids.length)).toBe(model.size)
      }),
    )
  })

  it('hold every match except unticked rows, without reading a row', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(page, fc.boolean())), (presses) => {
        const ids = Array.from({ length: 13 }, (_, index) => String(index))
        const model = new Set(ids)
        let selection: Selection<{ id: string }> = everythingTicked
        for (const [rows, ticked] of presses) {
          selection = withTicks(selection, rows, ticked)
          for (const row of rows) {
            if (ticked) model.add(row.id)
            else model.delete(row.id)
          }
        }
        expect(ids.filter((one) => isTicked(selection, one))).toEqual([...model].sort(byNumber))
        expect(countTicked(selection, ids.length)).toBe(model.size)
      }),
    )
  })

  it('extend from the last row to this one, in either direction', () => {
    fc.assert(
      fc.property(page, id, id, (rows, from, to) => {
        const ids = rows.map((row) => row.id)
        const between = rowsBetween(rows, from, to).map((row) => row.id)
        if (!ids.includes(to)) return void expect(between).toEqual([])
        if (!ids.includes(from)) return void expect(between).toEqual([to])
        const [low, high] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b)
        expect(between).toEqual(ids.slice(low, (high ?? 0) + 1))
      }),
    )
  })

  it('report whether none, some or all of a page is ticked', () => {
    const rows = [{ id: 'a' }, { id: 'b' }]
    const ticked = (...ids: string[]) =>
      withTicks(
        nothingTicked,
        ids.map((one) => ({ id: one })),
        true,
      )
    expect(ticksOf(ticked(), rows)).toBe('none')
    expect(ticksOf(ticked('a', 'of another page'), rows)).toBe('some')
    expect(ticksOf(ticked('a', 'b'), rows)).toBe('all')
    expect(ticksOf(ticked('a'), [])).toBe('none')
  })

  it('use the current row of the page', () => {
    const held = new Map([
      ['a', { id: 'a', price: 1 }],
      ['z', { id: 'z', price: 1 }],
    ])
    expect(currentRows(held, [{ id: 'a', price: 2 }])).toEqual([
      { id: 'a', price: 2 },
      { id: 'z', price: 1 },
    ])
  })
})
