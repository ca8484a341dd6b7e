/** Values held against schemas that consist of parts. */
import { expect, test } from 'vitest'
import { ValueChecker } from '../../scripts/generate/check/values.ts'

const object = (fields: Readonly<Record<string, unknown>>) => ({ type: 'object', ...fields })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }
const checker = new ValueChecker({
  '#/components/schemas/Named': object({ required: ['name'], properties: { name: text } }),
  '#/components/schemas/Sized': object({ allOf: [ref('Named')], properties: { size: text } }),
  '#/components/schemas/Open': object({ additionalProperties: true, properties: { id: text } }),
})
const faultsOf = (value: unknown, schema: unknown) =>
  checker.faultsOf(value, schema).map(({ path, message }) => [...path, message].join(' '))

test('a value may have the fields of all parts, and those beside them', () => {
  const composed = { allOf: [ref('Sized')], properties: { colour: text } }
  expect(faultsOf({ name: 'a', size: 'b', colour: 'c' }, composed)).toEqual([])
  expect(faultsOf({ name: 'a', size: 'b', colour: 1 }, composed)).toEqual(['colour is not a text'])
})

test('a field of no part is refused once, and one that a part demands is missed', () => {
  const composed = { allOf: [ref('Named'), object({ properties: { size: text } })] }
  expect(faultsOf({ name: 'a', weight: 1 }, composed)).toEqual([
    'has a field weight that is not known here',
  ])
  expect(faultsOf({ size: 'b' }, composed)).toEqual(['lacks the required field name'])
  expect(faultsOf('a', composed)).toEqual(['is not an object'])
})

test('a part that takes any fields lets the whole take them', () => {
  expect(faultsOf({ name: 'a', weight: 1 }, { allOf: [ref('Named'), ref('Open')] })).toEqual([])
})
