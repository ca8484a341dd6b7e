/** What a store was, brought back: snapshots, its beginning, files; in memory, in a folder, on a server. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { StartFailure } from '../../../../sandbox/platform/start-failure.ts'
import { commands } from '../../../../sandbox/process/commands/index.ts'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'
import { tablesOfSites } from '../../../../sandbox/storage/sites/tables.ts'
import { createClient, platforms } from '../../../../src/index.ts'
import { startLoopback } from '../../../src/support/loopback.ts'
import { migratedDatabase, temporaryFolder } from '../../storage/engines.ts'

const origin = 'http://127.0.0.1:4100'
let store: Sandbox
beforeAll(async () => {
  store = await createSandbox({ products: 8, accounts: { ownerApproval: true } })
})
afterAll(() => store?.close())

/** What a caller sees of a store: enough of everything to tell one state from another. */
async function seen(sandbox: Sandbox) {
  const read = async (method: string, path: string, body?: object) => {
    const answer = await sandbox.fetch(
      new Request(`${origin}${path}`, {
        method,
        headers: { authorization: sandbox.site.apiKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    return answer.json()
  }
  return {
    products: await read('POST', '/v1/products/query-platformized', { query: {} }),
    collections: await read('POST', '/v2/collections/query', {}),
    stock: await read('POST', '/v2/inventoryItems/query', {}),
    members: await read('GET', '/v1/members?fieldsets=FULL'),
    settings: await read('GET', '/_sandbox/settings'),
    outbox: await sandbox.outbox(),
  }
}

/** The lines of a file without its digest. */
const exported = (file: Uint8Array) => Buffer.from(file).toString().split('\n').slice(0, -2)

async function change(sandbox: Sandbox, name: string): Promise<void> {
  const { fetch } = sandbox
  const owner = createClient({
    platform: platforms.sandbox(origin),
    apiKey: sandbox.site.apiKey,
    fetch,
  })
  const { products = [] } = await owner.products.queryProducts({})
  await owner.products.updateProduct(products[0]?.id ?? '', { product: { name } })
  await owner.products.deleteProduct(products[1]?.id ?? '')
  await owner.products.createCollection({ collection: { name } })
  const visitor = createClient({
    platform: platforms.sandbox(origin),
    clientId: sandbox.site.clientId,
    fetch,
  })
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.com`
  await visitor.session.register({ email, password: 'a-long-password' })
  await visitor.session.sendPasswordResetEmail(email, 'http://localhost:3000/')
}

describe('a snapshot', () => {
  it('restores everything, repeatedly', async () => {
    const first = await seen(store)
    const taken = await store.snapshot('before')
    expect(taken).toEqual({ name: 'before', createdDate: expect.any(Date) })
    await change(store, 'Changed once')
    const second = await seen(store)
    expect(second).not.toEqual(first)
    await store.snapshot('after')
    await store.restore('before')
    expect(await seen(store)).toEqual(first)
    await store.restore('after')
    expect(await seen(store)).toEqual(second)
    await store.restore('before')
    await change(store, 'Changed again')
    await store.restore('before')
    expect(await seen(store)).toEqual(first)
  })

  it('has a unique name: a later one replaces it, and it can be deleted', async () => {
    await store.snapshot('before')
    const names = async () => (await store.snapshots()).map(({ name }) => name)
    expect((await names()).filter((name) => name === 'before')).toHaveLength(1)
    await store.removeSnapshot('after')
    expect(await names()).toEqual(['before'])
    await expect(store.removeSnapshot('after')).rejects.toThrow('no snapshot named after')
    await expect(store.restore('after')).rejects.toThrow('no snapshot named after')
    // As a file name of a Mac has it, and as it is typed.
    await store.snapshot('cafe\u0301')
    await store.removeSnapshot('caf\u00e9')
    await store.snapshot('Before 2.0.')
    await store.removeSnapshot('Before 2.0.')
    expect(await names()).toEqual(['before'])
    for (const name of ['', ' ', '.', '..', 'a\nb', 'x'.repeat(101)]) {
      await expect(store.snapshot(name)).rejects.toThrow('"name" must be a text of 1 to 100')
    }
    expect((await store.snapshot()).name).toMatch(/^\d{4}-/)
  })

  it('is refused with a non-text name', async () => {
    for (const name of [null, {}, 5]) {
      const answer = await store.fetch(`${origin}/_sandbox/snapshots.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('name\\" must be of type string'),
      ])
    }
  })

  it('is requested as JSON, whose type is exact and case-insensitive', async () => {
    const take = async (type: string) =>
      store.fetch(`${origin}/_sandbox/snapshots.json`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"name":"before"}',
      })
    expect((await take('Application/JSON; charset=utf-8')).status).toBe(200)
    expect((await take('application/json5')).status).toBe(400)
    expect((await take('text/plain')).status).toBe(400)
  })

  it('is not confirmed by the page for an unknown button', async () => {
    for (const action of ['forget', 'import', 'a\nb', '…']) {
      const answer = await store.fetch(`${origin}/_sandbox/snapshots`, {
        method: 'POST',
        body: new URLSearchParams({ do: action, name: 'before' }),
        redirect: 'manual',
      })
      expect([action, answer.status, answer.headers.get('location')]).toEqual([action, 400, null])
    }
  })

  it('without a name replaces no other, even with a stopped clock', async () => {
    store.clock.freeze()
    const taken = [await store.snapshot(), await store.snapshot(), await store.snapshot()]
    store.clock.reset()
    const names = taken.map(({ name }) => name)
    const [time = ''] = names
    expect(names).toEqual([time, `${time} (2)`, `${time} (3)`])
    expect((await store.snapshots()).map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    for (const name of names) await store.removeSnapshot(name)
  })

  it('keeps its sessions, and ends later ones', async () => {
    const visitor = async (): Promise<string> => {
      const grant = { clientId: store.site.clientId, grantType: 'anonymous' }
      const answer = await store.fetch(
        new Request(`${origin}/oauth2/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(grant),
        }),
      )
      return (await answer.json()).access_token
    }
    const status = async (authorization: string) =>
      (await store.fetch(`${origin}/v1/carts/current`, { headers: { authorization } })).status
    const early = await visitor()
    await store.snapshot('signed in')
    const late = await visitor()
    expect([await status(early), await status(late)]).toEqual([404, 404])
    await store.restore('signed in')
    expect([await status(early), await status(late)]).toEqual([404, 401])
  })
})

describe('a reset', () => {
  it('regenerates the initial store, with its opening settings', async () => {
    const fresh = await createSandbox({ products: 8, accounts: { ownerApproval: true } })
    await change(store, 'Soon gone')
    await store.reset()
    expect(await seen(store)).toEqual(await seen(fresh))
    await fresh.close()
  })

  it('restarts deterministic ids', async () => {
    const names = async (sandbox: Sandbox) => {
      await change(sandbox, 'The same')
      const ids = JSON.stringify(await seen(sandbox))
      return ids
    }
    const withIds = {
      products: 4,
      seed: 9,
      ids: 'seeded',
      clock: { now: () => new Date(0) },
    } as const
    const one = await createSandbox(withIds)
    const other = await createSandbox(withIds)
    const drawn = await names(one)
    const withoutSecrets = (text: string) => text.replace(/(?:recovery|state)\.[\w-]+/g, '')
    expect(withoutSecrets(await names(other))).toBe(withoutSecrets(drawn))
    await one.reset()
    expect(withoutSecrets(await names(one))).toBe(withoutSecrets(drawn))
    await Promise.all([one.close(), other.close()])
  })

  it('repeats no id of a store restored or imported afterwards', async () => {
    const opened = () => createSandbox({ products: 2, ids: 'seeded' })
    const created = async ({ site, fetch }: Sandbox) => {
      const answer = await fetch(`${origin}/v1/collections`, {
        method: 'POST',
        headers: { authorization: site.apiKey, 'content-type': 'application/json' },
        body: '{"collection":{"name":"Another"}}',
      })
      return [answer.status, (await answer.json()).collection?.id]
    }
    const one = await opened()
    const [, first] = await created(one)
    await one.snapshot('with one more')
    const file = await one.export()
    await one.reset()
    expect(await created(one)).toEqual([200, first])
    await one.restore('with one more')
    expect((await created(one))[0]).toBe(200)
    await one.restore('with one more')
    expect((await created(one))[0]).toBe(200)
    const other = await opened()
    await other.import(file)
    expect((await created(other))[0]).toBe(200)
    await Promise.all([one.close(), other.close()])
  })
})

describe('a file', () => {
  it('is imported by the page from a file of at most its limit', async () => {
    const chunk = new Uint8Array(64 * 1024 * 1024)
    let left = 9
    const body = new ReadableStream<Uint8Array>({
      pull: (source) => {
        left -= 1
        if (left < 0) source.close()
        else source.enqueue(chunk)
      },
    })
    const sent: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const large = await store.fetch(`${origin}/_sandbox/import`, sent)
    expect([large.status, await large.text()]).toEqual([
      400,
      expect.stringContaining('The body is larger than 536870912 bytes.'),
    ])
    const none = await store.fetch(`${origin}/_sandbox/import`, {
      method: 'POST',
      body: new FormData(),
    })
    expect([none.status, await none.text()]).toEqual([
      400,
      expect.stringContaining('Choose a file first.'),
    ])
  })

  it('copies this store to another, and has no secrets', async () => {
    await change(store, 'In the file')
    const [mail] = await store.outbox()
    const file = await store.export()
    const text = Buffer.from(file).toString()
    for (const secret of [store.site.apiKey, mail?.recoveryToken ?? '', 'BEGIN', '"d":']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
    const other = await createSandbox({ products: 3 })
    await other.import(file)
    const [here, there] = [Object(await seen(store)), Object(await seen(other))]
    expect({ ...there, outbox: [] }).toEqual({ ...here, outbox: [] })
    expect(there.outbox).toEqual([])
    expect(exported(await other.export()).slice(1)).toEqual(exported(file).slice(1))
    await other.close()
  })

  it('is accepted with CRLF and a byte order mark, but refused for a changed row', async () => {
    const text = Buffer.from(await store.export()).toString()
    const windows = text.replaceAll('\n', '\r\n')
    await store.import(Buffer.from(`\uFEFF${text}`))
    const before = await seen(store)
    await store.import(windows)
    expect(await seen(store)).toEqual({ ...Object(before), outbox: [] })
    const changed = windows.replace('"currency":"USD"', '"currency":"EUR"')
    await expect(store.import(changed)).rejects.toThrow('was changed')
    await expect(store.import(windows.slice(0, -1))).rejects.toThrow('ends in the middle of a line')
  })

  it('is refused if invalid, incomplete or changed; and nothing changes', async () => {
    const before = await seen(store)
    const text = Buffer.from(await store.export()).toString()
    const lines = text.split('\n')
    const wrong: readonly (readonly [string, string])[] = [
      ['', 'is not an exported store'],
      ['{}\n', 'is not an exported store'],
      ['no\n', 'not JSON'],
      [text.slice(0, -10), '"file" ends in the middle of a line'],
      [`${lines.slice(0, -3).join('\n')}\n`, 'is incomplete'],
      [text.replace('"version":1', '"version":9'), 'version 9'],
      [text.replace('"currency":"USD"', '"currency":"EUR"'), 'was changed'],
    ]
    for (const [file, why] of wrong) await expect(store.import(file)).rejects.toThrow(why)
    expect(await seen(store)).toEqual(before)
  })
})

describe('a file edited by hand, with its digest', () => {
  /** Too deep for what makes JSON here. */
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
  /** The exported store with one of its rows changed, as a careful person would leave it. */
  async function edited(
    table: string,
    edit: (row: Record<string, unknown>) => object,
  ): Promise<string> {
    const lines = exported(await store.export())
    const at = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`))
    const { row } = JSON.parse(lines[at] ?? '{}')
    lines[at] = JSON.stringify({ table, row, ...edit(row) }).replace('"DEEP"', deep)
    return sealed(lines)
  }
  const sealed = (lines: readonly string[]) => {
    const rows = lines.map((line) => `${line}\n`).join('')
    const end = createHash('sha256').update(rows).digest('hex')
    return `${rows}${JSON.stringify({ end })}\n`
  }
  const put = (body: string) =>
    store.fetch(new Request(`${origin}/_sandbox/store.ndjson`, { method: 'PUT', body }))

  it.each([
    [
      'a hash that no machine bears',
      'members',
      (row: object) => ({
        row: { ...row, password_hash: `scrypt$30$${'a'.repeat(22)}$${'a'.repeat(43)}` },
      }),
      'password hash',
    ],
    [
      'a hash that is none',
      'members',
      (row: object) => ({ row: { ...row, password_hash: 'secret' } }),
      'password hash',
    ],
    [
      'a document of 5,000 levels',
      'products',
      (row: object) => ({ row: { ...row, doc: 'DEEP' } }),
      'must not nest deeper than 100 levels',
    ],
    [
      'an unknown table',
      'products',
      () => ({ table: 'prodcuts' }),
      '"prodcuts", which is no table',
    ],
    ['a table that no file holds', 'products', () => ({ table: 'mails' }), 'no table of a store'],
    [
      'an unknown column',
      'products',
      (row: object) => ({ row: { ...row, prize: 1 } }),
      '"prize", which products does not have',
    ],
    [
      'a value of another type',
      'products',
      (row: object) => ({ row: { ...row, visible: 'perhaps' } }),
      'inconsistent rows',
    ],
  ])('is refused with a reason: %s', async (_kind, table, edit, words) => {
    const before = await seen(store)
    const answer = await put(await edited(table, edit))
    const { details } = await answer.json()
    expect([answer.status, details.validationError.fieldViolations]).toEqual([
      400,
      [expect.objectContaining({ description: expect.stringContaining(words) })],
    ])
    expect(await seen(store)).toEqual(before)
  })

  it.each([
    ['products', 'price', 'much'],
    ['products', 'price', 'NaN'],
    ['products', 'weight', 'Infinity'],
    ['members', 'created_date', '-infinity'],
    ['members', 'created_date', '10000-01-01T00:00:00Z'],
    ['products', 'updated_date', '4000-01-01 BC'],
  ])(
    'is refused for a value that no response can hold: %s.%s of %s',
    async (table, column, value) => {
      const file = await edited(table, (row) => ({ row: { ...row, [column]: value } }))
      await expect(store.import(file)).rejects.toThrow(
        `holds an invalid ${column} in a row of ${table}: "${value}"`,
      )
    },
  )

  it('is refused without a store', async () => {
    const before = await seen(store)
    const [header = ''] = exported(await store.export())
    await expect(store.import(sealed([header]))).rejects.toThrow('does not hold one store')
    expect(await seen(store)).toEqual(before)
  })

  it('is refused for a line without a table or a row', async () => {
    const lines = exported(await store.export())
    for (const line of ['{"table":"coupons"}', '{"table":"coupons","row":[]}', '{"row":{}}']) {
      await expect(store.import(sealed([...lines, line]))).rejects.toThrow('a line that is no row')
    }
  })

  it('is copied whole, however many rows a table has', async () => {
    const other = await createSandbox({ products: 3 })
    const lines = exported(await other.export())
    const at = lines.findIndex((line) => line.startsWith('{"table":"coupons"'))
    const { table, row } = JSON.parse(lines[at] ?? '{}')
    const more = Array.from({ length: 2_500 }, (_, number) =>
      JSON.stringify({ table, row: { ...row, id: randomUUID(), code: `CODE-${number}` } }),
    )
    const large = sealed([...lines.slice(0, at), ...more, ...lines.slice(at)])
    await other.import(large)
    const rows = (file: string) => file.split('\n').slice(1, -2).sort()
    expect(rows(Buffer.from(await other.export()).toString())).toEqual(rows(large))
    await other.close()
  })

  it('of a release with more columns is accepted', async () => {
    const { products } = await seen(store)
    await store.snapshot('unedited')
    const answer = await put(
      await edited('products', (row) => ({ row: { ...row, answer_version: 1 } })),
    )
    expect(answer.status).toBe(200)
    expect((await seen(store)).products).toEqual(products)
    await store.restore('unedited')
  })

  it('is accepted if consistent', async () => {
    await store.snapshot('unedited')
    const answer = await put(
      await edited('products', (row) => ({ row: { ...row, name: 'By hand' } })),
    )
    expect(answer.status).toBe(200)
    expect(JSON.stringify(await seen(store))).toContain('By hand')
    await store.restore('unedited')
  })
})

describe('a command', () => {
  it.each([
    ['reset', [], 'Check whether the change went through.'],
    ['import', ['package.json'], 'Check whether the change went through.'],
    ['outbox', [], 'Start it, then repeat the command.'],
    ['export', ['store.ndjson'], 'Start it, then repeat the command.'],
  ])('says so when the sandbox ends before it answers: %s', async (name, args, advice) => {
    const { url } = await startLoopback(() => 'hang up')
    await expect(commands.get(name)?.run([...args, '--url', url], () => {})).rejects.toThrow(
      `The sandbox at ${url} ended before it answered. ${advice}`,
    )
  })

  it('marks an export as incomplete until it is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { url } = await startLoopback(() => ({ body: 'a store' }))
    const seen = new Set<string>()
    const whole = new Promise<void>((resolve) => {
      const watcher = watch(folder, (_, name) => {
        seen.add(String(name))
        if (name === 'store.ndjson') resolve()
      })
      onTestFinished(() => watcher.close())
    })
    await commands.get('export')?.run([join(folder, 'store.ndjson'), '--url', url], () => {})
    await whole
    expect([...seen]).toEqual([
      expect.stringMatching(/^store\.ndjson\..+\.incomplete$/),
      'store.ndjson',
    ])
  })
})

