/** Types as data: written for people and as source, followed through their names. */
import { describe, expect, test } from 'vitest'
import { sourceOf, textOf } from '../../scripts/generate/emit/type-text.ts'
import {
  follow,
  membersOf,
  namesOf,
  pick,
  type Type,
  type Types,
} from '../../scripts/generate/model/types.ts'
import {
  isSaid,
  listed,
  membersBeside,
  misfit,
  namesIn,
  pairOf,
} from '../../scripts/generate/report/alternatives.ts'

const plain = (name: string): Type => ({ kind: 'plain', name })
const text = plain('string')
const nothing = plain('null')
const value = (of: string | number | boolean): Type => ({ kind: 'value', value: of })
const union = (...members: Type[]): Type => ({ kind: 'union', members })
const list = (items: Type): Type => ({ kind: 'list', items })
const object = (fields: Readonly<Record<string, Type>>, others?: Type): Type => ({
  kind: 'object',
  fields: new Map(
    Object.entries(fields).map(([name, type]) => [
      name.replace('?', ''),
      { type, optional: name.endsWith('?') },
    ]),
  ),
  ...(others && { others }),
})
const named = (name: string, types: Types = new Map()): Type => ({ kind: 'named', name, types })

describe('a type in words', () => {
  test.each<[Type, string]>([
    [text, 'string'],
    [value('a'), "'a'"],
    [value(1), '1'],
    [list(text), 'string[]'],
    [list(union(text, nothing)), '(string | null)[]'],
    [union(text, nothing, text), 'string | null'],
    [object({}), '{}'],
    [object({ a: text, 'b?': nothing }), '{ a: string; b?: null }'],
    [object({ a: text }, nothing), '{ a: string; [key: string]: null }'],
    [object({}, nothing), '{ [key: string]: null }'],
    [named('Thing'), 'Thing'],
  ])('%j is %s', (type, words) => {
    expect(textOf(type)).toBe(words)
  })

  test.each<[Type, string]>([
    [union(), 'never'],
    [union(value('a'), text), "'a' | (string & {})"],
    [union(union(value('a'), text), nothing), "'a' | (string & {}) | null"],
    [list({ kind: 'list', items: text, isReadonly: true }), '(readonly string[])[]'],
    [object({}), 'Record<string, never>'],
    [object({}, plain('unknown')), 'Record<string, unknown>'],
    [object({}, text), '{ [key: string]: string }'],
    [list(named('Thing')), 'from.Thing[]'],
  ])('%j is compiled as %s', (type, source) => {
    expect(sourceOf(type, 'from.')).toBe(source)
  })

  test('is cut after four of six alternatives, and not of five', () => {
    const of = (count: number) =>
      union(...Array.from({ length: count }, (_, index) => value(index + 1)))
    expect(textOf(of(5))).toBe('1 | 2 | 3 | 4 | 5')
    expect(textOf(of(6))).toBe('1 | 2 | 3 | 4 | …')
    expect(sourceOf(of(6))).toBe('1 | 2 | 3 | 4 | 5 | 6')
  })
})

describe('a type behind names', () => {
  const types = new Map<string, Type>()
  types.set('Text', text)
  types.set('Alias', named('Text', types))
  types.set('Either', union(named('Alias', types), nothing))

  test('is found, and unknown where there is none', () => {
    expect(follow(named('Alias', types))).toEqual(text)
    expect(follow(named('None', types))).toEqual(plain('unknown'))
  })

  test('has its alternatives through the names', () => {
    expect(membersOf(named('Either', types)).map(textOf)).toEqual(['Alias', 'null'])
    expect(membersOf(text)).toEqual([text])
    expect(membersOf(union(union(text, nothing), value(1)))).toEqual([text, nothing, value(1)])
  })

  test('has the fields that are picked, where it is an object', () => {
    const picked = pick(named('Thing', new Map([['Thing', object({ a: text, 'b?': text })]])), [
      'b',
    ])
    expect(picked).toEqual(object({ 'b?': text }))
    expect(pick(text, ['a'])).toEqual(text)
  })

  test('lists what it allows', () => {
    expect(namesOf(union(value('a'), union(value(1)), text))).toEqual(['a', '1'])
    expect(namesOf(text)).toEqual([])
  })
})

describe('alternatives', () => {
  const [one, other] = [object({ a: text }), object({ b: text })]

  test('are a pair where both versions have one object, or else one list', () => {
    expect(pairOf([one, text], [nothing, other])).toEqual([one, other])
    expect(pairOf([one, list(text)], [other, list(nothing)])).toEqual([one, other])
    expect(pairOf([one, other, list(text)], [other, list(nothing)])).toEqual([
      ...[list(text), list(nothing)],
    ])
    expect(pairOf([one], [one, other])).toBeUndefined()
    expect(pairOf([list(text)], [list(text), list(nothing)])).toBeUndefined()
    expect(pairOf([text], [nothing])).toBeUndefined()
    expect(pairOf([one], [])).toBeUndefined()
  })

  test('are found beside names, and by their words', () => {
    const either = union(named('A'), union(named('B'), text))
    expect(namesIn(either)).toEqual(['A', 'B'])
    expect(namesIn(text)).toEqual([])
    expect(membersBeside(['A', 'B'], either)).toEqual([text])
    expect(membersBeside(['A'], union(named('A'), text))).toEqual([text])
    expect(membersBeside(['A'], text)).toEqual([text])
    expect([isSaid(text, either), isSaid(nothing, either)]).toEqual([true, false])
    expect(listed([text, nothing])).toBe('string, null')
  })

  test.each<[string, Type, Type, Type, boolean, string, string]>([
    [
      ...(['null that is sent', nothing, union(text, nothing), text, false] as const),
      ...(['no longer accepts null', 'Leave it out, or send a value.'] as const),
    ],
    [
      ...(['another type that is sent', value(1), union(text, value(1)), text, false] as const),
      ...(['no longer accepts 1', 'Send it as string.'] as const),
    ],
    [
      ...(['what is sent, with nothing in its place', text, text, union(), false] as const),
      ...(['no longer accepts string', 'Leave it out.'] as const),
    ],
    [
      ...(['null that is read', nothing, text, union(text, nothing), true] as const),
      ...(['can be null now', 'Check for null before using it.'] as const),
    ],
    [
      ...(['one more that is read', value(1), text, union(text, value(1)), true] as const),
      ...(['can be 1 now', 'Handle 1 where you read it.'] as const),
    ],
    [
      ...(['anything that is read', plain('unknown'), text, plain('unknown'), true] as const),
      ...(['changed from string to unknown', 'Read it as unknown.'] as const),
    ],
    [
      ...(['another type that is read', nothing, text, nothing, true] as const),
      ...(['changed from string to null', 'Read it as null.'] as const),
    ],
  ])('%s', (_name, member, before, after, reads, what, advice) => {
    expect(misfit(member, before, after, reads)).toEqual({ what, advice })
  })
})
