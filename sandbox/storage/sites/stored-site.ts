/** The single store of a folder or server database: seeded when new, unchanged afterwards. */
import { seedMoment, seedSite } from '../../demo/seed/index.ts'
import type { SeedProgress } from '../../demo/seed/options.ts'
import { siteRow } from '../../people/identity/settings.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServerRules } from '../database/postgres/open.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { findRow } from '../database/site-rows.ts'
import { openStorage, type Storage } from '../database/storage.ts'
import { moveSite, removeSite } from './copy.ts'
import type { OpenSite } from './open-site.ts'
import { type StoreSeed, seedName } from './store-seed.ts'
import { demoTemplate, firstSite, seededFor, templateSeed } from './template.ts'
import { inTurn } from './turn.ts'

/** The location of the store, and its seed when new. */
export type StoredSiteOptions = StoreSeed & {
  readonly place:
    | { readonly data: string }
    | { readonly databaseUrl: string; readonly server?: ServerRules }
  readonly clock: Clock
  readonly progress?: SeedProgress | undefined
}

/** Opens a location's store. Throws a StartFailure when it cannot. */
export async function openStoredSite(options: StoredSiteOptions): Promise<OpenSite> {
  const { place, clock } = options
  const storage = await openStorage({
    ...place,
    clock,
    template: demoTemplate,
    fill: (begun) => finishTemplate(begun, options),
  })
  const close = () => storage.close()
  try {
    await seedOnce(storage, options)
    const { seed, products } = await seedOf(storage, options)
    const fill: OpenSite['fill'] = (handle, now) =>
      seedSite(handle, { site: firstSite, seed, products, now })
    return { site: firstSite, storage, fill, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Adapts the template's store to this one, or replaces it. */
async function finishTemplate(storage: Storage, options: StoredSiteOptions): Promise<void> {
  const laterBy = seedMoment(options.clock.now()).getTime() - seededFor.getTime()
  await storage.transaction((handle) =>
    seedName(options) === seedName(templateSeed)
      ? moveSite(handle, { site: firstSite, laterBy })
      : removeSite(handle, firstSite),
  )
  await seedOnce(storage, options, true)
}

/** Seeds the site in one transaction, so that an interrupted start leaves nothing behind. */
async function seedOnce(
  storage: Storage,
  options: StoredSiteOptions,
  alone = false,
): Promise<void> {
  const { place, seed, products, clock, progress } = options
  if (await hasSite(storage)) return
  const fill = async (handle: DatabaseHandle): Promise<void> => {
    if (await hasSite({ database: handle })) return
    await seedSite(handle, {
      site: firstSite,
      seed,
      products,
      now: clock.now(),
      alone,
      progress,
    })
  }
  // Two processes may start on one empty server.
  await inTurn(storage.transaction, fill, 'server' in place ? place.server?.warn : undefined)
}

/** The seed of the existing store, which may differ from the requested one. */
async function seedOf({ database }: Storage, asked: StoreSeed): Promise<StoreSeed> {
  const { seed, products } = await siteRow({ database, site: firstSite })
  return { seed, products: products ?? asked.products }
}

async function hasSite({ database }: Pick<Storage, 'database'>): Promise<boolean> {
  return (await findRow({ database, site: firstSite }, 'sites', {})) !== undefined
}
