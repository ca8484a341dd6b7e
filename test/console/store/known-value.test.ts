// Tables of an enumeration: what they say of a value, and of one that they do not know.
import { expect, it } from 'vitest'
import { entriesOf, entryFor, isKeyOf } from '../../../console/store/known-value.ts'

const table = { open: 1, shut: 0 } as const

it('looks up values of a table, and nothing for others', () => {
  const values = ['open', 'shut', 'ajar', 'toString', '', 7, null, undefined]
  expect(values.map((value) => entryFor(table, value))).toEqual([
    ...[1, 0, undefined, undefined, undefined, undefined, undefined, undefined],
  ])
  expect(values.filter((value) => isKeyOf(table, value))).toEqual(['open', 'shut'])
})

it('lists a table in the order it is written', () => {
  expect(entriesOf(table)).toEqual([
    { value: 'open', entry: 1 },
    { value: 'shut', entry: 0 },
  ])
})
