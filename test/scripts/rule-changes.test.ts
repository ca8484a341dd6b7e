/** What the report says of another rule of a sent value: looser breaks nobody, tighter refuses what was taken. */
import { describe, expect, test } from 'vitest'
import { readSchema, type Schema } from '../../scripts/generate/model/schema.ts'
import { compareRules } from '../../scripts/generate/report/compare-rules.ts'

const schema = (more: Partial<Schema>): Schema => ({
  ...readSchema({ type: 'string' }),
  ...more,
})
const said = (before: Partial<Schema>, after: Partial<Schema>) =>
  compareRules(schema(before), schema(after))
const looser = (what: string) => [{ kind: 'changed', what, impact: 'none' }]
const tighter = (what: string, advice: string) => [
  { kind: 'changed', what, impact: 'behaviour', advice },
]

/** Each limit, how it is said of 5, and which of 4 and 6 allows more. */
const limits = [
  ['minLength', 'at least # characters', 4],
  ['maxLength', 'at most # characters', 6],
  ['minimum', 'at least #', 4],
  ['maximum', 'at most #', 6],
  ['exclusiveMinimum', 'more than #', 4],
  ['exclusiveMaximum', 'less than #', 6],
  ['minItems', 'at least # items', 4],
  ['maxItems', 'at most # items', 6],
  ['minProperties', 'at least # entries', 4],
  ['maxProperties', 'at most # entries', 6],
] as const

describe('a limit', () => {
  test.each(limits)('%s (%s)', (keyword, words, wider) => {
    const at = (limit?: number) => ({ limits: limit === undefined ? {} : { [keyword]: limit } })
    const say = (limit: number) => words.replace('#', String(limit))
    const narrower = 10 - wider
    expect(said(at(5), at(5))).toEqual([])
    expect(said(at(5), at(wider))).toEqual(
      looser(`accepts ${say(wider)} now, instead of ${say(5)}`),
    )
    expect(said(at(5), at(narrower))).toEqual(
      tighter(`accepts ${say(narrower)} now, instead of ${say(5)}`, `Send ${say(narrower)}.`),
    )
    expect(said(at(), at(5))).toEqual(tighter(`accepts ${say(5)} now`, `Send ${say(5)}.`))
    expect(said(at(5), at())).toEqual(looser(`is no longer limited to ${say(5)}`))
  })

  test.each([
    ['minimum', 'exclusiveMinimum', 'at least 5', 'more than 5'],
    ['maximum', 'exclusiveMaximum', 'at most 5', 'less than 5'],
  ] as const)('%s in place of %s, and the other way', (closed, open, least, more) => {
    const [inclusive, exclusive] = [closed, open].map((name) => ({ limits: { [name]: 5 } }))
    expect(said(exclusive ?? {}, inclusive ?? {})).toEqual([
      ...looser(`accepts ${least} now`),
      ...looser(`is no longer limited to ${more}`),
    ])
    expect(said(inclusive ?? {}, exclusive ?? {})).toEqual([
      ...looser(`is no longer limited to ${least}`),
      ...tighter(`accepts ${more} now`, `Send ${more}.`),
    ])
  })

  test('of no length allows everything', () => {
    expect(said({}, { limits: { minLength: 0 } })).toEqual(
      looser('accepts at least 0 characters now'),
    )
    expect(said({}, { limits: { minimum: 0 } })).toEqual(
      tighter('accepts at least 0 now', 'Send at least 0.'),
    )
  })

  test('multipleOf', () => {
    const at = (multipleOf?: number) => ({ limits: multipleOf === undefined ? {} : { multipleOf } })
    expect(said(at(6), at(3))).toEqual(
      looser('accepts multiples of 3 now, instead of multiples of 6'),
    )
    expect(said(at(6), at(4))).toEqual(
      tighter('accepts multiples of 4 now, instead of multiples of 6', 'Send multiples of 4.'),
    )
    expect(said(at(), at(2))).toEqual(tighter('accepts multiples of 2 now', 'Send multiples of 2.'))
    expect(said(at(0.3), at(0.1))).toEqual(
      looser('accepts multiples of 0.1 now, instead of multiples of 0.3'),
    )
  })
})

test('a number that must be whole', () => {
  const [any, whole] = [{ types: ['number', 'string'] }, { types: ['string', 'integer'] }]
  expect(said(any, whole)).toEqual(tighter('must be a whole number now', 'Send a whole number.'))
  expect(said(whole, any)).toEqual([])
  expect(said(whole, whole)).toEqual([])
  expect(said({ types: ['string'] }, whole)).toEqual([])
})

