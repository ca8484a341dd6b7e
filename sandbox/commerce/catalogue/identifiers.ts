/** Increasing numeric ids and free slugs for new and renamed records. */
import { CompiledQuery } from 'kysely'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow, lockRow } from '../../storage/database/site-rows.ts'
import { freeSlug, numberedStem, slugFrom } from '../rules/slugs.ts'

type SluggedTable = 'products' | 'collections'

const nextNumber = `
  insert into catalogue_counters (site_id, last_numeric_id) values ($1, $2::bigint)
  on conflict (site_id)
    do update set last_numeric_id = greatest(catalogue_counters.last_numeric_id + 1, $2::bigint)
  returning last_numeric_id::text as numeric_id`

/** The latest time that numbers follow: from there they go on by one, far below the first that JSON does not hold. */
const latest = Date.UTC(2200, 0, 1)

/**
 * A monotonic number near the time in microseconds. The counter's row stays locked until the transaction
 * ends, which serialises the choice of slugs after it.
 */
export async function nextNumericId({ database, site, clock }: Context): Promise<string> {
  const microseconds = String(Math.min(clock.now().getTime(), latest) * 1000)
  const { rows } = await database.executeQuery<{ numeric_id: string }>(
    CompiledQuery.raw(nextNumber, [site, microseconds]),
  )
  const [row] = rows
  if (row === undefined) throw new RangeError(`The counter of ${site} gave no number`)
  return row.numeric_id
}

/** A free slug made from a name: `mug`, or `mug-2` when taken. */
export async function slugForName(store: SiteStore, table: SluggedTable, name: string) {
  await lockSlugs(store)
  return unusedSlug(store, table, name)
}

/** The same for a holder of the lock, such as after `nextNumericId`. */
export async function unusedSlug(store: SiteStore, table: SluggedTable, name: string) {
  const slug = slugFrom(name, table === 'products' ? 'product' : 'collection')
  // Fast path: most are free, and a key look-up takes a tenth of the time of the range query.
  if ((await holderOf(store, table, slug)) === undefined) return slug
  const rows = await store.database
    .selectFrom(table)
    .select('slug')
    .where('site_id', '=', store.site)
    .where((where) =>
      where.or([where('slug', '=', slug), where('slug', 'like', `${numberedStem(slug)}%`)]),
    )
    .execute()
  return freeSlug(slug, new Set(rows.map((row) => row.slug)))
}

/** The normalised slug of a request. A taken one is a conflict, never silently changed. */
export async function requestedSlug(
  store: SiteStore,
  table: SluggedTable,
  wanted: string,
  ownId: string,
): Promise<string> {
  await lockSlugs(store)
  const slug = slugFrom(wanted, '')
  if (slug === '') {
    const field = table === 'products' ? 'product.slug' : 'collection.slug'
    const description = 'must contain a letter or a digit'
    throw refusedField(field, 'FORMAT', description, { type: 'slug' })
  }
  const holder = await holderOf(store, table, slug)
  if (holder === undefined || holder === ownId) return slug
  const description = `The slug ${slug} is already taken`
  throw new ApplicationError(409, 'SLUG_ALREADY_EXISTS', description, { slug })
}

/** The id of a slug's record, if any. */
export async function holderOf(store: SiteStore, table: SluggedTable, slug: string) {
  return (await findRow(store, table, { slug }))?.id
}

/** Serialises slug choice: concurrent writers would take the same free slug. */
export async function lockSlugs(store: SiteStore): Promise<void> {
  await lockRow(store, 'catalogue_counters', {})
}
