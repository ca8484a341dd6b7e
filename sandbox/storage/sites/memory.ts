/**
 * Stores in memory. All of a process live in one engine, each a site of its own: opening an engine takes
 * a second and 200 MB, copying a site a few hundredths of a second and less than a megabyte.
 */
import { randomUUID } from 'node:crypto'
import { seedMoment, seedSite } from '../../demo/seed/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openStorage, type Storage } from '../database/storage.ts'
import { copySite, removeSite } from './copy.ts'
import { type Drawing, drawingName } from './drawing.ts'
import type { OpenSite } from './open-site.ts'
import { readSiteTables, type SiteTable, tablesInUse } from './tables.ts'
import { demoTemplate, drawnFor, firstSite, templateDrawing } from './template.ts'

/** How long an engine without stores waits for the next one, in milliseconds. */
const idleMilliseconds = 10_000

/** Which store to open. */
export interface MemorySiteOptions extends Drawing {
  /** As old as if it had been drawn now. */
  readonly now: Date
  /** The id of the site; a new one when left out. */
  readonly site?: string
}

/** Opens a store of its own, drawn from a number. */
export async function openMemorySite(options: MemorySiteOptions): Promise<OpenSite> {
  const engine = await MemoryEngine.shared()
  try {
    return await engine.add(options)
  } catch (error) {
    engine.release()
    throw error
  }
}

/** A site that others are copies of, and the tables that it has rows in. */
interface Original {
  readonly site: string
  readonly tables: readonly SiteTable[]
}

class MemoryEngine {
  static #shared: Promise<MemoryEngine> | undefined

  readonly #storage: Storage
  readonly #tables: readonly SiteTable[]
  /** The sites that others are copies of, by what they are drawn from. */
  readonly #originals = new Map<string, Promise<Original>>()
  #users = 0
  #ending: NodeJS.Timeout | undefined

  private constructor(storage: Storage, tables: readonly SiteTable[]) {
    this.#storage = storage
    this.#tables = tables
  }

  /** The engine of this process, kept open until `release`. */
  static async shared(): Promise<MemoryEngine> {
    MemoryEngine.#shared ??= MemoryEngine.#open()
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

  static async #open(): Promise<MemoryEngine> {
    const storage = await openStorage({
      data: 'memory',
      clock: systemClock,
      beginning: demoTemplate,
    })
    const engine = new MemoryEngine(storage, await readSiteTables(storage.database))
    const begun = await storage.database.selectFrom('sites').select('site_id').execute()
    if (begun.length > 0) {
      engine.#originals.set(drawingName(templateDrawing), engine.#originalOf(firstSite))
    }
    return engine
  }

  async add({ now, site: to = randomUUID(), ...drawing }: MemorySiteOptions): Promise<OpenSite> {
    const { transaction } = this.#storage
    const { site: from, tables } = await this.#original(drawing)
    const draw: OpenSite['draw'] = (handle, moment) => {
      const laterBy = seedMoment(moment).getTime() - drawnFor.getTime()
      return copySite(handle, tables, { from, to, laterBy })
    }
    await transaction((handle) => draw(handle, now))
    let closing: Promise<void> | undefined
    return {
      site: to,
      storage: this.#storage,
      draw,
      close: () => {
        closing ??= transaction((handle) => removeSite(handle, this.#tables, to)).finally(() =>
          this.release(),
        )
        return closing
      },
    }
  }

  release(): void {
    this.#users -= 1
    if (this.#users > 0) return
    this.#ending = setTimeout(() => {
      MemoryEngine.#shared = undefined
      // Nothing of it is kept, so there is nothing to lose either.
      this.#storage.close().catch(() => {})
    }, idleMilliseconds)
    this.#ending.unref()
  }

  #original(drawing: Drawing): Promise<Original> {
    const name = drawingName(drawing)
    const known = this.#originals.get(name)
    if (known !== undefined) return known
    const drawn = this.#draw(`drawn/${name}`, drawing)
    this.#originals.set(name, drawn)
    drawn.catch(() => this.#originals.delete(name))
    return drawn
  }

  async #draw(site: string, { seed, products }: Drawing): Promise<Original> {
    await this.#storage.transaction((handle) =>
      seedSite(handle, { site, seed, products, now: drawnFor }),
    )
    return this.#originalOf(site)
  }

  async #originalOf(site: string): Promise<Original> {
    return { site, tables: await tablesInUse(this.#storage.database, this.#tables, site) }
  }
}
