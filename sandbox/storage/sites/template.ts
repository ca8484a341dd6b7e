/**
 * Cached demo stores, each seeded once per machine. Copying one takes a fraction of the time of
 * seeding.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { seedDigest, seedSite } from '../../demo/seed/index.ts'
import { configuredCost } from '../../people/identity/passwords.ts'
import { systemClock } from '../../platform/clock.ts'
import { onceMade } from '../../platform/once-made.ts'
import { readMigrations } from '../database/migrate.ts'
import {
  cachePath,
  draftPath,
  forget,
  keepFile,
  removeAbandonedDrafts,
} from '../database/pglite/cache.ts'
import { archiveOf, layoutVersion } from '../database/pglite/empty-database.ts'
import { openStorage } from '../database/storage.ts'
import type { StoreTemplate } from '../database/store-template.ts'
import { type StoreSeed, seedName } from './store-seed.ts'

/** The id of the single site of a folder or server database, and of the template. */
export const firstSite = 'd3c0a9e8-51b7-4f62-8a94-0e6b7c2f1d35'

/** The seed of the template. */
export const templateSeed: StoreSeed = { seed: 1, products: 60 }

/** The date of cached stores, shifted on copying. */
export const seededFor = new Date('2026-01-01T00:00:00.000Z')

/** The limit of cached templates: other versions of the sandbox may share the packages. */
const mostKept = 4

/** The limits of further cached stores, in number and size; each takes as much as in memory. */
const mostSeededKept = 12
const mostProductsKept = 2_000

/** The template, cached; undefined where it cannot be created. */
export async function demoTemplate(): Promise<StoreTemplate | undefined> {
  try {
    const name = `demo-${await version()}`
    const [folder, archive] = [cachePath(name), cachePath(`${name}.tar`)]
    if (!existsSync(folder) || !existsSync(archive)) {
      await make(folder, archive)
      forgetOthers(archive, /^demo-[^-]+\.tar$/, mostKept)
    }
    removeAbandonedDrafts()
    markUsed(archive)
    return { folder, archive }
  } catch {
    return undefined
  }
}

/** The template for stores in memory: with this seed's store, once cached. */
export async function templateWith(seed: StoreSeed): Promise<StoreTemplate | undefined> {
  const template = await demoTemplate()
  if (template === undefined) return undefined
  const archive = seededPath(template, seed)
  if (!existsSync(archive)) return template
  markUsed(archive)
  return { ...template, archive }
}

/** Caches a seed's store for the next process, as an archive together with the template. */
export async function keepSeeded(
  seed: StoreSeed,
  archive: () => Promise<Uint8Array>,
): Promise<void> {
  const template = seed.products <= mostProductsKept ? await demoTemplate() : undefined
  if (template === undefined) return
  const file = seededPath(template, seed)
  if (existsSync(file)) return
  await keepFile(file, await archive())
  forgetOthers(file, /^demo-[^-]+-.+\.tar$/, mostSeededKept)
}

function seededPath({ folder }: StoreTemplate, seed: StoreSeed): string {
  return `${folder}-${seedName(seed).replace('/', '-')}.tar`
}

const version = onceMade(async () => {
  const digest = createHash('sha256').update(await layoutVersion())
  for (const { name, sql } of readMigrations()) digest.update(name).update(sql)
  digest.update(await seedDigest({ ...templateSeed, site: firstSite, now: seededFor }))
  return digest.update(String(configuredCost())).digest('hex').slice(0, 16)
})

/** Two processes may race to create it: the last finds it there. */
async function make(folder: string, archive: string): Promise<void> {
  const draft = draftPath()
  mkdirSync(draft, { recursive: true })
  try {
    const data = join(draft, basename(folder))
    const storage = await openStorage({
      data,
      clock: systemClock,
      fill: ({ transaction }) =>
        transaction((handle) =>
          seedSite(handle, { ...templateSeed, site: firstSite, now: seededFor }),
        ),
    })
    await storage.close()
    await keepFile(archive, await archiveOf(data))
    if (!existsSync(folder)) renameSync(data, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Touches an entry for LRU eviction. */
function markUsed(archive: string): void {
  const now = new Date()
  try {
    utimesSync(archive, now, now)
  } catch {
    // Best effort: another user's cache is read-only, and a concurrently evicted entry is not missed.
  }
}

/** Never `own`: the clock may have gone back since the others were used. */
function forgetOthers(own: string, names: RegExp, most: number): void {
  const archives = readdirSync(cachePath('.'))
    .filter((name) => names.test(name))
    .map((name) => cachePath(name))
    .filter((file) => file !== own)
    // Other processes evict concurrently.
    .map((file) => ({ file, used: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.used - one.used)
  for (const { file } of archives.slice(most - 1)) {
    forget(file)
    forget(file.slice(0, -'.tar'.length))
  }
}
