/** Maps members between their rows and the sandbox's type. */
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { slugKey } from '../../commerce/rules/slugs.ts'
import { recordFrom, rowFrom } from '../../storage/database/fields.ts'
import type { NewRow, Row } from '../../storage/database/schema.ts'

/** Maps a row to a member. */
export function memberFrom(row: Row<'members'>): StoredMember {
  const { slugKey: _, ...member } = recordFrom(row)
  return member
}

/** Maps a member to a row. */
export function memberRow(member: StoredMember): NewRow<'members'> {
  return rowFrom('members', { ...member, slugKey: slugKey(member.slug) })
}
