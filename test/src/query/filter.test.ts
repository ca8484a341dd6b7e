/** The filter builder: its wire form, and what it says to misuse. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
import { type Filter, filter } from '../../../src/query.ts'

const date = new Date('2024-01-01T00:00:00.000Z')

/** A method of a filter called without its types, as a program in plain JavaScript would. */
const apply = (builder: object, operator: string, ...given: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(builder, operator), builder, given)

describe('a filter on the wire', () => {
  it.each<[string, Filter, object]>([
    ['no condition', filter(), {}],
    ['eq', filter().eq('name', 'Mug'), { name: 'Mug' }],
    ['eq with a Date', filter().eq('lastUpdated', date), { lastUpdated: date.toISOString() }],
    ['eq with undefined', filter().eq('name', undefined), { name: null }],
    ['ne', filter().ne('name', 'Mug'), { name: { $ne: 'Mug' } }],
    ['ne with null', filter().ne('name', null), { name: { $ne: null } }],
    ['ge', filter().ge('numericId', 5), { numericId: { $gte: 5 } }],
    ['gt', filter().gt('lastUpdated', date), { lastUpdated: { $gt: date.toISOString() } }],
    ['le', filter().le('numericId', 5), { numericId: { $lte: 5 } }],
    ['lt', filter().lt('name', 'N'), { name: { $lt: 'N' } }],
    ['ge with a Boolean', filter().ge('visible', true), { visible: { $gte: true } }],
    [
      'between',
      filter().between('numericId', 1, 9),
      { $and: [{ numericId: { $gte: 1 } }, { numericId: { $lt: 9 } }] },
    ],
    ['in', filter().in('sku', ['a', 'b']), { sku: { $in: ['a', 'b'] } }],
    ['in with Dates', filter().in('at', [date]), { at: { $in: [date.toISOString()] } }],
    ['exists', filter().exists('brand', false), { brand: { $exists: false } }],
    ['exists without saying so', filter().exists('brand'), { brand: { $exists: true } }],
    ['startsWith', filter().startsWith('name', 'M'), { name: { $startsWith: 'M' } }],
    ['endsWith', filter().endsWith('name', 'g'), { name: { $endsWith: 'g' } }],
    ['contains', filter().contains('name', 'u'), { name: { $contains: 'u' } }],
    ['hasSome with items', filter().hasSome('ids', 'a', 'b'), { ids: { $hasSome: ['a', 'b'] } }],
    ['hasSome with a list', filter().hasSome('ids', ['a']), { ids: { $hasSome: ['a'] } }],
    ['hasAll with one item', filter().hasAll('ids', 'a'), { ids: { $hasAll: ['a'] } }],
    ['isEmpty', filter().isEmpty('brand'), { brand: null }],
    ['isNotEmpty', filter().isNotEmpty('brand'), { brand: { $ne: null } }],
    ['two fields', filter().eq('a', 1).gt('b', 2), { a: 1, b: { $gt: 2 } }],
    [
      'one field twice',
      filter().eq('name', 'x').ne('name', 'y'),
      { $and: [{ name: 'x' }, { name: { $ne: 'y' } }] },
    ],
    [
      'a third condition on it',
      filter().eq('name', 'x').ne('name', 'y').eq('slug', 'z'),
      { $and: [{ name: 'x' }, { name: { $ne: 'y' } }, { slug: 'z' }] },
    ],
    ['or with nothing before it', filter().or(filter().eq('a', 1)), { $or: [{ a: 1 }] }],
    [
      'or',
      filter()
        .eq('a', 1)
        .or(filter().eq('b', 2))
        .or(filter().eq('c', 3).or(filter().eq('d', 4))),
      { $or: [{ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 }] },
    ],
    ['or with an empty filter', filter().eq('a', 1).or(filter()), { $or: [{ a: 1 }] }],
    ['or of nothing', filter().or(filter()), {}],
    [
      'and',
      filter()
        .eq('a', 1)
        .and(filter().eq('a', 2).and(filter().eq('b', 3))),
      { $and: [{ a: 1 }, { a: 2 }, { b: 3 }] },
    ],
    ['and of one side', filter().and(filter().eq('a', 1)), { a: 1 }],
    ['not', filter().not(filter().eq('slug', 'y')), { $not: [{ slug: 'y' }] }],
    [
      'not behind a condition',
      filter().eq('name', 'x').not(filter().eq('slug', 'y')),
      { $and: [{ name: 'x' }, { $not: [{ slug: 'y' }] }] },
    ],
    [
      'a condition behind or',
      filter().or(filter().eq('a', 1)).eq('b', 2),
      { $and: [{ $or: [{ a: 1 }] }, { b: 2 }] },
    ],
    [
      'names published callers use',
      filter().eq('_id', 'x').gt('x._createdDate', date).eq('_ids', 1),
      { id: 'x', 'x.createdDate': { $gt: date.toISOString() }, _ids: 1 },
    ],
  ])('%s', (_, builder, wire) => {
    expect(builder.build()).toEqual(wire)
  })

  it('of a builder is not changed by derived ones', () => {
    const named = filter().eq('name', 'x')
    named.eq('slug', 'y')
    named.or(filter().eq('slug', 'z'))
    expect(named.build()).toEqual({ name: 'x' })
  })

  it('keeps a field named __proto__ a field', () => {
    expect(JSON.stringify(filter().eq('__proto__', 1).eq('a', 2).build())).toBe(
      '{"__proto__":1,"a":2}',
    )
  })

  it('is combined with a builder of another copy of the package', () => {
    const foreign = { [Symbol.for('storefront-client.conditions')]: { slug: 'y' } }
    const joined: unknown = apply(filter().eq('name', 'x'), 'or', foreign)
    expect(joined).toHaveProperty('build')
    expect(apply(Object(joined), 'build')).toEqual({ $or: [{ name: 'x' }, { slug: 'y' }] })
  })
})

