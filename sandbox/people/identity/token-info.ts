/** Token introspection, with the platform's fields of RFC 7662. */
import type { TokenInfoResponse } from '../../../generated/wire.ts'
import { ownerKeyOf, readOwnerKey } from '../../platform/caller.ts'
import type { Platform } from '../../storage/context.ts'
import { findRow } from '../../storage/database/site-rows.ts'
import { callerOrNone, tokenOf } from './authenticate.ts'
import { siteClient } from './client.ts'
import { hashSecret } from './secrets.ts'

const inactive: TokenInfoResponse = {
  active: false,
  subjectType: 'UNKNOWN',
  subjectId: '',
  clientId: '',
}

const subjectTypes = { app: 'APP', visitor: 'VISITOR', member: 'MEMBER' } as const

/**
 * Looks a token up. An API key counts as a token that does not expire.
 *
 * @param token empty for none
 */
export async function tokenInfo(platform: Platform, token: string): Promise<TokenInfoResponse> {
  const caller = await callerOrNone(token, platform)
  if (caller.role === 'none') return inactive
  return {
    active: true,
    subjectType: subjectTypes[caller.role],
    subjectId: readOwnerKey(ownerKeyOf(caller) ?? null)?.id ?? '',
    clientId: await siteClient(platform),
    siteId: platform.site,
    exp: await expiryOf(platform, token),
  }
}

/** Epoch seconds as text; null for an API key. */
async function expiryOf(platform: Platform, token: string): Promise<string | null> {
  const row = await findRow(platform, 'access_tokens', { hash: hashSecret(tokenOf(token)) })
  return row === undefined ? null : String(Math.floor(row.expires_date.getTime() / 1000))
}
