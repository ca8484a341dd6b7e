/** The names of members, for the request log. */
import { sql } from 'kysely'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRows } from '../../storage/database/site-rows.ts'
import type { MemberNames } from './logged.ts'

/** Names by member id; deleted members have none. */
export async function memberNames(store: SiteStore, ids: readonly string[]): Promise<MemberNames> {
  if (ids.length === 0) return new Map()
  const rows = await findRows(store, 'members', {}, sql`id = any(${ids}::text[])`)
  return new Map(
    rows.map(({ id, first_name, last_name, nickname, login_email }) => {
      const name = [first_name, last_name].filter(Boolean).join(' ')
      return [id, name || nickname || login_email]
    }),
  )
}
