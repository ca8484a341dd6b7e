/** Resolves an Authorization header to a caller, cached where no other process can revoke a session. */

import { identityStatuses, isOwner } from '../../commerce/rules/member-states.ts'
import type { Caller } from '../../platform/caller.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Platform } from '../../storage/context.ts'
import { Memory } from '../../storage/database/memory.ts'
import { hashSecret, sameSecret } from './secrets.ts'

interface KnownCaller {
  readonly caller: Caller
  /** Epoch milliseconds; infinite for an API key. */
  readonly expires: number
}

/**
 * The caller of an Authorization header: the token itself; a `Bearer` prefix is tolerated. A missing or
 * empty header has the role `none`. An API key makes the caller an app.
 *
 * @throws ApplicationError with status 401 for an invalid token: it never falls back to a visitor
 */
export async function authenticate(
  authorization: string | null | undefined,
  platform: Platform,
): Promise<Caller> {
  const token = tokenOf(authorization)
  if (token === '') return { role: 'none' }
  const { database, site, clock } = platform
  const find = () => findCaller(token, platform)
  const known = await callers.read(database, decisive, `${site} ${token}`, find)
  if (known !== undefined && known.expires > clock.now().getTime()) return known.caller
  throw new ApplicationError(
    401,
    'UNAUTHENTICATED',
    'The access token is unknown, expired or revoked.',
  )
}

/** The caller of an Authorization header; an invalid token falls back to `none`. */
export async function callerOrNone(...asked: Parameters<typeof authenticate>): Promise<Caller> {
  try {
    return await authenticate(...asked)
  } catch (error) {
    if (error instanceof ApplicationError && error.status === 401) return { role: 'none' }
    throw error
  }
}

/** The token of an `Authorization` header; empty without one. */
export function tokenOf(authorization: string | null | undefined): string {
  return (authorization ?? '').replace(/^Bearer +/i, '').trim()
}

/** The tables a caller is derived from. */
const decisive = ['sites', 'access_tokens', 'token_families', 'members'] as const

/**
 * Callers by token, about ten thousand, invalidated by a write to any of those tables. Expiry is checked
 * on every read: the clock may be set back.
 */
const callers = new Memory<KnownCaller | undefined>({
  most: 1_000_000,
  sizeOf: (_, key) => key.length,
})

async function findCaller(token: string, platform: Platform): Promise<KnownCaller | undefined> {
  if (sameSecret(token, platform.apiKey)) {
    return { caller: { role: 'app' }, expires: Number.POSITIVE_INFINITY }
  }
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
  if (row === undefined || row.revoked_date !== null) return undefined
  const expires = Math.min(row.token_expires.getTime(), row.expires_date.getTime())
  const familyId = row.family_id
  if (row.role === 'visitor') {
    return { caller: { role: 'visitor', visitorId: row.subject_id, familyId }, expires }
  }
  // The member may have been deleted or blocked after the token was issued.
  const { identity_type: identityType, identity_status: identityStatus } = row
  if (identityType === null || identityStatus === null) return undefined
  if (!identityStatuses[identityStatus].keepsTokens) return undefined
  const owner = isOwner({ identityType })
  return {
    caller: { role: 'member', memberId: row.subject_id, owner, familyId },
    expires,
  }
}
