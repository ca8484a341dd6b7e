/** Snapshots of a site, stored in its own database and restored in one transaction. */

import { sql } from 'kysely'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import type { Snapshot } from '../../web/developer/tools.ts'
import type { Platform } from '../context.ts'
import { correctRows } from '../database/migrate.ts'
import type { SiteStore } from '../database/schema.ts'
import { addRows, deleteRows, findRow } from '../database/site-rows.ts'
import { contentTables, fillTable, replaceContent, rowAsJson } from './content.ts'
import { takeTurn } from './turn.ts'

type Place = Pick<Platform, 'database' | 'transaction' | 'site' | 'clock'>

const mostCharacters = 100

/** Takes a consistent snapshot, replacing one of the same name. */
export async function takeSnapshot(place: Place, given?: string): Promise<Snapshot> {
  const { site, transaction, clock } = place
  const createdDate = clock.now()
  if (given !== undefined) assertName(given)
  const taken = await transaction(async (handle) => {
    const store = { database: handle, site }
    await takeTurn(handle)
    const name = given ?? (await freeName(store, createdDate.toISOString()))
    await forget(store, name)
    await addRows(store, 'snapshots', { name, created_date: createdDate })
    for (const table of contentTables) {
      await sql`
        insert into snapshot_rows (site_id, name, position, table_name, content)
        select ${site}::text, ${name}::text, row_number() over (), ${table.name}::text, ${rowAsJson(table)}
        from ${sql.table(table.name)} where site_id = ${site}
      `.execute(handle)
    }
    return name
  }, 'repeatable read')
  return { name: taken, createdDate }
}

/** A unique name from a time: a frozen clock repeats it. */
async function freeName(store: SiteStore, time: string, count = 1): Promise<string> {
  const name = count === 1 ? time : `${time} (${count})`
  const other = await findRow(store, 'snapshots', { name })
  return other === undefined ? name : freeName(store, time, count + 1)
}

/** Newest first. */
export async function listSnapshots({ database, site }: Place): Promise<Snapshot[]> {
  const rows = await database
    .selectFrom('snapshots')
    .select(['name', 'created_date'])
    .where('site_id', '=', site)
    .orderBy('created_date', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ name, created_date }) => ({ name, createdDate: created_date }))
}

/** Restores a snapshot. Throws NOT_FOUND for an unknown name. */
export async function restoreSnapshot(place: Place, name: string): Promise<void> {
  const { site, transaction } = place
  await transaction(async (handle) => {
    await replaceContent(handle, site, async () => {
      await assertThere({ database: handle, site }, name)
      for (const table of contentTables) {
        const rows = sql`
          select content from snapshot_rows
          where site_id = ${site} and name = ${name} and table_name = ${table.name}`
        await fillTable(handle, table, site, rows)
      }
      await correctRows(handle)
    })
  })
}

/** Deletes a snapshot. Throws NOT_FOUND for an unknown name. */
export async function removeSnapshot(place: Place, name: string): Promise<void> {
  await place.transaction(async (database) => {
    const store = { database, site: place.site }
    await takeTurn(database)
    await assertThere(store, name)
    await forget(store, name)
  })
}

async function forget(store: SiteStore, name: string): Promise<void> {
  await deleteRows(store, 'snapshot_rows', { name })
  await deleteRows(store, 'snapshots', { name })
}

async function assertThere(store: SiteStore, name: string): Promise<void> {
  if ((await findRow(store, 'snapshots', { name })) !== undefined) return
  throw new ApplicationError(404, 'NOT_FOUND', `There is no snapshot named ${name}.`)
}

/** Names are path segments of addresses, where `.` and `..` resolve away. */
function assertName(name: string): void {
  const isName =
    /\S/.test(name) && name.length <= mostCharacters && !/[\p{Cc}\p{Surrogate}]|^\.\.?$/u.test(name)
  if (isName) return
  const description = `must be a text of 1 to ${mostCharacters} characters on one line, and not only dots`
  throw refusedField('name', 'FORMAT', description)
}
