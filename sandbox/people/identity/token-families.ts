/** Token families: one sign-in on one device, with its access tokens and chain of refresh tokens. */

import { tokenFamilyOf } from '../../platform/caller.ts'
import { sessionEnded } from '../../platform/errors.ts'
import type { Context, Scope } from '../../storage/context.ts'
import type { Row } from '../../storage/database/schema.ts'
import {
  addRows,
  changeRows,
  deleteRows,
  expiredAt,
  findRow,
  lockRow,
} from '../../storage/database/site-rows.ts'
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

type Family = Omit<Row<'token_families'>, 'site_id'>

interface FamilyOwner {
  readonly role: 'visitor' | 'member'
  readonly subjectId: string
  /** The hash of the session token it was started with. */
  readonly sessionHash?: string | null
}

/** Starts a family for a visitor or a member, and prunes expired ones with their tokens. */
export async function startTokenFamily(scope: Scope, owner: FamilyOwner): Promise<IssuedTokens> {
  const now = scope.clock.now()
  await deleteRows(scope, 'token_families', {}, expiredAt(now))
  const life = owner.role === 'member' ? lifetimes.memberFamily : lifetimes.visitorFamily
  const family = {
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
  await addRows(scope, 'token_families', family)
  const refreshToken = newSecret(`${owner.role}-refresh`)
  await storeRefreshToken(scope, family, refreshToken)
  return issueAccess(scope, family, refreshToken)
}

interface Renewal {
  readonly presented: string
  /** Whether the refresh token is replaced; else the presented one stays valid. */
  readonly rotate: boolean
  readonly graceSeconds: number
}

/**
 * Exchanges a refresh token for new tokens; `undefined` when refused. Reuse has already revoked its
 * family, so the caller must commit and not throw inside.
 */
export async function renewTokens(
  scope: Scope,
  { presented, rotate: rotates, graceSeconds }: Renewal,
): Promise<IssuedTokens | undefined> {
  const now = scope.clock.now()
  const found = await findRow(scope, 'refresh_tokens', { hash: hashSecret(presented) })
  if (found === undefined) return undefined
  const family = await lockRow(scope, 'token_families', { id: found.family_id })
  if (family === undefined || !isActiveFamily(family, now)) return undefined
  if (found.generation === family.generation) {
    return rotates ? rotate(scope, family, presented) : issueAccess(scope, family, presented)
  }
  if (isGraceRepeat(family, found.generation, now, graceSeconds)) {
    const successor = successorOf(presented, family.rotation_nonce ?? '', `${family.role}-refresh`)
    return issueAccess(scope, family, successor)
  }
  await revokeTokenFamily(scope, family.id)
  return undefined
}

/** True until a family expires or is revoked. */
export function isActiveFamily(
  family: { readonly revoked_date: Date | null; readonly expires_date: Date },
  now: Date,
): boolean {
  return family.revoked_date === null && family.expires_date.getTime() > now.getTime()
}

/** Whether a session is live, read afresh. */
export async function isLiveFamily(scope: Scope, familyId: string): Promise<boolean> {
  const family = await findRow(scope, 'token_families', { id: familyId })
  return family !== undefined && isActiveFamily(family, scope.clock.now())
}

/** Refuses a caller whose session ended during the request, such as while waiting for a lock. */
export async function assertStillSignedIn(context: Context): Promise<void> {
  if (await isLiveFamily(context, tokenFamilyOf(context.caller) ?? '')) return
  throw sessionEnded()
}

/** Only the latest predecessor, only in the grace period: anything older is a stolen copy. */
function isGraceRepeat(family: Family, generation: number, now: Date, seconds: number): boolean {
  if (family.rotated_date === null || generation !== family.generation - 1) return false
  // Also by a clock that has been set back.
  return Math.abs(now.getTime() - family.rotated_date.getTime()) <= seconds * 1000 && seconds > 0
}

async function rotate(scope: Scope, family: Family, presented: string): Promise<IssuedTokens> {
  const nonce = newNonce()
  const next = {
    generation: family.generation + 1,
    rotation_nonce: nonce,
    rotated_date: scope.clock.now(),
  }
  await changeRows(scope, 'token_families', { id: family.id }, next)
  const refreshToken = successorOf(presented, nonce, `${family.role}-refresh`)
  await storeRefreshToken(scope, { ...family, ...next }, refreshToken)
  return issueAccess(scope, family, refreshToken)
}

async function storeRefreshToken(
  scope: Scope,
  { id: family_id, generation }: Family,
  refreshToken: string,
): Promise<void> {
  const hash = hashSecret(refreshToken)
  await addRows(scope, 'refresh_tokens', { hash, family_id, generation })
}

/** Issues an access token and prunes the family's expired ones. */
async function issueAccess(
  scope: Scope,
  family: Family,
  refreshToken: string,
): Promise<IssuedTokens> {
  const now = scope.clock.now()
  await deleteRows(scope, 'access_tokens', { family_id: family.id }, expiredAt(now))
  const accessToken = newSecret(`${family.role}-access`)
  const left = Math.floor((family.expires_date.getTime() - now.getTime()) / 1000)
  const expiresIn = Math.max(1, Math.min(lifetimes.accessToken, left))
  await addRows(scope, 'access_tokens', {
    hash: hashSecret(accessToken),
    family_id: family.id,
    expires_date: secondsAfter(now, expiresIn),
  })
  return { role: family.role, familyId: family.id, accessToken, refreshToken, expiresIn }
}
