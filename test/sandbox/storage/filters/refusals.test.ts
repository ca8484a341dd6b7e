/** What a refused filter, sort or page says: the field, the reason and what is allowed. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ValidationError } from '../../../../sandbox/platform/errors.ts'
import {
  type ColumnMap,
  columnsFor,
  compileFilter,
  compileSort,
  filterLimits,
  parseQueryText,
  readPaging,
} from '../../../../sandbox/storage/filters/index.ts'

const columns: ColumnMap = columnsFor(
  {
    id: { type: 'string', operators: ['eq'], sortable: true },
    name: { type: 'string', operators: ['eq', 'in', 'startsWith'], sortable: true },
    price: { type: 'number', operators: ['eq', 'gt', 'in'], sortable: true },
    visible: { type: 'boolean', operators: ['eq', 'exists'], sortable: false },
    made: { type: 'date', operators: ['gt'], sortable: false },
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

const refusals = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof ValidationError) return error.violations
    throw error
  }
  return []
}
const said = (work: () => unknown) =>
  refusals(work).map(({ field, violatedRule, description, data }) => [
    ...[field, violatedRule, description, data],
  ])
const filter = (given: unknown) => said(() => compileFilter(given, columns, 'filter'))
const sort = (given: unknown) => said(() => compileSort(given, columns, 'sort'))
const paging = (given: unknown) => said(() => readPaging(given, 'paging'))
const many = (length: number) => Array.from({ length }, () => ({}))

describe('a filter says', () => {
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
        ...['filter.colour', 'FIELD_NOT_ALLOWED', 'cannot filter by colour'],
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
        ...['filter.visible', 'FIELD_NOT_ALLOWED', 'cannot be compared with gt'],
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
      { $and: Array.from({ length: 51 }, () => ({ name: 'x' })) },
      ['filter', 'MAX_SIZE', 'must not have more than 50 conditions', { threshold: 50 }],
    ],
  ])('of %j what is wrong', (given, expected) => {
    expect(filter(given)).toEqual([expected])
  })

  it('nothing of 100 branches, of null, and of a list with null', () => {
    expect(filter({ $or: many(filterLimits.listItems) })).toEqual([])
    expect(filter(null)).toEqual([])
    expect(filter({ name: { $in: ['x', null] } })).toEqual([])
  })

  it('of a text that it is not JSON; null and blanks are no filter', () => {
    expect(said(() => parseQueryText('{', 'filter'))).toEqual([
      ['filter', 'FORMAT', 'must be JSON text', { type: 'json' }],
    ])
    for (const none of [undefined, null, '', ' ']) {
      expect(parseQueryText(none, 'filter')).toBeUndefined()
    }
  })
})

describe('a sort says', () => {
  it.each<[unknown, unknown[]]>([
    ['name', ['sort', 'FORMAT', 'must be a list', { type: 'array' }]],
    [many(6), ['sort', 'MAX_SIZE', 'must not have more than 5 items', { threshold: 5 }]],
    [[null], ['sort[0]', 'FORMAT', 'must be an object', { type: 'object' }]],
    [['name'], ['sort[0]', 'FORMAT', 'must be an object', { type: 'object' }]],
    [[{}], ['sort[0].fieldName', 'REQUIRED_FIELD', 'is required', undefined]],
    [
      [{ fieldName: 'colour' }],
      [
        ...['sort[0].fieldName', 'FIELD_NOT_ALLOWED', 'cannot sort by colour'],
        { allowed: ['id', 'name', 'price'] },
      ],
    ],
    [
      [{ fieldName: 'visible' }],
      [
        ...['sort[0].fieldName', 'FIELD_NOT_ALLOWED', 'cannot sort by visible'],
        { allowed: ['id', 'name', 'price'] },
      ],
    ],
    [
      [{ fieldName: 'name', order: 'UP' }],
      [
        ...['sort[0].order', 'INVALID_ENUM_VALUE', 'must be ASC or DESC'],
        { values: ['ASC', 'DESC'] },
      ],
    ],
  ])('of %j what is wrong', (given, expected) => {
    expect(sort(given)).toEqual([expected])
  })

  it('nothing of null and of an entry without an order', () => {
    expect(sort(null)).toEqual([])
    expect(sort([{ fieldName: 'name' }])).toEqual([])
  })
})

describe('paging says', () => {
  it.each<[unknown, unknown[]]>([
    ['x', ['paging', 'FORMAT', 'must be an object', { type: 'object' }]],
    [[], ['paging', 'FORMAT', 'must be an object', { type: 'object' }]],
    [{ limit: '5' }, ['paging.limit', 'FORMAT', 'must be a whole number', { type: 'integer' }]],
    [{ offset: -1 }, ['paging.offset', 'MIN', 'must not be negative', { threshold: 0 }]],
    [{ limit: 101 }, ['paging.limit', 'MAX', 'must not be more than 100', { threshold: 100 }]],
  ])('of %j what is wrong', (given, expected) => {
    expect(paging(given)).toEqual([expected])
  })

  it('nothing of null, whole or in part', () => {
    expect(readPaging(null, 'paging')).toEqual({ limit: 50, offset: 0 })
    expect(readPaging({ limit: null, offset: null }, 'paging')).toEqual({ limit: 50, offset: 0 })
    expect(readPaging({ limit: 100, offset: 0 }, 'paging')).toEqual({ limit: 100, offset: 0 })
  })
})
