/**
 * The demo store, drawn once per machine. A new store is a copy of it, which takes a fraction of the
 * time that drawing one takes.
 */
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { seedDigest } from '../../demo/seed/digest.ts'
import { seedSite } from '../../demo/seed/index.ts'
import { configuredCost } from '../../people/identity/passwords.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Beginning } from '../database/beginning.ts'
import { readMigrations } from '../database/migrate.ts'
import { cachePath, keepFile } from '../database/pglite/cache.ts'
import { archiveOf, layoutVersion } from '../database/pglite/empty-database.ts'
import { openStorage } from '../database/storage.ts'
import type { Drawing } from './drawing.ts'

/** The one site of a folder or a server's database, and of the template. */
export const firstSite = 'd3c0a9e8-51b7-4f62-8a94-0e6b7c2f1d35'

/** What the template is drawn from. */
export const templateDrawing: Drawing = { seed: 1, products: 60 }

/** The day that stores are drawn for before they are moved to their own. */
export const drawnFor = new Date('2026-01-01T00:00:00.000Z')

/** How many templates are kept: other versions of the sandbox may use the same packages. */
const mostKept = 4

/** The template, from the cache or made now; undefined where it can be neither. */
export async function demoTemplate(): Promise<Beginning | undefined> {
  try {
    const name = `demo-${await version()}`
    const [folder, archive] = [cachePath(name), cachePath(`${name}.tar`)]
    if (!existsSync(folder) || !existsSync(archive)) {
      await make(folder, archive)
      forgetOthers(dirname(folder))
    }
    const now = new Date()
    utimesSync(archive, now, now)
    return { folder, archive }
  } catch {
    return undefined
  }
}

async function version(): Promise<string> {
  const digest = createHash('sha256').update(await layoutVersion())
  for (const { name, sql } of readMigrations()) digest.update(name).update(sql)
  digest.update(await seedDigest({ ...templateDrawing, site: firstSite, now: drawnFor }))
  return digest.update(String(configuredCost())).digest('hex').slice(0, 16)
}

/** Two processes may make it at once: the one that is done last finds it there. */
async function make(folder: string, archive: string): Promise<void> {
  const draft = join(dirname(folder), `draft-${randomUUID()}`)
  mkdirSync(draft, { recursive: true })
  try {
    const data = join(draft, basename(folder))
    const storage = await openStorage({
      data,
      clock: systemClock,
      fill: ({ transaction }) =>
        transaction((handle) =>
          seedSite(handle, { ...templateDrawing, site: firstSite, now: drawnFor }),
        ),
    })
    await storage.close()
    await keepFile(archive, await archiveOf(data))
    if (!existsSync(folder)) renameSync(data, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function forgetOthers(cache: string): void {
  const archives = readdirSync(cache)
    .filter((name) => /^demo-\w+\.tar$/.test(name))
    .map((name) => ({ file: join(cache, name), used: statSync(join(cache, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used)
  for (const { file } of archives.slice(mostKept)) {
    rmSync(file, { force: true })
    rmSync(file.slice(0, -'.tar'.length), { recursive: true, force: true })
  }
}
