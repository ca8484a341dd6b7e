/** The names of members, for the request log. */
import type { SiteStore } from '../../storage/database/schema.ts'
import type { MemberNames } from './logged.ts'

/** The names of members by their ids; a member who is gone has none. */
export async function memberNames(
  { database, site }: SiteStore,
  ids: readonly string[],
): Promise<MemberNames> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'nickname', 'login_email'])
    .where('site_id', '=', site)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, first_name, last_name, nickname, login_email }) => {
      const name = [first_name, last_name].filter(Boolean).join(' ')
      return [id, name || nickname || login_email]
    }),
  )
}
