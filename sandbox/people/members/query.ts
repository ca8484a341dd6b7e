/** Queries of members: filterable fields by caller, and pages. */
import { type Expression, type SqlBool, sql } from 'kysely'
import { queryFields } from '../../../generated/fields.ts'
import type { FieldSet, MembersSearch, QueryMembersResponse } from '../../../generated/wire.ts'
import { type ListQuery, readPage } from '../../commerce/catalogue/listing.ts'
import { normalEmail } from '../../commerce/rules/email.ts'
import { publicStates } from '../../commerce/rules/member-states.ts'
import { managesStore } from '../../platform/caller.ts'
import { denied, refusedField } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import type { Context } from '../../storage/context.ts'
import { type ColumnMap, columnsFor, contains } from '../../storage/filters/index.ts'
import { assertMaySee } from './access.ts'
import { memberFrom } from './rows.ts'
import { memberAnswer } from './wire-member.ts'

const columns: ColumnMap = columnsFor(queryFields.members, {
  id: { sql: sql.ref('members.id'), stored: storedId },
  loginEmail: { sql: sql.ref('members.login_email'), stored: normalEmail },
  'contact.firstName': { sql: sql.ref('members.first_name') },
  'contact.lastName': { sql: sql.ref('members.last_name') },
  'profile.nickname': { sql: sql.ref('members.nickname') },
  'profile.slug': { sql: sql.ref('members.slug') },
  privacyStatus: { sql: sql.ref('members.privacy_status') },
  status: { sql: sql.ref('members.status') },
  activityStatus: { sql: sql.ref('members.activity_status') },
  createdDate: { sql: sql.ref('members.created_date') },
  lastLoginDate: { sql: sql.ref('members.last_login_date') },
})

/** The fields visitors can filter by: a filter by e-mail address would reveal it. */
const publicFields = ['id', 'profile.nickname', 'profile.slug', 'privacyStatus']
const publicColumns: ColumnMap = Object.fromEntries(
  Object.entries(columns).filter(([name]) => publicFields.includes(name)),
)

const searchColumns: Readonly<Record<string, string>> = {
  loginEmail: 'members.login_email',
  'contact.firstName': 'members.first_name',
  'contact.lastName': 'members.last_name',
  'profile.title': 'members.title',
  'profile.nickname': 'members.nickname',
  'profile.slug': 'members.slug',
}
const publicSearchFields = ['profile.title', 'profile.nickname', 'profile.slug']

interface MembersQuery extends Omit<ListQuery, 'cursorPaging'> {
  readonly set: FieldSet
  readonly search?: MembersSearch | undefined
}

/** Reads one page. */
export async function findMembers(
  context: Context,
  asked: MembersQuery,
): Promise<QueryMembersResponse> {
  assertMaySee(context.caller, asked.set)
  const { rows, metadata } = await readPage(context, asked, {
    columns: managesStore(context.caller) ? columns : publicColumns,
    tieBreak: [sql.ref('members.id')],
    query: context.database
      .selectFrom('members')
      .selectAll()
      .where('site_id', '=', context.site)
      .where(visibleCondition(context))
      .where(searchCondition(context, asked)),
  })
  return {
    members: rows.map((row) => memberAnswer(memberFrom(row), asked.set, context.origin)),
    metadata: { ...metadata, tooManyToCount: metadata.tooManyToCount ?? false },
  }
}

/** `isVisibleTo` as a condition of the query. */
function visibleCondition(context: Context): Expression<SqlBool> {
  const { caller } = context
  if (managesStore(caller)) return sql<SqlBool>`true`
  const self = caller.role === 'member' ? caller.memberId : ''
  return sql<SqlBool>`(
    (members.privacy_status in (${sql.join(publicStates.privacy)})
      and members.status in (${sql.join(publicStates.status)})) or members.id = ${self}
  )`
}

function searchCondition(context: Context, asked: MembersQuery): Expression<SqlBool> {
  const expression = asked.search?.expression?.trim()
  if (expression === undefined || expression === '') return sql<SqlBool>`true`
  const fields = asked.search?.fields ?? []
  const names = fields.length === 0 ? ['profile.nickname'] : fields
  if (!managesStore(context.caller) && names.some((name) => !publicSearchFields.includes(name))) {
    const description = `Visitors and members may search in ${publicSearchFields.join(', ')} only.`
    throw denied(description, { allowed: publicSearchFields })
  }
  const parts = names.map((name, index) => {
    const column = Object.hasOwn(searchColumns, name) ? searchColumns[name] : undefined
    if (column !== undefined) return contains(sql.ref(column), expression)
    const values = Object.keys(searchColumns)
    const description = `cannot search in ${name}`
    throw refusedField(`search.fields[${index}]`, 'INVALID_ENUM_VALUE', description, { values })
  })
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}
