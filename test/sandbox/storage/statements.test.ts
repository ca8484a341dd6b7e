/** Statements, prepared or not, on every engine: values, errors, large answers, tables that change. */
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { constraintOf, sqlState } from '../../../sandbox/platform/sql-state.ts'
import { staysPrepared } from '../../../sandbox/storage/database/pglite/prepared.ts'
import { engines, type OpenEngine } from './engines.ts'

describe.each(engines())('a statement on $name', (engine) => {
  let open: OpenEngine
  const run = async (text: string, ...values: unknown[]) => {
    const { rows } = await open.storage.database.executeQuery(CompiledQuery.raw(text, values))
    return rows
  }
  beforeAll(async () => {
    open = await engine.open()
    await run('create table things (id integer primary key, name text not null unique)')
  })
  afterAll(() => open?.discard())

  it('round-trips every text', async () => {
    const texts = [
      '',
      'a',
      'é',
      '日本語',
      '𝒳😀',
      "'; drop table things; --",
      '\u0001\t\n\\',
      'x'.repeat(70_000),
    ]
    for (const text of texts) {
      expect(await run('select $1::text as text', text)).toEqual([{ text }])
      expect(await run('select $1::text as text limit 1', text)).toEqual([{ text }])
    }
  })

  it('reads a chunked response, and a small one after it', async () => {
    const rows = await run(
      "select n, repeat('é', 3000) as text from generate_series(1, $1::integer) n order by n",
      1_000,
    )
    expect(rows).toHaveLength(1_000)
    expect(rows.at(-1)).toEqual({ n: 1_000, text: 'é'.repeat(3_000) })
    expect(await run('select $1::integer as n', 7)).toEqual([{ n: 7 }])
  })

  it('reports a violated constraint, and works afterwards', async () => {
    await run('insert into things values ($1, $2)', 1, 'one')
    for (let time = 0; time < 3; time += 1) {
      const error = await run('insert into things values ($1, $2)', 2, 'one').catch(
        (thrown: unknown) => thrown,
      )
      expect([sqlState(error), constraintOf(error)]).toEqual(['23505', 'things_name_key'])
      expect(error).toMatchObject({ detail: 'Key (name)=(one) already exists.' })
    }
    const wrong = await run('select nothing from things where id = $1', 1).catch(sqlState)
    expect(wrong).toBe('42703')
    expect(await run('select name from things where id = $1', 1)).toEqual([{ name: 'one' }])
  })

  it('skips the rest of a failed transaction, and runs the next', async () => {
    const { transaction } = open.storage
    const broken = transaction(async (handle) => {
      await sql`insert into things values (${10}, ${'ten'})`.execute(handle)
      await sql`insert into things values (${11}, ${'ten'})`.execute(handle)
    })
    await expect(broken).rejects.toMatchObject({ code: '23505' })
    await transaction((handle) => sql`insert into things values (${12}, ${'ten'})`.execute(handle))
    expect(await run('select id from things where name = $1', 'ten')).toEqual([{ id: 12 }])
  })

  it('works after a column is added to its table', async () => {
    await run('create table growing (id integer primary key)')
    await run('insert into growing values ($1)', 1)
    const byKey = 'select * from growing where id = $1'
    for (let time = 0; time < 7; time += 1) expect(await run(byKey, 1)).toEqual([{ id: 1 }])
    await run("alter table growing add column name text not null default 'new'")
    expect(await run(byKey, 1)).toEqual([{ id: 1, name: 'new' }])
  })

  it('is retried as a whole transaction after a column is added to its table', async () => {
    await run('create table changing (id integer primary key)')
    await run('insert into changing values ($1)', 1)
    const read = () =>
      open.storage.transaction((handle) =>
        handle.executeQuery(CompiledQuery.raw('select * from changing where id = $1', [1])),
      )
    expect((await read()).rows).toEqual([{ id: 1 }])
    await run('alter table changing add column more integer')
    expect((await read()).rows).toEqual([{ id: 1, more: null }])
  })

  it('is evicted and prepared again when there are very many', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let number = 0; number < 400; number += 1) {
        expect(await run(`select $1::integer + ${number} as n`, 1)).toEqual([{ n: number + 1 }])
      }
    }
  })

  it('may be several, whatever the first one does, as in a migration', async () => {
    const first = "insert into things values (9, 'one of two')"
    await run(`${first}; update things set name = 'two of two' where id = 9`)
    expect(await run('select name from things where id = $1', 9)).toEqual([{ name: 'two of two' }])
  })

  it('counts changed rows', async () => {
    const { database } = open.storage
    const change = await database.executeQuery(
      CompiledQuery.raw('insert into things select n, n::text from generate_series(20, 29) n'),
    )
    expect(change.numAffectedRows).toBe(10n)
    const gone = await database.executeQuery(
      CompiledQuery.raw('delete from things where id >= $1', [20]),
    )
    expect(gone.numAffectedRows).toBe(10n)
  })
})

describe('a prepared statement', () => {
  it('is one that finds its rows by key, and no list', () => {
    expect(staysPrepared('select * from "products" where "id" = $1', ['x'])).toBe(true)
    expect(staysPrepared('update "products" set "name" = $1', ['x'])).toBe(true)
    expect(staysPrepared('select * from "products" order by name asc', [])).toBe(false)
    expect(staysPrepared('select count(*) from "products" where name = $1', ['x'])).toBe(false)
    expect(staysPrepared('select 1 from "products" limit $1', [1])).toBe(false)
    expect(staysPrepared('select 1 from "products" where slug like $1', ['a%'])).toBe(false)
    expect(staysPrepared('vacuum (analyze)', [])).toBe(false)
    expect(staysPrepared("update things set name = ''; select 1", [])).toBe(false)
    expect(staysPrepared('insert into "products" values ($1)', Array(101).fill(1))).toBe(false)
  })
})