describe('a limit of a decimal', () => {
  test.each([
    ['minimum', 'at least #', '4'],
    ['maximum', 'at most #', '6'],
    ['exclusiveMinimum', 'more than #', '4'],
    ['exclusiveMaximum', 'less than #', '6'],
  ] as const)('%s (%s)', (keyword, words, wider) => {
    const at = (limit?: string) => (limit === undefined ? {} : { decimal: { [keyword]: limit } })
    const say = (limit: string) => words.replace('#', limit)
    expect(said(at('5'), at('5.0'))).toEqual([])
    expect(said(at('5'), at(wider))).toEqual(
      looser(`accepts ${say(wider)} now, instead of ${say('5')}`),
    )
    expect(said(at(), at('5'))).toEqual(tighter(`accepts ${say('5')} now`, `Send ${say('5')}.`))
    expect(said(at('5'), at())).toEqual(looser(`is no longer limited to ${say('5')}`))
  })

  test('its places', () => {
    const at = (scale: number) => ({ decimal: { scale } })
    expect(said(at(2), at(3))).toEqual(
      looser('accepts at most 3 decimal places now, instead of at most 2 decimal places'),
    )
    expect(said({}, at(2))).toEqual(
      tighter('accepts at most 2 decimal places now', 'Send at most 2 decimal places.'),
    )
  })
})

describe('a text', () => {
  test('with another pattern, or none', () => {
    expect(said({ pattern: '^a' }, { pattern: '^a' })).toEqual([])
    expect(said({ pattern: '^a' }, { pattern: '^b' })).toEqual(
      tighter('must match ^b now', 'Send a value that matches ^b.'),
    )
    expect(said({}, { pattern: '^b' })).toEqual(
      tighter('must match ^b now', 'Send a value that matches ^b.'),
    )
    expect(said({ pattern: '^a' }, {})).toEqual(looser('no longer has to match a pattern'))
  })

  test('of another format', () => {
    expect(said({}, { format: 'email' })).toEqual(
      tighter('must be a valid email now', 'Send a valid email.'),
    )
    expect(said({ format: 'uri' }, { format: 'email' })).toEqual(
      tighter('must be a valid email now', 'Send a valid email.'),
    )
    expect(said({ format: 'email' }, {})).toEqual(looser('no longer has to be a valid email'))
    expect(said({ format: 'email' }, { format: 'email' })).toEqual([])
  })

  test('with a format that only informs, or is another type, is not reported here', () => {
    expect(said({}, { format: 'password' })).toEqual([])
    expect(said({ format: 'email' }, { format: 'password' })).toEqual(
      looser('no longer has to be a valid email'),
    )
    expect(said({}, { format: 'date-time' })).toEqual([])
    expect(said({ format: 'date-time' }, { format: 'email' })).toEqual([])
    expect(said({ format: 'email' }, { format: 'date-time' })).toEqual(
      looser('no longer has to be a valid email'),
    )
  })
})

describe('a whole value', () => {
  test.each<[Partial<Schema>, ReturnType<typeof tighter>]>([
    [{ uniqueItems: true }, tighter('must have unique items now', 'Remove duplicates.')],
    [{ immutable: true }, tighter('is immutable now', 'Set it when you create the entity.')],
  ])('of %j', (change, expected) => {
    expect(said({}, change)).toEqual(expected)
    expect(said(change, {})).toEqual([])
    expect(said(change, change)).toEqual([])
  })

  test('no longer removed by an empty text', () => {
    expect(said({ clearable: true }, {})).toEqual(
      tighter('is no longer cleared by an empty string', 'Send null.'),
    )
    expect(said({}, { clearable: true })).toEqual([])
    expect(said({ clearable: true }, { clearable: true })).toEqual([])
  })

  test('with mutually exclusive fields', () => {
    const groups = (...atMostOne: string[][]) => ({ atMostOne })
    expect(said({}, groups(['a', 'b']))).toEqual(
      tighter('accepts at most one of a, b now', 'Send one of them.'),
    )
    expect(said(groups(['a', 'b']), groups(['a', 'b'], ['c', 'd']))).toEqual(
      tighter('accepts at most one of c, d now', 'Send one of them.'),
    )
    expect(said(groups(['a', 'b']), {})).toEqual([])
  })

  test('with another default', () => {
    expect(said({ default: 1 }, { default: 1 })).toEqual([])
    expect(said({}, { default: 'a' })).toEqual(
      tighter('defaults to "a" now', 'Send the value where you need another one.'),
    )
    expect(said({ default: 1 }, { default: 2 })).toEqual(
      tighter('defaults to 2 now, instead of 1', 'Send the value where you need another one.'),
    )
    expect(said({ default: [] }, {})).toEqual(
      tighter('no longer defaults to []', 'Send [] where you rely on it.'),
    )
  })
})
