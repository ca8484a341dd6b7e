/** From an Authorization header to a caller: remembered where no other process can end a sign-in. */

import { isOwner, keepsTokens } from '../../commerce/rules/member-states.ts'
import type { Caller } from '../../platform/caller.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Platform } from '../../storage/context.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { type Writes, writesOf } from '../../storage/database/writes.ts'
import { hashSecret, sameSecret } from './secrets.ts'
import { isActiveFamily } from './token-families.ts'

/** A caller, and the moment its token ends. */
interface KnownCaller {
  readonly caller: Caller
  /** Milliseconds since 1970; infinite for an API key. */
  readonly expires: number
}

/**
 * The caller of an Authorization header: the token itself; `Bearer` in front is tolerated. No header,
 * or an empty one, is role `none`. An API key makes the caller an app.
 *
 * @throws ApplicationError with status 401 for what is not a living token: a wrong one is never taken for a visitor
 */
export async function authenticate(
  authorization: string | null | undefined,
  platform: Platform,
): Promise<Caller> {
  const token = tokenOf(authorization)
  if (token === '') return { role: 'none' }
  const now = platform.clock.now().getTime()
  const writes = writesOf(platform.database)
  const remembered = writes && memoryOf(writes, platform.site)
  const known = remembered?.get(token) ?? (await findCaller(token, platform, remembered))
  if (known !== undefined && known.expires > now) return known.caller
  throw new ApplicationError(
    401,
    'UNAUTHENTICATED',
    'The access token is unknown, expired or revoked.',
  )
}

/** The caller of an Authorization header, where one without a living token is taken for one without any. */
export async function callerOrNone(...asked: Parameters<typeof authenticate>): Promise<Caller> {
  try {
    return await authenticate(...asked)
  } catch (error) {
    if (error instanceof ApplicationError && error.status === 401) return { role: 'none' }
    throw error
  }
}

/** The token of an `Authorization` header; empty where there is none. */
export function tokenOf(authorization: string | null | undefined): string {
  return (authorization ?? '').replace(/^Bearer +/i, '').trim()
}

async function findCaller(
  token: string,
  platform: Platform,
  remembered: CallerMemory | undefined,
): Promise<KnownCaller | undefined> {
  const version = remembered?.version()
  const known = (await isApiKey(token, platform))
    ? ({ caller: { role: 'app' }, expires: Number.POSITIVE_INFINITY } as const)
    : await tokenCaller(token, platform)
  if (known !== undefined && version !== undefined) remembered?.keep(token, known, version)
  return known
}

/** The tables that decide whose token it is. */
const decisive = ['sites', 'access_tokens', 'token_families', 'members'] as const

/** Beyond so many callers the memory starts anew. */
const mostCallers = 10_000

/** Callers by their tokens, until one of the tables that decide about them is written to. */
class CallerMemory {
  readonly #writes: Writes
  readonly #callers = new Map<string, KnownCaller>()
  #version = -1

  constructor(writes: Writes) {
    this.#writes = writes
  }

  version(): number {
    return this.#writes.version(decisive)
  }

  get(token: string): KnownCaller | undefined {
    return this.#version === this.version() ? this.#callers.get(token) : undefined
  }

  /** @param version of the tables before the caller was looked up: a later one may deny it */
  keep(token: string, known: KnownCaller, version: number): void {
    if (version !== this.version()) return
    if (this.#version !== version || this.#callers.size >= mostCallers) this.#callers.clear()
    this.#version = version
    this.#callers.set(token, known)
  }
}

const memories = new WeakMap<Writes, Map<string, CallerMemory>>()

function memoryOf(writes: Writes, site: string): CallerMemory {
  const sites = memories.get(writes) ?? new Map<string, CallerMemory>()
  memories.set(writes, sites)
  const memory = sites.get(site) ?? new CallerMemory(writes)
  sites.set(site, memory)
  return memory
}

const apiKeys = new WeakMap<DatabaseHandle, Map<string, string>>()

/** A site's key is one constant, so it is compared before any token is looked for. */
async function isApiKey(token: string, { database, site }: Platform): Promise<boolean> {
  const known = apiKeys.get(database) ?? new Map<string, string>()
  apiKeys.set(database, known)
  let key = known.get(site)
  if (key === undefined) {
    const row = await database
      .selectFrom('sites')
      .select('api_key')
      .where('site_id', '=', site)
      .executeTakeFirst()
    if (row === undefined) return false
    key = row.api_key
    known.set(site, key)
  }
  return sameSecret(token, key)
}

async function tokenCaller(token: string, platform: Platform): Promise<KnownCaller | undefined> {
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
  if (row === undefined || !isActiveFamily(row, now)) return undefined
  const expires = Math.min(row.token_expires.getTime(), row.expires_date.getTime())
  const familyId = row.family_id
  if (row.role === 'visitor') {
    return { caller: { role: 'visitor', visitorId: row.subject_id, familyId }, expires }
  }
  // The member may have been deleted or blocked since the token was issued.
  const { identity_type: identityType, identity_status: identityStatus } = row
  if (identityType === null || identityStatus === null) return undefined
  if (!keepsTokens({ identityStatus })) return undefined
  const owner = isOwner({ identityType })
  return {
    caller: { role: 'member', memberId: row.subject_id, owner, familyId },
    expires,
  }
}
