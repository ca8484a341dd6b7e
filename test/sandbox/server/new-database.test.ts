/** A database that the sandbox starts on for the first time: whose it is, and what is missing there. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../../../sandbox/composition/sandbox.ts'
import { systemClock } from '../../../sandbox/platform/clock.ts'
import { StartFailure } from '../../../sandbox/platform/start-failure.ts'
import { examineServer } from '../../../sandbox/storage/database/postgres/server.ts'
import { openStorage } from '../../../sandbox/storage/database/storage.ts'
import { contains } from '../../../sandbox/storage/filters/index.ts'
import { emptyDatabase, type ServerDatabase } from '../storage/engines.ts'
import { runAt, server, whySkipped } from './server.ts'

describe.skipIf(server === undefined)(`an unusable database${whySkipped}`, () => {
  let database: ServerDatabase
  beforeEach(async () => {
    database = await emptyDatabase(server ?? '')
  })
  afterEach(() => database.drop())

  async function refusal(url: string): Promise<string> {
    const failure = await openStorage({ databaseUrl: url, clock: systemClock }).then(
      async (storage) => {
        await storage.close()
        return new Error('It was opened')
      },
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(StartFailure)
    return failure instanceof Error ? failure.message : ''
  }

  const names = async () => {
    const rows = await runAt(database.url, "select relname from pg_class where relkind = 'r'")
    return rows.map(({ relname }) => relname).filter((name) => !/^(pg|sql)_/.test(String(name)))
  }

  it.each(['products', 'members', 'migrations'])(
    'with an app’s table %s is refused untouched',
    async (name) => {
      await runAt(database.url, `create table ${name} (id integer)`)
      expect(await refusal(database.url)).toMatch(/contains other tables \(.+\)\. Create an/)
      expect(await names()).toEqual([name])
    },
  )

  it('whose role cannot create tables is refused with the required statement', async () => {
    const { role, url, remove } = await weakRole()
    const said = await refusal(url)
    expect(said).toContain(`grant create on schema public to ${role};`)
    expect(said).not.toContain('secret')
    await remove()
  })

  /** A role that may sign in, and nothing else. */
  async function weakRole() {
    const role = `weak_${randomUUID().slice(0, 8)}`
    await runAt(database.url, `create role ${role} login password 'secret'`)
    const { href } = Object.assign(new URL(database.url), { username: role, password: 'secret' })
    const remove = () => runAt(database.url, `drop owned by ${role}; drop role ${role}`)
    return { role, url: href, remove }
  }

  const fill = async () => {
    await (await openStorage({ databaseUrl: database.url, clock: systemClock })).close()
    // As an earlier release left it.
    await runAt(database.url, `delete from migrations where name > '0073'`)
    await runAt(database.url, 'alter table idempotency_keys drop column etag')
  }

  it('whose tables belong to another role is refused with the required rights', async () => {
    await fill()
    const { role, url, remove } = await weakRole()
    const owners = /^The database refuses its role: .+\. Start once as the owner of its tables, /
    expect(await refusal(url)).toMatch(owners)
    const rights = 'select, insert, update, delete'
    await runAt(database.url, `grant ${rights} on all tables in schema public to ${role}`)
    expect(await refusal(url)).toMatch(owners)
    await (await openStorage({ databaseUrl: database.url, clock: systemClock })).close()
    await (await openStorage({ databaseUrl: url, clock: systemClock })).close()
    await remove()
  })

  it('whose role may only read is reported with the missing rights, and serves readers', async () => {
    const { site, close } = await createSandbox({ databaseUrl: database.url, products: 1 })
    await close()
    const { role, url, remove } = await weakRole()
    await runAt(database.url, `grant select on all tables in schema public to ${role}`)
    const told: string[] = []
    const reader = await createSandbox({
      databaseUrl: url,
      products: 1,
      log: (line) => told.push(line),
    })
    const post = async (path: string, body: object) => {
      const headers = { authorization: site.apiKey, 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      const { status, headers: heard } = await reader.fetch(`http://127.0.0.1${path}`, sent)
      return [status, heard.get('retry-after')]
    }
    expect(await post('/v1/products/query-platformized', {})).toEqual([200, null])
    expect(await post('/v1/collections', { collection: { name: 'New' } })).toEqual([503, '1'])
    const remedy = `grant select, insert, update, delete on all tables in schema public to ${role};`
    expect(told).toEqual([`The role ${role} may not change the store. Let it: ${remedy}`])
    await reader.close()
    await remove()
  })

  it('that is read-only is refused while a release has to migrate it', async () => {
    await fill()
    const name = new URL(database.url).pathname.slice(1)
    await runAt(database.url, `alter database ${name} set default_transaction_read_only = on`)
    expect(await refusal(database.url)).toMatch(/is read-only, .+ Start on its primary first\./)
  })

  it('without full Unicode is refused with its encoding', async () => {
    const name = `latin_${randomUUID().slice(0, 8)}`
    await runAt(
      database.url,
      `create database ${name} encoding 'LATIN1' locale 'C' template template0`,
    )
    const url = Object.assign(new URL(database.url), { pathname: `/${name}` })
    expect(await refusal(url.href)).toContain("is in LATIN1. Create one with encoding 'UTF8'")
    await runAt(database.url, `drop database ${name} with (force)`)
  })

  it.each(["locale 'C'", "locale 'C' locale_provider icu icu_locale 'tr-TR'"])(
    'of a locale in which searches would tell upper from lower case is reported: %s',
    async (locale) => {
      const name = `narrow_${randomUUID().slice(0, 8)}`
      await runAt(database.url, `create database ${name} ${locale} template template0`)
      const url = Object.assign(new URL(database.url), { pathname: `/${name}` })
      const { warnings } = await examineServer(url.href)
      expect(warnings).toEqual([
        expect.stringContaining("with locale 'C.UTF-8' template template0"),
      ])
      await runAt(database.url, `drop database ${name} with (force)`)
    },
  )

  it('that is read-only is refused', async () => {
    const { pathname } = new URL(database.url)
    const name = pathname.slice(1)
    await runAt(database.url, `alter database ${name} set default_transaction_read_only = on`)
    expect(await refusal(database.url)).toMatch(/read-only/)
  })
})

