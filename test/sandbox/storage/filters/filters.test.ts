/** The query language against a naive oracle. */
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../sandbox/storage/database/schema.ts'
import {
  type ColumnMap,
  columnsFor,
  compileFilter,
  compileSort,
} from '../../../../sandbox/storage/filters/index.ts'
import { readScalar } from '../../../../sandbox/storage/filters/operands.ts'
import { isLong } from '../../../setup/long.ts'
import { engines, type OpenEngine } from '../engines.ts'
import { byCodePoint, matches, type Row } from './oracle.ts'

type Tables = {
  filtered: {
    id: string
    name: string | null
    price: number | null
    visible: boolean | null
    made: Date | null
    tags: string[]
  }
}

const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'hasSome', 'exists'] as const
const texts = [...comparisons, 'startsWith', 'endsWith', 'contains'] as const

const columns: ColumnMap = columnsFor(
  {
    id: { type: 'string', operators: texts, sortable: true },
    name: { type: 'string', operators: texts, sortable: true },
    price: { type: 'number', operators: comparisons, sortable: true },
    visible: { type: 'boolean', operators: ['eq', 'ne', 'in', 'exists'], sortable: false },
    made: { type: 'date', operators: comparisons, sortable: true },
    tags: {
      type: 'strings',
      operators: ['eq', 'ne', 'in', 'hasSome', 'hasAll', 'exists'],
      sortable: false,
    },
  },
  {
    id: { sql: sql.ref('id') },
    name: { sql: sql.ref('name') },
    price: { sql: sql.ref('price') },
    visible: { sql: sql.ref('visible') },
    made: { sql: sql.ref('made') },
    tags: { sql: sql.ref('tags') },
  },
)

const name = fc.constantFrom(
  'Mug',
  'mug 50%',
  'MUG_2',
  'a\\b',
  "O'Neill",
  '',
  'Éclair',
  'Zebra',
  '🫖',
)
const price = fc.constantFrom(0, 1, 9.99, 10, 10.01, 1e9)
const made = fc.constantFrom(
  '2026-01-01T00:00:00.000Z',
  '2026-01-01T00:00:00.001Z',
  '2027-06-05T04:03:02.100Z',
)
const tag = fc.constantFrom('red', 'blue', 'a,b', '"', '{}', 'NULL')
const visible = fc.boolean()

const operand = { name, price, made, visible }
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

const row: fc.Arbitrary<Omit<Row, 'id'>> = fc.record({
  name: orNull(name),
  price: orNull(price),
  visible: orNull(visible),
  made: orNull(made),
  tags: fc.uniqueArray(tag, { maxLength: 3 }),
})

function scalarCondition(field: keyof typeof operand): fc.Arbitrary<unknown> {
  const value = operand[field]
  const equality = ['$eq', '$ne'].map((operator) =>
    orNull<unknown>(value).map((given) => ({ [operator]: given })),
  )
  const lists = (field === 'visible' ? ['$in'] : ['$in', '$hasSome']).map((operator) =>
    fc.array(orNull<unknown>(value), { maxLength: 4 }).map((given) => ({ [operator]: given })),
  )
  const ranges =
    field === 'visible'
      ? []
      : ['$gt', '$gte', '$lt', '$lte'].map((operator) =>
          fc.oneof<fc.Arbitrary<unknown>[]>(value).map((given) => ({ [operator]: given })),
        )
  const searches =
    field === 'name'
      ? ['$startsWith', '$endsWith', '$contains'].map((operator) =>
          fc
            .constantFrom('m', 'MUG', 'É', 'é', '%', '_', '\\', '50', '', "'")
            .map((given) => ({ [operator]: given })),
        )
      : []
  const exists = fc.boolean().map((given) => ({ $exists: given }))
  return fc.oneof(
    orNull<unknown>(value),
    exists,
    ...equality,
    ...lists,
    ...ranges,
    ...searches,
    fc.tuple(...equality).map(([a, b]) => ({ ...a, ...b })),
  )
}

const tagCondition: fc.Arbitrary<unknown> = fc.oneof(
  orNull(tag),
  orNull(tag).map((given) => ({ $ne: given })),
  fc.boolean().map((given) => ({ $exists: given })),
  ...['$in', '$hasSome', '$hasAll'].map((operator) =>
    fc.array(tag, { maxLength: 3 }).map((given) => ({ [operator]: given })),
  ),
)

const leaf = fc.oneof(
  fc.constant({}),
  ...(['name', 'price', 'made', 'visible'] as const).map((field) =>
    scalarCondition(field).map((condition) => ({ [field]: condition })),
  ),
  tagCondition.map((condition) => ({ tags: condition })),
)

