/** Composes a site: its request handler, and its in-process API. */

import { changeSelling, readSelling } from '../commerce/carts/selling.ts'
import { demoSite } from '../demo/seed/index.ts'
import { idpConnectionId, tokenParamsFor } from '../people/identity/identity-provider.ts'
import { assertRedirectUris } from '../people/identity/registered-targets.ts'
import { changeSettings } from '../people/identity/settings.ts'
import { findMails } from '../people/mail/outbox.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { movableClock } from '../platform/movable-clock.ts'
import { onceMade } from '../platform/once-made.ts'
import { type SeededIds, seededIds } from '../platform/seeded-ids.ts'
import type { Platform } from '../storage/context.ts'
import type { DatabaseHandle } from '../storage/database/schema.ts'
import type { Storage } from '../storage/database/storage.ts'
import { readKeys } from '../storage/sites/content.ts'
import type { OpenSite } from '../storage/sites/open-site.ts'
import type { RoutedSite } from '../storage/sites/router.ts'
import { siteHistory } from '../storage/sites/site-history.ts'
import { requestsOf } from '../web/developer/read-requests.ts'
import type { Tools } from '../web/developer/tools.ts'
import { Faults } from '../web/faults/faults.ts'
import { RequestLog } from '../web/requests/log.ts'
import { handlers } from '../web/services/index.ts'
import { answerChecker } from '../web/validation/answers.ts'
import { createApp } from './app.ts'
import type { SandboxOptions, Site } from './site.ts'

/** The settings from the options, applied on opening and reset. */
function decisionsOf(
  site: string,
  { accounts = {}, redirectUris, payments }: SandboxOptions,
): (database: DatabaseHandle) => Promise<void> {
  assertRedirectUris(redirectUris ?? [])
  const change = { ...accounts, ...(redirectUris === undefined ? {} : { redirectUris }) }
  return async (database) => {
    const store = { database, site }
    if (Object.keys(change).length > 0) await changeSettings(store, change)
    // Written only where it differs: a read-only server still serves readers.
    if (payments === undefined || (await readSelling(store)).acceptsPayments === payments) return
    await changeSelling(store, { acceptsPayments: payments })
  }
}

/** Seeded ids, with a new epoch for each opening of a stored site. */
async function repeatedIds(storage: Storage, site: string, seed: number): Promise<SeededIds> {
  const { openings } = await storage.database
    .updateTable('sites')
    .set((column) => ({ openings: column('openings', '+', 1) }))
    .where('site_id', '=', site)
    .returning('openings')
    .executeTakeFirstOrThrow()
  return seededIds(seed, openings)
}

/** A site with its request handler. */
export interface ServedSite extends RoutedSite {
  readonly site: Site
}

/**
 * A site, ready to serve.
 *
 * @param options the site's account settings, sources of ids and time, and checks
 * @param origin of the sandbox, for commands that repeat a request
 * @throws an error with violations for a redirect address that cannot be registered
 */
export async function serveSite(
  { site, storage, fill }: OpenSite,
  options: SandboxOptions,
  origin: () => string,
): Promise<ServedSite> {
  const { database, transaction } = storage
  const clock = movableClock(options.clock ?? systemClock)
  const faults = new Faults()
  const decide = decisionsOf(site, options)
  const repeated =
    options.ids === 'seeded' ? await repeatedIds(storage, site, options.seed ?? 1) : undefined
  const ids = options.ids === undefined || options.ids === 'seeded' ? randomIds : options.ids
  await transaction(decide)
  const { client_id: clientId, api_key: apiKey } = await readKeys(database, site)
  const platform: Platform = {
    site,
    apiKey,
    clock,
    ids: repeated ?? ids,
    database,
    transaction,
    strict: options.strict ?? false,
  }
  const requests = new RequestLog(clock)
  const history = siteHistory(platform, {
    fill,
    decide,
    begun: (origin) => repeated?.rewind(origin),
  })
  const tools: Tools = { platform, requests, clock, faults, history }
  const app = createApp({
    platform,
    handlers,
    tools,
    ...(options.checkAnswers && { checkAnswer: onceMade(answerChecker) }),
    log: options.log ?? ((text) => console.error(text)),
  })
  const { owner, member, coupons } = demoSite
  const shown: Site = {
    ...history,
    site: { clientId, apiKey, owner, member, coupons },
    idpConnectionId: idpConnectionId(site),
    idpTokenParams: (person = { email: member.email }) => tokenParamsFor(platform, person),
    outbox: (query) => findMails(platform, query),
    requests: async (query = {}) => (await requestsOf(tools, query, origin())).requests,
    clock,
    faults,
  }
  return { clientId, platform, app, site: shown }
}
