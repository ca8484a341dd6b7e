/** Increasing numeric ids and free slugs for new and renamed records. */
import { CompiledQuery } from 'kysely'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow, lockRow } from '../../storage/database/site-rows.ts'
import { freeSlug, numberedStem, slugFrom } from '../rules/slugs.ts'

type SluggedTable = 'products' | 'collections'

/**
 * A number above every one handed out before, near the time in microseconds. The counter's row
 * stays locked until the transaction ends, so slugs chosen after it are chosen by one at a time.
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
 * The same with a free slug made from a name, both in one statement. What another process writes while the statement
 * waits for the counter is not seen by it: the insertion then breaks the key of slugs, and the transaction runs again.
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

/** Moves the counter on by a statement that is given the site, the time, and what else it asks for. */
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

/** A free slug made from a name: `mug`, or `mug-2` when there is one already. */
export async function slugForName(
  store: SiteStore,
  table: SluggedTable,
  name: string,
): Promise<string> {
  await lockSlugs(store)
  return unusedSlug(store, table, name)
}

/** The same for a caller who holds the lock, as one has who has just been given a numeric id. */
async function unusedSlug(store: SiteStore, table: SluggedTable, name: string): Promise<string> {
  const slug = slugFrom(name, table === 'products' ? 'product' : 'collection')
  // Most are free, which a look-up by key tells in a tenth of the time that looking for all like it takes.
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

/** The normalised slug of a request. One that is taken is a conflict; it is never changed silently. */
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
    const description = 'must hold a letter or a digit'
    throw refusedField(field, 'FORMAT', description, { type: 'slug' })
  }
  const holder = await holderOf(store, table, slug)
  if (holder === undefined || holder === ownId) return slug
  const description = `The slug ${slug} belongs to something else`
  throw new ApplicationError(409, 'SLUG_ALREADY_EXISTS', description, { slug })
}

/** The id of what has this slug; undefined while nothing has. */
export async function holderOf(
  store: SiteStore,
  table: SluggedTable,
  slug: string,
): Promise<string | undefined> {
  return (await findRow(store, table, { slug }))?.id
}

/** One writer at a time chooses slugs: two that saw the same one free would both take it. */
async function lockSlugs(store: SiteStore): Promise<void> {
  await lockRow(store, 'catalogue_counters', {})
}
