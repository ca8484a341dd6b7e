/** A member who was deleted is nowhere any more, kept answers included. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../setup/long.ts'
import { engines, type OpenEngine } from '../../storage/engines.ts'
import { type KeyedStore, newKey, serveStore } from '../../web/idempotency/keyed-store.ts'

describe.each(sampled(engines(), 2))('a deleted member, on $name', (engine) => {
  let open: OpenEngine
  let store: KeyedStore
  beforeAll(async () => {
    open = await engine.open()
    store = await serveStore(open.storage)
  })
  afterAll(async () => {
    await store?.close()
    await open?.discard()
  })

  /** The tables with a row that holds a text, in any column. */
  const tablesWith = async (text: string) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'
    `.execute(open.storage.database)
    const found = rows.map(async ({ name }) => {
      const table = await sql`select * from ${sql.table(name)}`.execute(open.storage.database)
      return JSON.stringify(table.rows).includes(text) ? [name] : []
    })
    return (await Promise.all(found)).flat().sort()
  }
  const create = (loginEmail: string, key: string, firstName = 'Secretina') =>
    store.call('POST', '/v1/members', {
      key,
      body: { member: { loginEmail, contact: { firstName } } },
    })

  const addMembership = (member: string, id = crypto.randomUUID()) =>
    sql`
      insert into memberships (site_id, id, member_id, name, total, remaining)
      select site_id, ${id}, id, 'Pass', 5, 5 from members where id = ${member}
    `.execute(open.storage.database)

  it('is in no table, even after responses about it', async () => {
    const keys = [newKey(), newKey()] as const
    const first = await create('gone@example.com', keys[0])
    const { id } = JSON.parse(first.text).member
    const clash = await create('gone@example.com', keys[1])
    expect(clash.told).toEqual(['MEMBER_ALREADY_EXISTS'])
    expect(await tablesWith('gone@example.com')).toEqual(['idempotency_keys', 'members'])
    await addMembership(id)
    await sql`update idempotency_keys set etag = 'its revision'`.execute(open.storage.database)
    expect((await store.call('DELETE', `/v1/members/${id}`)).status).toBe(200)
    for (const personal of ['gone@example.com', 'Secretina', 'its revision', id]) {
      expect([personal, await tablesWith(personal)]).toEqual([personal, []])
    }

    // The keys still have their meaning: no member is made a second time.
    for (const key of keys) {
      const again = await create('gone@example.com', key)
      expect(again).toMatchObject({ status: 404, replayed: true, told: ['NOT_FOUND'] })
    }
    expect(await tablesWith('gone@example.com')).toEqual([])
  })

  it('does not affect responses and memberships of others', async () => {
    const key = newKey()
    const pass = crypto.randomUUID()
    const kept = await create('another.gone-too@example.com', key, 'Kept')
    await addMembership(JSON.parse(kept.text).member.id, pass)
    const { member } = JSON.parse((await create('gone-too@example.com', newKey())).text)
    await store.call('DELETE', `/v1/members/${member.id}`)
    expect(await tablesWith(pass)).toEqual(['memberships'])
    expect(await create('another.gone-too@example.com', key, 'Kept')).toEqual({
      ...kept,
      replayed: true,
    })
  })
})
