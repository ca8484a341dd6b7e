/** The account settings of a site, and the lifetimes of tokens and codes. */

import type { NewRow } from '../../storage/database/columns.ts'
import { json } from '../../storage/database/json.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type {
  IdentitySettingsDocument,
  identitySettings,
} from '../../storage/database/tables/members.ts'

/** What a site requires of people who register or sign in. */
export interface AccountSettings {
  /** New members wait until the owner approves them. */
  readonly ownerApproval: boolean
  /** Members verify their e-mail address with the code of a mail before they sign in. */
  readonly emailVerification: boolean
  /**
   * Registering and signing in by password need a captcha token. `sandbox-pass` passes, every other
   * token fails; tests of a failure use `sandbox-fail`. The hosted pages show a checkbox, "I am a
   * person", which sends the token that passes.
   */
  readonly captcha: boolean
  /** Passwords may have fewer than eight characters. */
  readonly shortPasswords: boolean
  /**
   * Wrong passwords, wrong codes and mails are not counted against anyone: for test suites that make many of them.
   */
  readonly unthrottled: boolean
}

/** The sign-in settings of a site. */
export interface IdentitySettings extends AccountSettings {
  /** Addresses outside this machine that sign-in and sign-out may return to. */
  readonly redirectUris: readonly string[]
  /** How long the refresh token just rotated away still gets its successor (a lost answer, another tab). */
  readonly refreshGraceSeconds: number
}

const defaultSettings: IdentitySettings = {
  ownerApproval: false,
  emailVerification: false,
  captcha: false,
  shortPasswords: false,
  unthrottled: false,
  redirectUris: [],
  refreshGraceSeconds: 10,
}

/** Lives in seconds. Rotation never extends a family's life. */
export const lifetimes = {
  accessToken: 600,
  visitorFamily: 30 * 24 * 3600,
  memberFamily: 8 * 3600,
  sessionToken: 300,
  stateToken: 1800,
  verificationCode: 600,
  recoveryToken: 3600,
  activationToken: 7 * 24 * 3600,
  code: 60,
  deviceCode: 900,
  redirectSession: 900,
} as const

/** The settings of a site: what was set, and the defaults of the rest. */
export async function readSettings(
  database: DatabaseHandle,
  site: string,
): Promise<IdentitySettings> {
  return { ...defaultSettings, ...(await storedSettings(database, site)) }
}

/** Only what was set: the rest follows the defaults, even when they change. */
async function storedSettings(
  database: DatabaseHandle,
  site: string,
): Promise<IdentitySettingsDocument | undefined> {
  const row = await database
    .selectFrom('identity_settings')
    .select('doc')
    .where('site_id', '=', site)
    .executeTakeFirst()
  return row?.doc
}

/** Changes some settings of a site; the others stay as they are. */
export async function changeSettings(
  database: DatabaseHandle,
  site: string,
  change: IdentitySettingsDocument,
): Promise<void> {
  const doc = json({ ...(await storedSettings(database, site)), ...change })
  await database
    .insertInto('identity_settings')
    .values({ site_id: site, doc } satisfies NewRow<typeof identitySettings>)
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ doc }))
    .execute()
}

/** The site's name in mails and on pages. */
export async function siteName(database: DatabaseHandle, site: string): Promise<string> {
  const { name } = await database
    .selectFrom('sites')
    .select('name')
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow()
  return name
}

/** The moment `seconds` after `now`. */
export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
