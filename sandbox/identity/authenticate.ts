/** From an Authorization header to a caller: one lookup per request. */
import type { Authenticate, Platform } from '../context.ts'
import type { Caller } from '../platform/caller.ts'
import { ApplicationError } from '../platform/errors.ts'
import { isOwner, keepsTokens } from '../rules/member-states.ts'
import { hashSecret, sameSecret } from './secrets.ts'
import { isActiveFamily } from './token-families.ts'

/**
 * The header is the token itself; `Bearer` in front is tolerated. An API key makes the caller an
 * app. What is not a living token is refused: a wrong token is never taken for a visitor.
 */
export const authenticate: Authenticate = async (authorization, platform) => {
  const token = (authorization ?? '').replace(/^Bearer +/i, '').trim()
  if (token === '') return { role: 'none' }
  const caller = await tokenCaller(token, platform)
  if (caller !== undefined) return caller
  const site = await platform.database
    .selectFrom('sites')
    .select('api_key')
    .where('site_id', '=', platform.site)
    .executeTakeFirst()
  if (site !== undefined && sameSecret(token, site.api_key)) return { role: 'app' }
  throw new ApplicationError(
    401,
    'UNAUTHENTICATED',
    'The access token is unknown, expired or revoked.',
  )
}

async function tokenCaller(token: string, platform: Platform): Promise<Caller | undefined> {
  const now = platform.clock.now()
  const row = await platform.database
    .selectFrom('access_tokens as token')
    .innerJoin('token_families as family', (join) =>
      join.onRef('family.site_id', '=', 'token.site_id').onRef('family.id', '=', 'token.family_id'),
    )
    .leftJoin('members as member', (join) =>
      join
        .onRef('member.site_id', '=', 'family.site_id')
        .onRef('member.id', '=', 'family.subject_id'),
    )
    .select([
      'token.expires_date as token_expires',
      'family.id as family_id',
      'family.role',
      'family.subject_id',
      'family.revoked_date',
      'family.expires_date',
      'member.identity_type',
      'member.identity_status',
    ])
    .where('token.site_id', '=', platform.site)
    .where('token.hash', '=', hashSecret(token))
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (!isActiveFamily(row, now) || row.token_expires.getTime() <= now.getTime()) return undefined
  const familyId = row.family_id
  if (row.role === 'visitor') {
    return { role: 'visitor', visitorId: row.subject_id, familyId }
  }
  // The member may have been deleted or blocked since the token was issued.
  const { identity_type: identityType, identity_status: identityStatus } = row
  if (identityType === null || identityStatus === null) return undefined
  if (!keepsTokens({ identityStatus })) return undefined
  const owner = isOwner({ identityType })
  return { role: 'member', memberId: row.subject_id, owner, familyId }
}
