/** The demo store that new ones are copies of. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { seedDigest, seededTables } from '../../../../sandbox/demo/seed/index.ts'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { openStorage } from '../../../../sandbox/storage/database/storage.ts'
import { openMemorySite } from '../../../../sandbox/storage/sites/memory.ts'
import { openStoredSite } from '../../../../sandbox/storage/sites/stored-site.ts'
import { tablesOfSites } from '../../../../sandbox/storage/sites/tables.ts'
import {
  demoTemplate,
  firstSite,
  keepSeeded,
  seededFor,
  templateSeed,
  templateWith,
} from '../../../../sandbox/storage/sites/template.ts'
import { root } from '../../../docs/snippets.ts'
import { printedBy } from '../../../scripts/support/program.ts'
import { temporaryFolder } from '../engines.ts'

it('is cached here, so that no store is generated twice', async () => {
  const template = await demoTemplate()
  expect(existsSync(template?.folder ?? '')).toBe(true)
  expect(existsSync(template?.archive ?? '')).toBe(true)
})

it('is replaced when any product of any store is made otherwise', async () => {
  const update = vi.spyOn(Object.getPrototypeOf(createHash('sha256')), 'update')
  onTestFinished(() => update.mockRestore())
  await seedDigest({ ...templateSeed, site: firstSite, now: seededFor })
  const digested = update.mock.calls.map(([text]) => String(text)).join('\n')
  // The first one again, and made in the engine: cached stores of many products have both.
  const editions = ['Winter Heavyweight Pocket Tee', "', Edition '"]
  expect(editions.filter((text) => !digested.includes(text))).toEqual([])
})

it('drops leftovers of a killed start, but nothing in progress', async () => {
  const template = await demoTemplate()
  const cache = dirname(template?.folder ?? '')
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const drafts = [`draft-${ended}-a`, `draft-${process.pid}-b`].map((name) => join(cache, name))
  for (const draft of drafts) mkdirSync(draft)
  try {
    await demoTemplate()
    expect(drafts.map((draft) => existsSync(draft))).toEqual([false, true])
  } finally {
    for (const draft of drafts) rmSync(draft, { recursive: true, force: true })
  }
})

it('is used though a leftover of another user cannot be removed', async () => {
  const { folder = '' } = (await demoTemplate()) ?? {}
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const draft = join(dirname(folder), `draft-${ended}-c`)
  mkdirSync(draft)
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { demoTemplate } from './sandbox/storage/sites/template.ts'
    fs.rmSync = () => {
      throw new Error('EACCES')
    }
    syncBuiltinESMExports()
    console.log((await demoTemplate())?.folder)
  `
  try {
    expect(await printedBy(program, root)).toBe(`${folder}\n`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
})

it('is evicted whole, even by a process that is killed meanwhile', async () => {
  const { folder = '' } = (await demoTemplate()) ?? {}
  const evicted = join(dirname(folder), `demo-evicted${process.pid}`)
  mkdirSync(join(evicted, 'base'), { recursive: true })
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { forget } from './sandbox/storage/database/pglite/cache.ts'
    fs.rmSync = () => console.log('killed')
    syncBuiltinESMExports()
    forget(${JSON.stringify(evicted)})
  `
  expect(await printedBy(program, root)).toBe('killed\n')
  expect(existsSync(evicted)).toBe(false)
})

it('has stores of an earlier process with another seed and size', async () => {
  const seed = { seed: 4_242, products: 3 }
  const kept = `${(await demoTemplate())?.folder}-4242-3.tar`
  rmSync(kept, { force: true })
  const program = `
    import { openMemorySite } from './sandbox/storage/sites/memory.ts'
    const { close } = await openMemorySite({ ...${JSON.stringify(seed)}, now: new Date() })
    await close()
    console.log(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length)
  `
  // A timer of its engine would keep a program from ending.
  expect(await printedBy(program, root)).toBe('0\n')
  const template = await templateWith(seed)
  expect(template?.archive).toBe(kept)
  const storage = await openStorage({
    data: 'memory',
    clock: systemClock,
    template: async () => template,
  })
  try {
    const drawn = await storage.database
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('site_id', '=', 'drawn/4242/3')
      .executeTakeFirstOrThrow()
    expect(Number(drawn.count)).toBe(3)
  } finally {
    await storage.close()
    rmSync(kept, { force: true })
  }
})

it('is kept while another process evicts one', async () => {
  const seed = { seed: 4_243, products: 3 }
  const { folder = '' } = (await demoTemplate()) ?? {}
  // Listed, and gone when it is looked at.
  const gone = join(dirname(folder), 'demo-gone-1-1.tar')
  symlinkSync('nowhere', gone)
  try {
    await keepSeeded(seed, async () => new Uint8Array(1))
    expect(existsSync(`${folder}-4243-3.tar`)).toBe(true)
  } finally {
    rmSync(gone, { force: true })
    rmSync(`${folder}-4243-3.tar`, { force: true })
  }
})

it('is kept after the clock has gone back, though others were used later', async () => {
  const seed = { seed: 4_244, products: 3 }
  const { folder = '' } = (await demoTemplate()) ?? {}
  const later = new Date(Date.now() + 86_400_000)
  const others = Array.from({ length: 12 }, (_, index) => `${folder}-4245-${index}.tar`)
  for (const file of others) {
    writeFileSync(file, '')
    utimesSync(file, later, later)
  }
  try {
    await keepSeeded(seed, async () => new Uint8Array(1))
    expect(existsSync(`${folder}-4244-3.tar`)).toBe(true)
  } finally {
    for (const file of [...others, `${folder}-4244-3.tar`]) rmSync(file, { force: true })
  }
})

describe.each([
  {
    place: 'in memory',
    open: async (now: Date) => openMemorySite({ ...templateSeed, now }),
  },
  {
    place: 'in a folder',
    open: async (now: Date) => {
      const { path: data, remove } = temporaryFolder()
      onTestFinished(remove)
      return openStoredSite({ ...templateSeed, place: { data }, clock: { now: () => now } })
    },
  },
])('a store $place', ({ open }) => {
  it('has current dates: no row of a copy has a date outside a column', async () => {
    const now = new Date('2031-05-06T07:08:09.000Z')
    const { site, storage, close } = await open(now)
    try {
      for (const { name, columns, moments } of tablesOfSites) {
        const texts = columns.filter((column) => !moments.includes(column))
        const { rows } = await sql<{ text: string }>`
          select jsonb_build_array(${sql.join(texts.map((column) => sql.ref(column)))})::text as text
          from ${sql.table(name)} where site_id = ${site}
        `.execute(storage.database)
        // Whatever is written is of the day the template was drawn for, or of the two years before.
        const stale = rows.filter(({ text }) => /"202[3-6]-\d\d-\d\dT/.test(text))
        expect([name, stale]).toEqual([name, []])
      }
      const { rows } = await sql<{ newest: Date }>`
        select max(created_date) as newest from products where site_id = ${site}
      `.execute(storage.database)
      const age = now.getTime() - (rows[0]?.newest.getTime() ?? 0)
      expect(age / 86_400_000).toBeGreaterThan(1)
      expect(age / 86_400_000).toBeLessThan(15)
    } finally {
      await close()
    }
  })
})

it('fills only the copied tables', async () => {
  const { site, storage, close } = await openMemorySite({ ...templateSeed, now: new Date() })
  try {
    const filled: string[] = []
    for (const { name } of tablesOfSites) {
      const { rows } = await sql`
        select from ${sql.table(name)} where site_id in (${site}, ${firstSite}) limit 1
      `.execute(storage.database)
      if (rows.length > 0) filled.push(name)
    }
    expect(filled.sort()).toEqual(seededTables.toSorted())
  } finally {
    await close()
  }
})
