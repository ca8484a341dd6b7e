/** How a site lets people in, and how long proofs of identity live. */
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

export interface IdentitySettings {
  /** Whoever registers waits for the owner. */
  readonly ownerApproval: boolean
  /** Whoever registers proves the e-mail address first. */
  readonly emailVerification: boolean
  /** Addresses outside this machine that sign-in and sign-out may return to, as exact text. */
  readonly redirectUris: readonly string[]
  /** How long the refresh token just rotated away still gets its successor (a lost answer, another tab). */
  readonly refreshGraceSeconds: number
}

const defaultSettings: IdentitySettings = {
  ownerApproval: false,
  emailVerification: false,
  redirectUris: [],
  refreshGraceSeconds: 10,
}

/** Lives in seconds. Rotation never extends a family's life. */
export const lifetimes = {
  accessToken: 600,
  visitorFamily: 30 * 24 * 3600,
  memberFamily: 8 * 3600,
  sessionToken: 300,
  code: 60,
  redirectSession: 900,
} as const

export async function readSettings(
  database: Kysely<Database>,
  site: string,
): Promise<IdentitySettings> {
  const row = await database
    .selectFrom('identity_settings')
    .select('doc')
    .where('site_id', '=', site)
    .executeTakeFirst()
  return { ...defaultSettings, ...row?.doc }
}

/** The moment `seconds` after `now`. */
export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