class Basket {}

describe('misuse of a filter', () => {
  const two = (operator: string) =>
    `Invalid ${operator} usage. ${operator} requires two parameters.`
  it.each<[string, readonly unknown[], string]>([
    ...['eq', 'ne', 'ge', 'gt', 'le', 'lt', 'startsWith', 'endsWith', 'contains', 'in'].flatMap(
      (operator): [string, readonly unknown[], string][] => [
        [operator, ['name'], two(`.${operator}`)],
        [operator, ['name', 'a', 'b'], two(`.${operator}`)],
      ],
    ),
    ['exists', [], two('.exists')],
    ['between', ['a', 1], 'Invalid .between usage. .between requires three parameters.'],
    ['isEmpty', [], 'Invalid .isEmpty usage. .isEmpty requires one parameter.'],
    ['isNotEmpty', ['a', 'b'], 'Invalid .isNotEmpty usage. .isNotEmpty requires one parameter.'],
    ['and', [], 'Invalid .and usage. .and requires one parameter.'],
    ['hasSome', ['a'], 'Invalid .hasSome usage. .hasSome requires at least two parameters.'],
    ['hasAll', [], 'Invalid .hasAll usage. .hasAll requires at least two parameters.'],
    ['eq', [5, 1], 'Invalid .eq field value [Number]. .eq field must be a String.'],
    ['isEmpty', [null], 'Invalid .isEmpty field value [Null]. .isEmpty field must be a String.'],
    ['in', [[], []], 'Invalid .in field value [Array]. .in field must be a String.'],
    ...['ge', 'gt', 'le', 'lt'].map((operator): [string, readonly unknown[], string] => [
      operator,
      ['a', {}],
      `Invalid .${operator} parameter value [Object]. Valid .${operator} parameter types are String, Number, Boolean or Date.`,
    ]),
    [
      'between',
      ['a', 1, true],
      'Invalid .between parameter value [Boolean]. Valid .between parameter types are String, Number or Date.',
    ],
    [
      'between',
      ['a', 1, 'b'],
      'Invalid .between parameter values [Number] and [String]. Both parameters must be of the same type.',
    ],
    ...['startsWith', 'endsWith', 'contains'].map(
      (operator): [string, readonly unknown[], string] => [
        operator,
        ['name', 5],
        `Invalid .${operator} parameter value [Number]. .${operator} parameter must be a String.`,
      ],
    ),
    ...['hasSome', 'hasAll'].map((operator): [string, readonly unknown[], string] => [
      operator,
      ['a', 1, true],
      `Invalid .${operator} usage. .${operator} supports only Number, String or Date items.`,
    ]),
    ['in', ['a', 'b'], 'Invalid .in usage. .in supports only Number, String or Date items.'],
    ['and', [{}], 'Invalid .and parameter [Object]. .and expects FilterBuilder only.'],
    ['or', [undefined], 'Invalid .or parameter [Undefined]. .or expects FilterBuilder only.'],
    ['not', [new Basket()], 'Invalid .not parameter [Basket]. .not expects FilterBuilder only.'],
    ['not', [date], 'Invalid .not parameter [Date]. .not expects FilterBuilder only.'],
    ['or', ['x'], 'Invalid .or parameter [String]. .or expects FilterBuilder only.'],
  ])('.%s(%j) throws at the call', (operator, given, message) => {
    const misuse = () => apply(filter(), operator, ...given)
    expect(misuse).toThrow(expect.objectContaining({ code: 'INVALID_FILTER', message }))
    expect(misuse).toThrow(ApiError)
  })

  it('reports only the first broken rule', () => {
    expect(() => apply(filter(), 'startsWith', 5, 5)).toThrow('field value [Number]')
    expect(() => apply(filter(), 'between', 5)).toThrow('requires three parameters')
  })

  it('names the field of an invalid Date', () => {
    expect(() => filter().gt('lastUpdated', new Date('?'))).toThrow(
      'INVALID_ARGUMENT: "lastUpdated" is an invalid Date',
    )
  })

  it('describes the type of any argument', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withDate: true }), (value) => {
        expect(() => apply(filter(), 'and', value)).toThrow(/^Invalid \.and parameter \[\w+\]\./)
      }),
    )
  })
})