describe.skipIf(server === undefined)(`a database with settings of its own${whySkipped}`, () => {
  async function openedWith(setting: string) {
    const database = await emptyDatabase(server ?? '')
    onTestFinished(() => database.drop())
    const name = new URL(database.url).pathname.slice(1)
    await runAt(database.url, `alter database ${name} set ${setting}`)
    const storage = await openStorage({ databaseUrl: database.url, clock: systemClock })
    onTestFinished(() => storage.close())
    return storage.database
  }

  it('of another style of dates has the same dates', async () => {
    const database = await openedWith("datestyle = 'German'")
    const moment = new Date('2026-01-02T03:04:05.678Z')
    const { rows } = await sql`select ${moment}::timestamptz as moment`.execute(database)
    expect(rows).toEqual([{ moment }])
  })

  it('in which a backslash escapes is searched alike', async () => {
    const database = await openedWith('standard_conforming_strings = off')
    const isFound = async (text: string) => {
      const query = sql`select ${contains(sql`${String.raw`100%_\ cotton`}::text`, text)} as found`
      return (await query.execute(database)).rows
    }
    expect(await isFound(String.raw`%_\ C`)).toEqual([{ found: true }])
    expect(await isFound('100__')).toEqual([{ found: false }])
  })

  it('of a stricter isolation refuses no more changes for it', async () => {
    const database = await openedWith("default_transaction_isolation = 'serializable'")
    const { rows } = await sql`show transaction_isolation`.execute(database)
    expect(rows).toEqual([{ transaction_isolation: 'read committed' }])
  })
})

it.each([
  'someone:secret@127.0.0.1:1/shop',
  'postgres:someone:secret@127.0.0.1:1/shop',
  '//someone:secret@127.0.0.1:1/shop',
  'postgres://someone:secret#1@127.0.0.1:1/shop',
  'host=127.0.0.1 password=secret dbname=shop',
  'mysql://someone:secret@127.0.0.1:1/shop',
  'https://someone:secret@127.0.0.1:1/shop',
])('what is no whole address, %s, is refused without its password', async (databaseUrl) => {
  const opening = openStorage({ databaseUrl, clock: systemClock })
  await expect(opening).rejects.toThrow(StartFailure)
  await expect(opening).rejects.toThrow(/^(?!.*secret)That is no address of a database\. Write /)
})