describe('a store in a folder', () => {
  it('keeps its snapshots, and is reached by the commands', async () => {
    const folder = temporaryFolder()
    const printed: string[] = []
    const opened = async () => {
      const sandbox = await createSandbox({ data: folder.path })
      const { url } = await sandbox.listen({ port: 0 })
      const type = (line: string) => {
        const [name = '', ...args] = line.split(' ')
        return commands.get(name)?.run([...args, '--url', url], (text) => printed.push(text))
      }
      return { sandbox, type }
    }
    const first = await opened()
    const before = await seen(first.sandbox)
    await first.type('snapshots take kept')
    await change(first.sandbox, 'Then changed')
    const file = `${folder.path}.ndjson`
    writeFileSync(file, 'an older file')
    await first.type(`export ${file}`)
    expect(readFileSync(file, 'utf8')).toMatch(/^{"format":"storefront-sandbox site"/)
    await first.sandbox.close()

    const second = await opened()
    await second.type('snapshots restore kept')
    expect(await seen(second.sandbox)).toEqual(before)
    await second.type(`import ${file}`)
    expect(await seen(second.sandbox)).not.toEqual(before)
    await second.type('reset')
    expect(await seen(second.sandbox)).toEqual(before)
    await second.type('snapshots remove kept')
    await expect(second.type('snapshots restore kept')).rejects.toThrow('no snapshot named kept')
    expect(printed.filter((line) => line.endsWith('  kept'))).toHaveLength(2)
    await second.type('clock freeze')
    await second.type('clock advance 2h')
    expect(second.sandbox.clock.state().frozen).toBe(true)
    await second.type('clock reset')
    expect(printed.at(-1)).toMatch(/, 0 s from real time$/)
    await second.type('faults set [{"operation":"*","type":"cutBody","rate":0.5}] 7')
    expect(second.sandbox.faults.plan()).toMatchObject({ seed: 7, faults: [{ type: 'cutBody' }] })
    await second.type(
      'settings --accounts captcha,owner-approval --redirect-uris https://a.example/',
    )
    expect(printed.slice(-2)).toEqual([
      '--accounts owner-approval,captcha',
      '--redirect-uris https://a.example/',
    ])
    await second.type('settings --accounts none')
    expect(printed.at(-1)).toBe('--redirect-uris https://a.example/')
    await expect(second.type('settings --accounts sms')).rejects.toThrow('takes some of')
    await second.type('outbox --to nobody@example.com')
    await expect(second.type('clock advance soon')).rejects.toThrow('takes a time such as')
    await expect(second.type('clock at')).rejects.toThrow('takes a moment such as')
    await expect(second.type('clock freeze 15m')).rejects.toThrow("Unexpected argument '15m'.")
    const missing = `${folder.path}/none/store.ndjson`
    await expect(second.type(`export ${missing}`)).rejects.toThrow(
      new StartFailure(`Cannot write ${missing}: no such file or directory.`),
    )
    await expect(second.type(`import ${missing}`)).rejects.toThrow(
      new StartFailure(`Cannot read ${missing}: no such file or directory.`),
    )
    await expect(second.type(`import ${folder.path}`)).rejects.toThrow(
      new StartFailure(`Cannot read ${folder.path}: illegal operation on a directory.`),
    )
    await expect(commands.get('clock')?.run(['--url', 'localhost:4100'], () => {})).rejects.toThrow(
      '--url takes an address such as http://127.0.0.1:4100, not "localhost:4100".',
    )
    await second.sandbox.close()
    folder.remove()
  })
})

const server = process.env.STOREFRONT_TEST_DATABASE_URL

describe.skipIf(server === undefined)('a store on a server', () => {
  it('is restored for every process that shares it', async () => {
    const database = await migratedDatabase(server ?? '')
    const first = await createSandbox({ databaseUrl: database.url, products: 5 })
    const second = await createSandbox({ databaseUrl: database.url })
    const before = await seen(first)
    await first.snapshot('kept')
    await change(first, 'Changed on a server')
    const changed = await seen(second)
    expect(changed).not.toEqual(before)
    expect((await second.snapshots()).map(({ name }) => name)).toEqual(['kept'])
    await second.restore('kept')
    expect([await seen(first), await seen(second)]).toEqual([before, before])
    await change(second, 'Changed again')
    await first.reset()
    expect(await seen(second)).toEqual(before)
    await first.import(await store.export())
    expect(await seen(second)).toMatchObject(only(await seen(store), 'products', 'collections'))
    await expect(first.restore('none')).rejects.toThrow('no snapshot named none')
    await Promise.all([first.close(), second.close()])
    await database.drop()
  })

  it('is restored by concurrent calls in sequence', async () => {
    const database = await migratedDatabase(server ?? '')
    const first = await createSandbox({ databaseUrl: database.url, products: 5 })
    const second = await createSandbox({ databaseUrl: database.url })
    const before = await seen(first)
    await first.snapshot('kept')
    const file = await first.export()
    await Promise.all([
      ...[first.reset(), second.reset(), first.import(file), second.import(file)],
      ...[first.restore('kept'), second.restore('kept')],
      ...[first.snapshot('new'), second.snapshot('new')],
    ])
    expect(await seen(second)).toEqual(before)
    await Promise.allSettled([first.restore('new'), second.removeSnapshot('new')])
    expect(await seen(second)).toEqual(before)
    await Promise.all([first.close(), second.close()])
    await database.drop()
  })
})

/** Some parts of what is seen: mails, for one, are in no file. */
function only(all: unknown, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(Object(all)).filter(([name]) => names.includes(name)))
}

describe('a site beside others', () => {
  it('is restored alone', async () => {
    const window = await openMemorySite({ seed: 1, products: 8, now: new Date() })
    const { database } = window.storage
    const rows = async () => {
      const found: string[] = []
      for (const { name } of tablesOfSites) {
        const { rows: read } = await sql<{ rows: string }>`
          select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as rows
          from ${sql.table(name)} t where site_id = ${window.site}`.execute(database)
        found.push(`${name} ${read[0]?.rows}`)
      }
      return found
    }
    const before = await rows()
    await store.snapshot('alone')
    await store.restore('alone')
    await store.import(await store.export())
    await store.reset()
    expect(await rows()).toEqual(before)
    await window.close()
  })
})
