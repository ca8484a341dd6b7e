/** The one app a site knows. */

import { ApplicationError } from '../../platform/errors.ts'
import type { Platform } from '../../storage/context.ts'

/** The id of the site's client. */
export async function siteClient({
  database,
  site,
}: Pick<Platform, 'database' | 'site'>): Promise<string> {
  const { client_id } = await database
    .selectFrom('sites')
    .select('client_id')
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow()
  return client_id
}

/** Refuses a client id that is not the site's. */
export async function assertClient(
  platform: Pick<Platform, 'database' | 'site'>,
  clientId: string,
): Promise<void> {
  if ((await siteClient(platform)) === clientId) return
  throw new ApplicationError(400, 'INVALID_CLIENT')
}
