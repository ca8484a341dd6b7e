/** What a refused filter, sort or page says: the field, the reason and what is allowed. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  type ColumnMap,
  columnsFor,
  compileFilter,
  compileSort,
  filterLimits,
  parseQueryText,
  readPaging,
} from '../../../../sandbox/storage/filters/index.ts'
import { violationsBy } from '../../violations.ts'

const columns: ColumnMap = columnsFor(
  {
    id: { type: 'string', operators: ['eq'], sortable: true },
    name: { type: 'string', operators: ['eq', 'in', 'startsWith'], sortable: true },
    price: { type: 'number', operators: ['eq', 'gt', 'in'], sortable: true },
    visible: { type: 'boolean', operators: ['eq', 'exists'], sortable: false },
    made: { type: 'date', operators: ['eq', 'gt'], sortable: false },
    tags: { type: 'strings', operators: ['eq', 'hasSome', 'exists'], sortable: false },
    hidden: { type: 'string', operators: [], sortable: false },
  },
  {
    id: { sql: sql.ref('id') },
    name: { sql: sql.ref('name') },
    price: { sql: sql.ref('price') },
    visible: { sql: sql.ref('visible') },
    made: { sql: sql.ref('made') },
    tags: { sql: sql.ref('tags') },
    hidden: { sql: sql.ref('hidden') },
  },
)

const said = (work: () => unknown) =>
  violationsBy(work)?.map(({ field, violatedRule, description, data }) => [
    field,
    violatedRule,
    description,
    data,
  ]) ?? []
const filter = (given: unknown) => said(() => compileFilter(given, columns, 'filter'))
const sort = (given: unknown) => said(() => compileSort(given, columns, 'sort'))
const many = (length: number) => Array.from({ length }, () => ({}))

describe('a filter reports', () => {
  it.each<[unknown, unknown[]]>([
    ['x', ['filter', 'FORMAT', 'must be an object', { type: 'object' }]],
    [[], ['filter', 'FORMAT', 'must be an object', { type: 'object' }]],
    [{ $and: 5 }, ['filter.$and', 'FORMAT', 'must be a list', { type: 'array' }]],
    [
      { $nor: [] },
      [
        ...['filter.$nor', 'FIELD_NOT_ALLOWED', '$nor is not an operator of this place'],
        { allowed: ['$and', '$or', '$not'] },
      ],
    ],
    [
      { colour: 1 },
      [
        ...[
          'filter.colour',
          'FIELD_NOT_ALLOWED',
          'cannot filter by colour: use id, name, price, visible, made, tags',
        ],
        { allowed: ['id', 'name', 'price', 'visible', 'made', 'tags'] },
      ],
    ],
    [{ name: {} }, ['filter.name', 'FORMAT', 'must name an operator', { type: 'object' }]],
    [
      { name: { $like: 'x' } },
      [
        ...['filter.name', 'FIELD_NOT_ALLOWED', '$like is not an operator'],
        { allowed: expect.arrayContaining(['$eq', '$hasSome', '$startsWith']) },
      ],
    ],
    [
      { visible: { $gt: true } },
      [
        ...['filter.visible', 'FIELD_NOT_ALLOWED', 'cannot be compared with gt: use eq, exists'],
        { allowed: ['eq', 'exists'] },
      ],
    ],
    [{ name: 5 }, ['filter.name', 'FORMAT', 'must be compared with a string', { type: 'string' }]],
    [
      { name: { $startsWith: 5 } },
      ['filter.name', 'FORMAT', 'must be compared with a string', { type: 'string' }],
    ],
    [
      { price: '5' },
      ['filter.price', 'FORMAT', 'must be compared with a number', { type: 'number' }],
    ],
    [
      { visible: 'true' },
      ['filter.visible', 'FORMAT', 'must be compared with true or false', { type: 'boolean' }],
    ],
    [
      { visible: { $exists: 1 } },
      ['filter.visible', 'FORMAT', 'must be compared with true or false', { type: 'boolean' }],
    ],
    [
      { made: { $gt: 5 } },
      ['filter.made', 'FORMAT', 'must be compared with an ISO 8601 date', { type: 'date' }],
    ],
    [{ tags: 5 }, ['filter.tags', 'FORMAT', 'must be compared with a string', { type: 'string' }]],
    [
      { name: { $in: 'x' } },
      [
        ...['filter.name', 'FORMAT', 'must be compared with a list, each item a string'],
        { type: 'array' },
      ],
    ],
    [
      { price: { $in: [null, 'x'] } },
      [
        ...['filter.price', 'FORMAT', 'must be compared with a list, each item a number'],
        { type: 'array' },
      ],
    ],
    [
      { tags: { $hasSome: 'x' } },
      [
        ...['filter.tags', 'FORMAT', 'must be compared with a list, each item a string'],
        { type: 'array' },
      ],
    ],
    [
      { $or: many(filterLimits.listItems + 1) },
      ['filter.$or', 'MAX_SIZE', 'must not have more than 100 items', { threshold: 100 }],
    ],
    [
      {
        $not: [
          { $not: [{ $not: [{ $not: [{ $not: [{ $not: [{ $not: [{ $not: [{}] }] }] }] }] }] }] },
        ],
      },
      [
        ...[expect.stringMatching(/^filter(\.\$not\[0\]){8}$/), 'MAX_SIZE'],
        ...['must not nest deeper than 8 levels', { threshold: 8 }],
      ],
    ],
    [
      { toString: 1 },
      [
        ...[
          'filter.toString',
          'FIELD_NOT_ALLOWED',
          'cannot filter by toString: use id, name, price, visible, made, tags',
        ],
        { allowed: ['id', 'name', 'price', 'visible', 'made', 'tags'] },
      ],
    ],
    [
      { $eq: 1 },
      [
        ...['filter.$eq', 'FIELD_NOT_ALLOWED', '$eq is not an operator of this place'],
        { allowed: ['$and', '$or', '$not'] },
      ],
    ],
    ...['2026-02-31T00:00:00Z', 'yesterday', '0000-01-01', '9999-12-31T23:00:00-02:00'].map(
      (made): [unknown, unknown[]] => [
        { made },
        ['filter.made', 'FORMAT', 'must be compared with an ISO 8601 date', { type: 'date' }],
      ],
    ),
    [
      { name: ['a'] },
      ['filter.name', 'FORMAT', 'must be compared with a string', { type: 'string' }],
    ],
    [
      { name: { $startsWith: '\0' } },
      ['filter.name', 'FORMAT', 'must be compared with a string', { type: 'string' }],
    ],
    [
      { $or: [{}, { $not: { nope: 1 } }] },
      [
        ...[
          'filter.$or[1].$not.nope',
          'FIELD_NOT_ALLOWED',
          'cannot filter by nope: use id, name, price, visible, made, tags',
        ],
        { allowed: ['id', 'name', 'price', 'visible', 'made', 'tags'] },
      ],
    ],
  ])('what is wrong with %j', (given, expected) => {
    expect(filter(given)).toEqual([expected])
  })

  it('excess depth, conditions and list items', () => {
    const nested = (depth: number): unknown => (depth === 0 ? {} : { $not: nested(depth - 1) })
    const conditions = (count: number) => ({
      $and: Array.from({ length: count }, () => ({ name: 'x' })),
    })
    const items = (length: number) => ({ name: { $in: Array.from({ length }, String) } })
    for (const allowed of [
      nested(filterLimits.depth - 1),
      conditions(filterLimits.conditions),
      items(filterLimits.listItems),
    ]) {
      expect(filter(allowed)).toEqual([])
    }
    expect(filter(nested(filterLimits.depth))).toEqual([
      [
        ...[expect.stringMatching(/^filter(\.\$not){8}$/), 'MAX_SIZE'],
        ...['must not nest deeper than 8 levels', { threshold: 8 }],
      ],
    ])
    expect(filter(conditions(filterLimits.conditions + 1))).toEqual([
      ['filter', 'MAX_SIZE', 'must not have more than 50 conditions', { threshold: 50 }],
    ])
    expect(filter(items(filterLimits.listItems + 1))).toEqual([
      ['filter.name', 'MAX_SIZE', 'must not have more than 100 items', { threshold: 100 }],
    ])
  })

  it('every reason at once, sorted', () => {
    const reasons = filter({ price: 'x', name: 5, zzz: 1 }).map(([field, rule]) => [field, rule])
    expect(reasons).toEqual([
      ['filter.name', 'FORMAT'],
      ['filter.price', 'FORMAT'],
      ['filter.zzz', 'FIELD_NOT_ALLOWED'],
    ])
  })

  it('nothing wrong with 100 branches, with null, and with a list that contains null', () => {
    expect(filter({ $or: many(filterLimits.listItems) })).toEqual([])
    expect(filter(null)).toEqual([])
    expect(filter({ name: { $in: ['x', null] } })).toEqual([])
  })

  it('text that is not JSON; null and blanks are no filter', () => {
    expect(said(() => parseQueryText('{', 'filter'))).toEqual([
      ['filter', 'FORMAT', 'must be JSON text', { type: 'json' }],
    ])
    for (const none of [undefined, null, '', ' ', '  ']) {
      expect(parseQueryText(none, 'filter')).toBeUndefined()
    }
  })
})

describe('a sort reports', () => {
  it.each<[unknown, unknown[]]>([
    ['name', ['sort', 'FORMAT', 'must be a list', { type: 'array' }]],
    [many(6), ['sort', 'MAX_SIZE', 'must not have more than 5 items', { threshold: 5 }]],
    [[null], ['sort[0]', 'FORMAT', 'must be an object', { type: 'object' }]],
    [['name'], ['sort[0]', 'FORMAT', 'must be an object', { type: 'object' }]],
    [[{}], ['sort[0].fieldName', 'REQUIRED_FIELD', 'is required', undefined]],
    [
      [{ fieldName: 'colour' }],
      [
        ...['sort[0].fieldName', 'FIELD_NOT_ALLOWED', 'cannot sort by colour: use id, name, price'],
        { allowed: ['id', 'name', 'price'] },
      ],
    ],
    [
      [{ fieldName: 'visible' }],
      [
        ...[
          'sort[0].fieldName',
          'FIELD_NOT_ALLOWED',
          'cannot sort by visible: use id, name, price',
        ],
        { allowed: ['id', 'name', 'price'] },
      ],
    ],
    ...['UP', 'asc'].map((order): [unknown, unknown[]] => [
      [{ fieldName: 'name', order }],
      [
        ...['sort[0].order', 'INVALID_ENUM_VALUE', 'must be ASC or DESC'],
        { values: ['ASC', 'DESC'] },
      ],
    ]),
  ])('what is wrong with %j', (given, expected) => {
    expect(sort(given)).toEqual([expected])
  })

  it('nothing wrong with null and with an entry without an order', () => {
    expect(sort(null)).toEqual([])
    expect(sort([{ fieldName: 'name' }])).toEqual([])
  })
})

describe('paging', () => {
  it('has defaults for what is null or undefined, whole or in part', () => {
    expect(readPaging(undefined, 'paging')).toEqual({ limit: 50, offset: 0 })
    expect(readPaging({ limit: 0, offset: 7 }, 'paging')).toEqual({ limit: 0, offset: 7 })
    expect(readPaging(null, 'paging')).toEqual({ limit: 50, offset: 0 })
    expect(readPaging({ limit: null, offset: null }, 'paging')).toEqual({ limit: 50, offset: 0 })
    expect(readPaging({ limit: 100, offset: 0 }, 'paging')).toEqual({ limit: 100, offset: 0 })
  })

  it('starts at most ten million rows in', () => {
    const far = 10_000_000
    expect(readPaging({ offset: far }, 'paging')).toEqual({ limit: 50, offset: far })
    expect(said(() => readPaging({ offset: far + 1 }, 'paging'))).toEqual([
      ['paging.offset', 'MAX', `must not be more than ${far}`, { threshold: far }],
    ])
  })
})
