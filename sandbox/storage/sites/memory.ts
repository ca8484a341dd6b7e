/**
 * Stores in memory. All of a process share one engine as separate sites: opening an engine takes a second
 * and 200 MB, copying a site a few hundredths of a second and less than a megabyte.
 */
import { randomUUID } from 'node:crypto'
import { unref } from '../../../src/values/unref.ts'
import { demoSite, seededTables, seedMoment, seedSite } from '../../demo/seed/index.ts'
import { hashPassword } from '../../people/identity/passwords.ts'
import { systemClock } from '../../platform/clock.ts'
import { onceMade } from '../../platform/once-made.ts'
import { isOneOf } from '../../platform/one-of.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { findRow } from '../database/site-rows.ts'
import { analyzeLarge } from '../database/statistics.ts'
import { openStorage, type Storage } from '../database/storage.ts'
import { copySite, removeSite } from './copy.ts'
import type { OpenSite } from './open-site.ts'
import { type StoreSeed, seedName } from './store-seed.ts'
import { tablesOfSites } from './tables.ts'
import { firstSite, keepSeeded, seededFor, templateWith } from './template.ts'

/** How long an unused engine stays open, in milliseconds: Jest loads modules per test file, and so an engine each. */
const idleMilliseconds = 10_000

/** The id prefix of original sites. */
const seededPrefix = 'drawn/'

const copiedTables = tablesOfSites.filter(({ name }) => isOneOf(seededTables, name))

/** Options of a store in memory. */
export interface MemorySiteOptions extends StoreSeed {
  /** Dates are relative to this. */
  readonly now: Date
}

/** Opens a store of its own from a seed. */
export async function openMemorySite(options: MemorySiteOptions): Promise<OpenSite> {
  const engine = await MemoryEngine.shared(options)
  try {
    return await engine.add(options)
  } catch (error) {
    engine.release()
    throw error
  }
}

class MemoryEngine {
  static #shared: Promise<MemoryEngine> | undefined

  readonly #storage: Storage
  /** The sites that copies are made from, by seed. */
  readonly #originals = new Map<string, Promise<string>>()
  #users = 0
  /** The number of opened stores, closed ones included. */
  #copies = 0
  #ending: NodeJS.Timeout | undefined

  private constructor(storage: Storage) {
    this.#storage = storage
  }

  /** The process's engine, with a reference held until `release`; starts from the first store's template. */
  static async shared(first: StoreSeed): Promise<MemoryEngine> {
    MemoryEngine.#shared ??= MemoryEngine.#open(first)
    try {
      const engine = await MemoryEngine.#shared
      engine.#users += 1
      clearTimeout(engine.#ending)
      return engine
    } catch (error) {
      MemoryEngine.#shared = undefined
      throw error
    }
  }

  static async #open(first: StoreSeed): Promise<MemoryEngine> {
    const storage = await openStorage({
      data: 'memory',
      clock: systemClock,
      template: () => templateWith(first),
    })
    const engine = new MemoryEngine(storage)
    const begun = await storage.database
      .selectFrom('sites')
      .select(['site_id', 'seed', 'products'])
      .execute()
    for (const { site_id, seed, products } of begun) {
      // The others are copies.
      if (site_id !== firstSite && !site_id.startsWith(seededPrefix)) continue
      const name = seedName({ seed, products: products ?? 0 })
      engine.#originals.set(name, Promise.resolve(site_id))
    }
    return engine
  }

  async add({ now, ...storeSeed }: MemorySiteOptions): Promise<OpenSite> {
    const { transaction } = this.#storage
    const to = randomUUID()
    const from = await this.#original(storeSeed)
    const fill: OpenSite['fill'] = (handle, moment) => {
      const laterBy = seedMoment(moment).getTime() - seededFor.getTime()
      return copySite(handle, copiedTables, { from, to, laterBy })
    }
    this.#copies += 1
    await transaction(async (handle) => {
      await fill(handle, now)
      await analyzeLarge({ database: handle, site: to })
    })
    return {
      site: to,
      storage: this.#storage,
      fill,
      close: onceMade(() =>
        transaction((handle) => removeSite(handle, to)).finally(() => this.release()),
      ),
    }
  }

  release(): void {
    this.#users -= 1
    if (this.#users > 0) return
    this.#ending = unref(
      setTimeout(() => {
        MemoryEngine.#shared = undefined
        // Ephemeral, so nothing is lost either.
        this.#storage.close().catch(() => {})
      }, idleMilliseconds),
    )
  }

  #original(storeSeed: StoreSeed): Promise<string> {
    const name = seedName(storeSeed)
    const known = this.#originals.get(name)
    if (known !== undefined) return known
    const seeded = this.#seed(`${seededPrefix}${name}`, storeSeed)
    this.#originals.set(name, seeded)
    seeded.catch(() => this.#originals.delete(name))
    return seeded
  }

  async #seed(site: string, storeSeed: StoreSeed): Promise<string> {
    const { transaction, archive } = this.#storage
    await transaction((handle) =>
      seedSite(handle, {
        ...storeSeed,
        site,
        now: seededFor,
        hash: (password) => demoHash(handle, password),
      }),
    )
    // Copies are left out of the archive for the next process.
    if (archive !== undefined && this.#copies === 0) await keepSeeded(storeSeed, archive)
    return site
  }
}

/** The template's hash of a demo password: hashing takes longer than the rest of seeding. */
async function demoHash(handle: DatabaseHandle, password: string): Promise<string> {
  const person = [demoSite.owner, demoSite.member].find((one) => one.password === password)
  const store = { database: handle, site: firstSite }
  const member = await findRow(store, 'members', { login_email: person?.email ?? '' })
  return member?.password_hash ?? hashPassword(password)
}
