/** Families of tokens: one sign-in on one device, its access tokens and its chain of refresh tokens. */

import type { SiteScope } from '../../storage/context.ts'
import type { NewRow, RowOf } from '../../storage/database/columns.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type {
  accessTokens,
  refreshTokens,
  tokenFamilies,
} from '../../storage/database/tables/members.ts'
import { revokeTokenFamily } from './revocation.ts'
import { hashSecret, newNonce, newSecret, successorOf } from './secrets.ts'
import { lifetimes, secondsAfter } from './settings.ts'

/** The tokens of a grant; only their hashes are stored. */
export interface IssuedTokens {
  readonly role: 'visitor' | 'member'
  readonly familyId: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

type Family = RowOf<typeof tokenFamilies>

/** The owner of a token family. */
export interface FamilyOwner {
  readonly role: 'visitor' | 'member'
  readonly subjectId: string
  /** The hash of the session token that the member proved themselves with. */
  readonly sessionHash?: string | null
}

/** Starts a family for a visitor or a member. */
export async function startTokenFamily(
  database: DatabaseHandle,
  scope: SiteScope,
  owner: FamilyOwner,
): Promise<IssuedTokens> {
  const now = scope.clock.now()
  const life = owner.role === 'member' ? lifetimes.memberFamily : lifetimes.visitorFamily
  const family: Family = {
    site_id: scope.site,
    id: scope.ids.uuid(),
    role: owner.role,
    subject_id: owner.subjectId,
    generation: 1,
    rotation_nonce: null,
    rotated_date: null,
    revoked_date: null,
    created_date: now,
    expires_date: secondsAfter(now, life),
    session_hash: owner.sessionHash ?? null,
  }
  await database.insertInto('token_families').values(family).execute()
  const refreshToken = newSecret(`${owner.role}-refresh`)
  await storeRefreshToken(database, family, refreshToken)
  return issueAccess(database, family, refreshToken, now)
}

/** Options of a renewal. */
export interface Renewal {
  readonly presented: string
  /** Whether the answer holds another refresh token; else the presented one stays good. */
  readonly rotate: boolean
  readonly graceSeconds: number
}

/**
 * Answers a refresh token with new tokens, or `undefined` when it is refused. A refusal of a
 * reused token has already revoked its family, so the caller must commit and not throw inside.
 */
export async function renewTokens(
  database: DatabaseHandle,
  scope: SiteScope,
  { presented, rotate: rotates, graceSeconds }: Renewal,
): Promise<IssuedTokens | undefined> {
  const now = scope.clock.now()
  const found = await database
    .selectFrom('refresh_tokens')
    .select(['family_id', 'generation'])
    .where('site_id', '=', scope.site)
    .where('hash', '=', hashSecret(presented))
    .executeTakeFirst()
  if (found === undefined) return undefined
  const family = await database
    .selectFrom('token_families')
    .selectAll()
    .where('site_id', '=', scope.site)
    .where('id', '=', found.family_id)
    .forUpdate()
    .executeTakeFirst()
  if (family === undefined || !isActiveFamily(family, now)) return undefined
  if (found.generation === family.generation) {
    return rotates
      ? rotate(database, family, presented, now)
      : issueAccess(database, family, presented, now)
  }
  if (isGraceRepeat(family, found.generation, now, graceSeconds)) {
    const successor = successorOf(presented, family.rotation_nonce ?? '', `${family.role}-refresh`)
    return issueAccess(database, family, successor, now)
  }
  await revokeTokenFamily(database, scope, family.id)
  return undefined
}

/** True while a family may be used. */
export function isActiveFamily(
  family: { readonly revoked_date: Date | null; readonly expires_date: Date },
  now: Date,
): boolean {
  return family.revoked_date === null && family.expires_date.getTime() > now.getTime()
}

/** Whether a sign-in still counts, read anew. */
export async function isLiveFamily(
  database: DatabaseHandle,
  scope: SiteScope,
  familyId: string,
): Promise<boolean> {
  const family = await database
    .selectFrom('token_families')
    .select(['revoked_date', 'expires_date'])
    .where('site_id', '=', scope.site)
    .where('id', '=', familyId)
    .executeTakeFirst()
  return family !== undefined && isActiveFamily(family, scope.clock.now())
}

/** Only the token just rotated away, only for a moment: anything older is a copy in other hands. */
function isGraceRepeat(family: Family, generation: number, now: Date, seconds: number): boolean {
  if (family.rotated_date === null || generation !== family.generation - 1) return false
  return now.getTime() - family.rotated_date.getTime() <= seconds * 1000 && seconds > 0
}

async function rotate(
  database: DatabaseHandle,
  family: Family,
  presented: string,
  now: Date,
): Promise<IssuedTokens> {
  const nonce = newNonce()
  const next = {
    generation: family.generation + 1,
    rotation_nonce: nonce,
    rotated_date: now,
  }
  await database
    .updateTable('token_families')
    .set(next)
    .where('site_id', '=', family.site_id)
    .where('id', '=', family.id)
    .execute()
  const refreshToken = successorOf(presented, nonce, `${family.role}-refresh`)
  await storeRefreshToken(database, { ...family, ...next }, refreshToken)
  return issueAccess(database, family, refreshToken, now)
}

async function storeRefreshToken(
  database: DatabaseHandle,
  family: Family,
  refreshToken: string,
): Promise<void> {
  const { site_id, id: family_id, generation } = family
  await database
    .insertInto('refresh_tokens')
    .values({
      ...{ site_id, family_id, generation },
      hash: hashSecret(refreshToken),
    } satisfies NewRow<typeof refreshTokens>)
    .execute()
}

/** Adds an access token and sweeps away the family's expired ones. */
async function issueAccess(
  database: DatabaseHandle,
  family: Family,
  refreshToken: string,
  now: Date,
): Promise<IssuedTokens> {
  await database
    .deleteFrom('access_tokens')
    .where('site_id', '=', family.site_id)
    .where('family_id', '=', family.id)
    .where('expires_date', '<=', now)
    .execute()
  const accessToken = newSecret(`${family.role}-access`)
  const left = Math.floor((family.expires_date.getTime() - now.getTime()) / 1000)
  const expiresIn = Math.max(1, Math.min(lifetimes.accessToken, left))
  await database
    .insertInto('access_tokens')
    .values({
      site_id: family.site_id,
      hash: hashSecret(accessToken),
      family_id: family.id,
      expires_date: secondsAfter(now, expiresIn),
    } satisfies NewRow<typeof accessTokens>)
    .execute()
  return { role: family.role, familyId: family.id, accessToken, refreshToken, expiresIn }
}
