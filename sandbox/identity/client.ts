/** The one app a site knows. */
import type { Platform } from '../context.ts'
import { ApplicationError } from '../platform/errors.ts'

/** Refuses a client id that is not the site's. */
export async function assertClient(
  { database, site }: Pick<Platform, 'database' | 'site'>,
  clientId: string,
): Promise<void> {
  const { client_id } = await database
    .selectFrom('sites')
    .select('client_id')
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow()
  if (client_id === clientId) return
  throw new ApplicationError(400, 'INVALID_CLIENT', 'The site does not know this client.')
}
