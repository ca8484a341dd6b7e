/** What a rule takes and refuses at its border, and how it says so. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type BrokenRule, brokenRules } from '../../../src/schemas/broken-rules.ts'
import { runs } from '../../setup/long.ts'

const namesOf = (broken: readonly BrokenRule[]) => broken.map(({ rule }) => rule)

/** Whether a limit takes what lies one step below it, on it, and one above. */
const taken = {
  minimum: [false, true, true],
  exclusiveMinimum: [false, false, true],
  maximum: [true, true, false],
  exclusiveMaximum: [true, false, false],
} as const

const limits = fc.constantFrom(...Object.entries(taken))
const bounds = fc.integer({ min: -1e6, max: 1e6 })
const places = fc.nat(6)

it('a limit of a number or of a decimal text takes what is on its side, to the last digit', () => {
  fc.assert(
    fc.property(limits, bounds, places, ([rule, sides], bound, digits) => {
      for (const [index, isTaken] of sides.entries()) {
        const value = Number(`${bound * 10 ** digits + index - 1}e-${digits}`)
        const number = brokenRules({ [rule]: bound }, value)
        const text = brokenRules({ decimal: { [rule]: bound } }, value.toFixed(digits))
        expect(namesOf(number)).toEqual(isTaken ? [] : [rule])
        expect(namesOf(text)).toEqual(isTaken ? [] : [`decimal.${rule}`])
        for (const { says, message } of [...number, ...text]) {
          expect(says).toBe(bound)
          expect(message).toMatch(rule === 'minimum' && bound === 0 ? /negative/ : `${bound}`)
        }
      }
    }),
    { numRuns: runs(2_000) },
  )
  expect(brokenRules({ minimum: 0 }, -1)).toMatchObject([{ message: 'must not be negative' }])
})

it('a decimal text has at most the digits of its scale after the point', () => {
  for (const scale of [0, 1, 3, 6]) {
    const rules = { decimal: { scale } }
    expect(brokenRules(rules, (12).toFixed(scale))).toEqual([])
    expect(brokenRules(rules, (12).toFixed(scale + 1))).toMatchObject([
      { rule: 'decimal.scale', says: scale, message: `must not have more than ${scale} decimals` },
    ])
  }
})

const text = { type: 'string' } as const
const nothing = { type: 'null' } as const

it.each([
  ['two equal items', { uniqueItems: true }, [{ a: 1 }, { a: 1 }], ['uniqueItems']],
  ['different items', { uniqueItems: true }, [{ a: 1 }, { a: 2 }], []],
  ['another value than the only one', { const: 'a' }, 'b', ['enum']],
  ['the only value', { const: 'a' }, 'a', []],
  ['none of its forms', { oneOf: [text, { type: 'number' }] }, true, ['oneOf']],
  ['two of its forms', { oneOf: [text, { minLength: 1 }] }, 'a', ['oneOf']],
  ['one of its forms', { oneOf: [text, { minLength: 1 }] }, '', []],
  ['no value', { anyOf: [{ ...text, minLength: 2 }, nothing] }, null, []],
  ['its only form, broken', { anyOf: [{ ...text, minLength: 2 }, nothing] }, 'a', ['minLength']],
  ['no form', { anyOf: [text, { type: 'number' }] }, true, ['anyOf']],
  ['two of a group', { atMostOne: [['a', 'b']] }, { a: 1, b: 2 }, ['atMostOne']],
  ['one of a group', { atMostOne: [['a', 'b']] }, { a: 1, b: null }, []],
] as const)('of %s', (_, rules, value, broken) => {
  expect(namesOf(brokenRules(rules, value))).toEqual(broken)
})

it('names the place of what is broken', () => {
  const rules = {
    type: 'object',
    properties: { lines: { items: { required: ['id'] } } },
  } as const
  expect(brokenRules(rules, { lines: [{ id: 1 }, {}], more: 1 })).toMatchObject([
    { rule: 'required', path: ['lines', 1, 'id'] },
    { rule: 'others', path: ['more'] },
  ])
})
