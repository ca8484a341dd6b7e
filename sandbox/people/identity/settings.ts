/** The account settings of a site, and the lifetimes of tokens and codes. */

import { sql } from 'kysely'
import { type IdentitySettings, noRequirements } from '../../commerce/rules/documents/settings.ts'
import { json } from '../../storage/database/json.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow, putRow } from '../../storage/database/site-rows.ts'

const defaultSettings: IdentitySettings = {
  ...noRequirements,
  redirectUris: [],
  refreshGraceSeconds: 10,
}

/** Lifetimes in seconds. Rotation never extends a family's. */
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
  // A buyer may leave the page and come back to the draft.
  checkoutSession: 24 * 3600,
} as const

/** The settings of a site, merged with the defaults. */
export async function readSettings(store: SiteStore): Promise<IdentitySettings> {
  // Only explicit settings are stored: the rest follows the defaults, even when they change.
  return { ...defaultSettings, ...(await findRow(store, 'identity_settings', {}))?.doc }
}

/** Updates some settings of a site, in one statement: others may be changed at the same time. */
export async function changeSettings(store: SiteStore, change: Partial<IdentitySettings>) {
  const doc = json(change)
  const merged = sql`identity_settings.doc || ${doc}`
  await putRow(store, 'identity_settings', {}, { doc }, { doc: merged })
}

/** The row of the site. */
export async function siteRow(store: SiteStore) {
  const row = await findRow(store, 'sites', {})
  if (row === undefined) throw new Error(`There is no site ${store.site}`)
  return row
}

/** The site's name in mails and on pages. */
export async function siteName(store: SiteStore): Promise<string> {
  return (await siteRow(store)).name
}

/** The moment `seconds` after `now`. */
export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
