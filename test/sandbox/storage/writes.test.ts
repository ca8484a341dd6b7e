/** What is remembered of a table holds until a statement writes to it. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPglite } from '../../../sandbox/storage/database/pglite/open.ts'
import { transactions } from '../../../sandbox/storage/database/transaction.ts'
import { Writes, writesOf } from '../../../sandbox/storage/database/writes.ts'

const changes = (text: string, table: string): boolean => {
  const writes = new Writes()
  const before = writes.version([table])
  writes.note(text)
  return writes.version([table]) !== before
}

describe('a statement', () => {
  it.each([
    'insert into "members" ("id") values ($1)',
    'INSERT INTO members SELECT 1',
    'update "members" set "name" = $1 where "id" = $2',
    'delete from "members" where "id" = $1',
    'with gone as (delete from members returning id) select * from gone',
    'with made as (insert into products values ($1)) insert into members values ($1)',
    'insert into "other" values ($1) on conflict do update set "a" = 1; update only members set a = 1',
    'alter table other add column a text',
    'truncate other cascade',
    'rollback',
    'rollback to savepoint step',
  ])('that may change members is detected: %s', (text) => {
    expect(changes(text, 'members')).toBe(true)
  })

  it.each([
    'select * from "members" where "updated" = $1',
    'insert into "products" ("id") values ($1)',
    'select * from members for update',
    'begin',
    'commit',
  ])('that leaves members unchanged is ignored: %s', (text) => {
    expect(changes(text, 'members')).toBe(false)
  })
})

describe('a database of one process', () => {
  it('reports its writes; a transaction in it does not', async () => {
    const engine = await openPglite('memory')
    const { database } = engine
    await sql`create table t (id integer)`.execute(database)
    const before = writesOf.get(database)?.version(['t'])
    await transactions(engine)(async (handle) => {
      expect(writesOf.get(handle)).toBeUndefined()
      await sql`insert into t values (${1})`.execute(handle)
    })
    expect(writesOf.get(database)?.version(['t'])).toBe((before ?? 0) + 1)
    await engine.close()
  })
})
