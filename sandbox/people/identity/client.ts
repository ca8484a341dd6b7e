/** The site's only registered app. */

import { ApplicationError } from '../../platform/errors.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { siteRow } from './settings.ts'

/** The id of the site's client. */
export async function siteClient(store: SiteStore): Promise<string> {
  return (await siteRow(store)).client_id
}

/** Refuses a client id that is not the site's. */
export async function assertClient(store: SiteStore, clientId: string): Promise<void> {
  if ((await siteClient(store)) === clientId) return
  throw new ApplicationError(400, 'INVALID_CLIENT')
}