const { filter } = fc.letrec<{ filter: unknown }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('filter'), { maxLength: 3 }).map((parts) => ({ $and: parts })),
    fc.array(tie('filter'), { maxLength: 3 }).map((parts) => ({ $or: parts })),
    fc.array(tie('filter'), { maxLength: 2 }).map((parts) => ({ $not: parts })),
    tie('filter').map((part) => ({ $not: part })),
    fc.tuple(leaf, leaf).map(([a, b]) => ({ ...a, ...b })),
  ),
}))

describe.each(engines())('a filter on $name', (engine) => {
  let open: OpenEngine
  let database: Kysely<Database & Tables>
  beforeAll(async () => {
    open = await engine.open()
    database = open.storage.database.withTables<Tables>()
    await sql`create table filtered (id text collate "C" primary key, name text collate "C",
      price numeric, visible boolean, made timestamptz, tags text[] not null)`.execute(database)
  })
  afterAll(() => open?.discard())

  it('matches exactly the rows of the oracle', async ({ annotate }) => {
    let pairs = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 4, maxLength: 12 }),
        fc.array(filter, { minLength: 1, maxLength: 12 }),
        async (drafts, filters) => {
          const rows = drafts.map((draft, index) => ({ ...draft, id: `r${index}` }))
          await database.deleteFrom('filtered').execute()
          await database
            .insertInto('filtered')
            .values(
              rows.map((one) => ({
                ...one,
                made: one.made === null ? null : new Date(one.made),
                tags: [...one.tags],
              })),
            )
            .execute()
          for (const one of filters) {
            const picked = await database
              .selectFrom('filtered')
              .select('id')
              .where(compileFilter(one, columns, 'query.filter'))
              .execute()
            const expected = rows.filter((candidate) => matches(candidate, one)).map(({ id }) => id)
            expect(picked.map(({ id }) => id).sort()).toEqual(expected.sort())
            pairs += 1
          }
        },
      ),
      // Some six filters each.
      { numRuns: isLong ? 1_500 : 60 },
    )
    await annotate(`${pairs} pairs of filter and data`)
    expect(pairs).toBeGreaterThanOrEqual(isLong ? 5_000 : 250)
  })

  it('never puts a text of the request into the SQL', async () => {
    const hostile = ["'; drop table filtered; --", '$1', '%s', '{"a":1}', 'x\\', '\u2028']
    for (const text of hostile) {
      for (const condition of [{ $eq: text }, { $in: [text] }, { $contains: text }]) {
        const compiled = database
          .selectFrom('filtered')
          .selectAll()
          .where(compileFilter({ name: condition }, columns, 'query.filter'))
          .compile()
        expect(compiled.sql).not.toContain(text === '$1' ? 'nothing' : text)
      }
    }
    const { rows } = await sql`select to_regclass('filtered') is not null as there`.execute(
      database,
    )
    expect(rows).toEqual([{ there: true }])
  })

  it('sorts by code point and breaks every tie by id, both ways', async () => {
    await database.deleteFrom('filtered').execute()
    const names = ['b', 'B', 'a', 'é', 'b', 'Z', 'b']
    await database
      .insertInto('filtered')
      .values(
        names.map((one, index) => ({
          id: `r${index}`,
          name: one,
          price: null,
          visible: null,
          made: null,
          tags: [],
        })),
      )
      .execute()
    const sorted = async (order: string) => {
      const rows = await database
        .selectFrom('filtered')
        .select(['id', 'name'])
        .orderBy(compileSort([{ fieldName: 'name', order }], columns, 'query.sort'))
        .execute()
      return rows.map(({ id }) => id)
    }
    const ascending = names
      .map((one, index) => ({ id: `r${index}`, one }))
      .sort((a, b) => byCodePoint(a.one, b.one) || byCodePoint(a.id, b.id))
      .map(({ id }) => id)
    expect(await sorted('ASC')).toEqual(ascending)
    expect(await sorted('DESC')).toEqual(ascending.reverse())
  })
})

describe('a date without a time zone', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each(['America/New_York', 'Asia/Kolkata'])('is UTC on a machine in %s', (machine) => {
    process.env.TZ = machine
    expect(new Date(2026, 10, 24).getTimezoneOffset()).not.toBe(0)
    const times = ['2026-11-24T10:00:00', '2026-11-24T10:00', '2026-11-24T10:00:00.000Z']
    expect(times.map((text) => readScalar(text, 'date'))).toEqual(
      times.map(() => new Date('2026-11-24T10:00:00Z')),
    )
    expect(readScalar('2026-11-24T10:00:00+0200', 'date')).toEqual(new Date('2026-11-24T08:00:00Z'))
    expect(readScalar('2026-11-24', 'date')).toEqual(new Date('2026-11-24T00:00:00Z'))
  })
})
