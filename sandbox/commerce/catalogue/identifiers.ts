/** Increasing numeric ids and free slugs for new and renamed records. */
import { CompiledQuery } from 'kysely'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow, lockRow } from '../../storage/database/site-rows.ts'
import { freeSlug, numberedStem, slugFrom } from '../rules/slugs.ts'

type SluggedTable = 'products' | 'collections'

/**
 * A monotonic number near the time in microseconds. The counter's row stays locked until the transaction
 * ends, which serialises the choice of slugs after it.
 */
export async function nextNumericId(context: Context): Promise<string> {
  const { numeric_id } = await count(context, nextNumber)
  return numeric_id
}

const nextNumber = `
  insert into catalogue_counters (site_id, last_numeric_id) values ($1, $2::bigint)
  on conflict (site_id)
    do update set last_numeric_id = greatest(catalogue_counters.last_numeric_id + 1, $2::bigint)
  returning last_numeric_id::text as numeric_id`

const nextNumberAndSlug = `
  with next as (${nextNumber})
  select numeric_id,
    exists (select from products where site_id = $1 and slug = $3::text) as taken
  from next`

/**
 * The same with a free slug made from a name, in one statement. It does not see what another process commits while it
 * waits for the counter: the insertion then violates the unique slug, and the transaction is retried.
 */
export async function numberAndSlug(
  context: Context,
  name: string,
): Promise<{ readonly numericId: string; readonly slug: string }> {
  const slug = slugFrom(name, 'product')
  const { numeric_id: numericId, taken } = await count(context, nextNumberAndSlug, slug)
  if (!taken) return { numericId, slug }
  return { numericId, slug: await unusedSlug(context, 'products', name) }
}

/** Advances the counter by a statement given the site, the time, and further parameters. */
async function count(
  { database, site, clock }: Context,
  statement: string,
  ...more: readonly string[]
): Promise<{ readonly numeric_id: string; readonly taken?: boolean }> {
  const microseconds = String(clock.now().getTime() * 1000)
  const { rows } = await database.executeQuery<{ numeric_id: string; taken?: boolean }>(
    CompiledQuery.raw(statement, [site, microseconds, ...more]),
  )
  const [row] = rows
  if (row === undefined) throw new RangeError(`The counter of ${site} gave no number`)
  return row
}

/** A free slug made from a name: `mug`, or `mug-2` when taken. */
export async function slugForName(
  store: SiteStore,
  table: SluggedTable,
  name: string,
): Promise<string> {
  await lockSlugs(store)
  return unusedSlug(store, table, name)
}

/** The same for a holder of the lock, such as after `nextNumericId`. */
async function unusedSlug(store: SiteStore, table: SluggedTable, name: string): Promise<string> {
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
export async function holderOf(
  store: SiteStore,
  table: SluggedTable,
  slug: string,
): Promise<string | undefined> {
  return (await findRow(store, table, { slug }))?.id
}

/** Serialises slug choice: concurrent writers would take the same free slug. */
async function lockSlugs(store: SiteStore): Promise<void> {
  await lockRow(store, 'catalogue_counters', {})
}
