/** The sandbox as one object: open it, call it in process or over a port, close it. */
import { type App, createApp } from './app.ts'
import { changeSelling } from './carts/selling.ts'
import type { Platform } from './context.ts'
import type { DatabaseHandle } from './database/schema.ts'
import type { Storage } from './database/storage.ts'
import { developerPages } from './developer/index.ts'
import { type RequestQuery, requestsOf } from './developer/read-requests.ts'
import type { Snapshot, Tools } from './developer/tools.ts'
import { arrived } from './faults/broken-connection.ts'
import { Faults } from './faults/faults.ts'
import type { Listening, ListenOptions } from './http/listen.ts'
import { authenticate } from './identity/authenticate.ts'
import {
  idpConnectionId,
  type ProvidedPerson,
  type TokenParams,
  tokenParamsFor,
} from './identity/identity-provider.ts'
import { assertRedirectUris } from './identity/registered-targets.ts'
import { type AccountSettings, changeSettings } from './identity/settings.ts'
import type { Mail, MailQuery } from './mail/mail.ts'
import { findMails } from './mail/outbox.ts'
import { servePage } from './pages/index.ts'
import type { Clock } from './platform/clock.ts'
import { systemClock } from './platform/clock.ts'
import type { Ids } from './platform/ids.ts'
import { randomIds } from './platform/ids.ts'
import { type MovableClock, movableClock } from './platform/movable-clock.ts'
import { randomFor } from './platform/random.ts'
import { type SeededIds, seededIds } from './platform/seeded-ids.ts'
import { RequestLog } from './requests/log.ts'
import type { LoggedRequest } from './requests/logged.ts'
import { isSiteName } from './rules/site-hosts.ts'
import { type DemoCoupons, demoSite } from './seed/index.ts'
import type { SeedProgress } from './seed/options.ts'
import { handlers } from './services/index.ts'
import { readKeys, type SiteKeys, writeKeys } from './sites/content.ts'
import { openMemorySite } from './sites/memory.ts'
import type { OpenSite } from './sites/open-site.ts'
import { pastOf } from './sites/past.ts'
import { openPlace } from './sites/place.ts'
import { type RoutedSite, SiteRouter } from './sites/router.ts'
import { answerChecker } from './validation/answers.ts'

/** How to open a sandbox. */
export interface SandboxOptions {
  /** A folder, or `memory` for a store that ends with the process (the default). */
  readonly data?: string
  /** A PostgreSQL server (15 or newer) instead. */
  readonly databaseUrl?: string
  /** The number an empty store is drawn from. A store that exists is left as it is. */
  readonly seed?: number
  /** About how many products an empty store gets. */
  readonly products?: number
  /**
   * What the site requires of people who register or sign in: `emailVerification`,
   * `ownerApproval`, `captcha`. A new store requires nothing; an existing one keeps what is left out.
   */
  readonly accounts?: Partial<AccountSettings>
  /**
   * Addresses outside this machine that sign-in, sign-out and checkout may return to, in place of
   * those a store has. An address of this machine needs no registration.
   */
  readonly redirectUris?: readonly string[]
  /**
   * Refuses what only the sandbox has (operators, fields and sorting of queries), and says what
   * works on the hosted platform in its place. Off when left out.
   */
  readonly strict?: boolean
  /** Holds every answer against the description, and fails the call where it differs. Off when left out. */
  readonly checkAnswers?: boolean
  /** Whether the store takes payments; one that takes none makes no checkouts. A new store does. */
  readonly payments?: boolean
  readonly clock?: Clock
  /**
   * Where new ids come from: random ones when left out, `seeded` for ids that repeat when the same calls
   * are made in the same order. Tokens and codes are drawn at random always.
   */
  readonly ids?: Ids | 'seeded'
  /** Called while a large store is filled (above 600 products), with how many are done and how many there will be. */
  readonly progress?: SeedProgress
  /** Called with the text of each unexpected failure; standard error when left out. */
  readonly log?: (text: string) => void
}

/** A demo sign-in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Where a sandbox listens. */
export interface SandboxListenOptions extends Omit<ListenOptions, 'console'> {
  /** The folder of a built console, served under /console/ with the settings for this store. */
  readonly console?: string
}

/** What a further site is drawn from, and what it requires of people. */
export interface SiteOptions
  extends Pick<
    SandboxOptions,
    'seed' | 'products' | 'accounts' | 'redirectUris' | 'strict' | 'payments' | 'clock' | 'ids'
  > {
  /** A label of a host: small letters, digits and hyphens. */
  readonly name: string
}

/** A store: what it holds, what was asked of it, and what a developer does to it. */
export interface Site {
  /** What to call and to sign in with. */
  readonly site: {
    readonly clientId: string
    readonly apiKey: string
    readonly owner: Credentials
    readonly member: Credentials
    /** Codes of coupons to try, by what each is an example of. */
    readonly coupons: DemoCoupons
  }
  /** The site's connection to the sandbox's own identity provider, for single sign-on. */
  readonly idpConnectionId: string
  /** Token parameters by which that provider signs a person in: the demo member when none is named. */
  idpTokenParams(person?: ProvidedPerson): Promise<TokenParams>
  /** Mails the platform would have sent, the newest first. Also at `/_sandbox/outbox`. */
  outbox(query?: MailQuery): Promise<Mail[]>
  /**
   * What was asked of the store and how it answered, the newest first and without secrets. Also at
   * `/_sandbox/`, and as JSON at `/_sandbox/requests.json`.
   */
  requests(query?: RequestQuery): Promise<readonly LoggedRequest[]>
  /** The store's one clock: tokens, codes and coupons expire by it. Also at `/_sandbox/clock`. */
  readonly clock: MovableClock
  /** What goes wrong on purpose, by operation and rate. Also at `/_sandbox/faults`. */
  readonly faults: Faults
  /**
   * Keeps what the store is now, to be brought back by `restore`. Also at `/_sandbox/snapshots`.
   *
   * @param name the time when left out; an earlier snapshot of the name is replaced
   */
  snapshot(name?: string): Promise<Snapshot>
  /** The snapshots, the newest first. */
  snapshots(): Promise<Snapshot[]>
  /** Makes the store what it was, sign-ins included. Rejects when there is no such snapshot. */
  restore(name: string): Promise<void>
  /** Forgets a snapshot. Rejects when there is none of the name. */
  removeSnapshot(name: string): Promise<void>
  /** Draws the store anew from its seed, with the settings it was opened with. Snapshots stay. */
  reset(): Promise<void>
  /** The store as a file (lines of JSON), without sign-ins, mails and keys; passwords are hashed. */
  export(): Promise<Uint8Array<ArrayBuffer>>
  /** Makes the store what a file says, all of it or nothing. It keeps its own client id and API key. */
  import(file: Uint8Array | string): Promise<void>
}

/** An open sandbox: its first store, and what others are reached by. */
export interface Sandbox extends Site {
  /** Answers one request, without any port. */
  readonly fetch: App
  /** Serves on a port of this machine; 0 takes any. */
  listen(options: SandboxListenOptions): Promise<Listening>
  /**
   * Opens another store beside the first, in the same engine and behind the same ports: reached by
   * its name in front of the host (`http://blue.localhost:4100`), or by its own API key, client id and
   * tokens at the address of the first. Nothing of one is visible in another. For stores in memory.
   *
   * @throws TypeError for a name that is taken or cannot be part of a host, and for a store that is kept
   */
  addSite(options: SiteOptions): Promise<Site>
  /** Stops the ports, writes everything down, closes and unlocks. */
  close(): Promise<void>
}

/** Opens a sandbox and fills it when it is empty. Throws a StartFailure when it cannot run. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const opened = await openSite(options)
  try {
    return await sandboxOn(opened, options)
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** A store in memory is a site beside others; a folder and a database on a server hold one each. */
function openSite(options: SandboxOptions): Promise<OpenSite> {
  const { data = 'memory', databaseUrl, clock = systemClock, progress } = options
  const drawing = { seed: options.seed ?? 1, products: options.products ?? 60 }
  if (databaseUrl === undefined && data === 'memory') {
    return openMemorySite({ ...drawing, now: clock.now() })
  }
  const place = databaseUrl === undefined ? { data } : { databaseUrl }
  return openPlace({ ...drawing, place, clock, ...(progress && { progress }) })
}

/** What the options decide about a site: when it is opened, and when it begins again. */
function decisionsOf(
  site: string,
  { accounts = {}, redirectUris, payments }: SandboxOptions,
): (handle: DatabaseHandle) => Promise<void> {
  assertRedirectUris(redirectUris ?? [])
  const change = { ...accounts, ...(redirectUris === undefined ? {} : { redirectUris }) }
  return async (handle) => {
    if (Object.keys(change).length > 0) await changeSettings(handle, site, change)
    if (payments !== undefined) await changeSelling(handle, site, { acceptsPayments: payments })
  }
}

/** Ids that repeat, begun anew at each opening of a kept site. */
async function repeatedIds(storage: Storage, site: string, seed: number): Promise<SeededIds> {
  const { openings } = await storage.database
    .updateTable('sites')
    .set((column) => ({ openings: column('openings', '+', 1) }))
    .where('site_id', '=', site)
    .returning('openings')
    .executeTakeFirstOrThrow()
  return seededIds(seed, openings)
}

/** A site with the function that answers for it. */
interface ServedSite extends RoutedSite {
  readonly site: Site
}

/** @param origin where the sandbox is reached, for commands that repeat a request */
async function serveSite(
  { site, storage, draw }: OpenSite,
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
  const platform: Platform = {
    site,
    clock,
    ids: repeated ?? ids,
    database,
    transaction,
    strict: options.strict ?? false,
  }
  await transaction(decide)
  const { client_id: clientId, api_key: apiKey } = await readKeys(database, site)
  const requests = new RequestLog(clock)
  const past = pastOf(platform, { draw, decide, begun: () => repeated?.rewind() })
  const tools: Tools = { platform, requests, clock, faults, past }
  const app = createApp({
    platform,
    requests,
    faults,
    serveDeveloper: developerPages(tools),
    authenticate,
    handlers,
    servePage,
    ...(options.checkAnswers && { checkAnswer: onceMade(answerChecker) }),
    log: options.log ?? ((text) => console.error(text)),
  })
  const { owner, member, coupons } = demoSite
  const shown: Site = {
    site: { clientId, apiKey, owner, member, coupons },
    idpConnectionId: idpConnectionId(site),
    idpTokenParams: (person = { email: member.email }) => tokenParamsFor(platform, person),
    outbox: (query) => findMails(platform, query),
    requests: async (query = {}) => (await requestsOf(tools, query, origin())).requests,
    clock,
    faults,
    snapshot: past.take,
    snapshots: past.list,
    restore: past.restore,
    removeSnapshot: past.remove,
    reset: past.reset,
    export: past.export,
    import: past.import,
  }
  return { clientId, apiKey, platform, app, site: shown }
}

async function sandboxOn(opened: OpenSite, options: SandboxOptions): Promise<Sandbox> {
  const ports: Listening[] = []
  const others: OpenSite[] = []
  const origin = () => ports[0]?.url ?? 'http://127.0.0.1:4100'
  const first = await serveSite(opened, options, origin)
  const router = new SiteRouter(first)
  return {
    ...first.site,
    fetch: async (request) => arrived(request, await router.answer(request)),
    addSite: async ({ name, ...given }) => {
      assertAddable(name, options, router)
      const drawing = { seed: given.seed ?? 1, products: given.products ?? 60 }
      const other = await openMemorySite({ ...drawing, now: (given.clock ?? systemClock).now() })
      others.push(other)
      await other.storage.transaction((handle) =>
        writeKeys(handle, other.site, keysOf(name, drawing)),
      )
      const { checkAnswers, log } = options
      const shared = { ...(checkAnswers && { checkAnswers }), ...(log && { log }) }
      const served = await serveSite(other, { ...given, ...shared }, () => siteUrl(name, origin()))
      router.add(name, served)
      return served.site
    },
    listen: async ({ console: folder, ...where }) => {
      // On demand: a store that is only called in process needs no server.
      const { listen } = await import('./http/listen.ts')
      const port = await listen(router.answer, {
        ...where,
        ...(folder && {
          console: {
            folder,
            settings: {
              platform: 'sandbox',
              clientId: first.clientId,
              strict: options.strict ?? false,
            },
          },
        }),
      })
      ports.push(port)
      return port
    },
    close: async () => {
      await Promise.all(ports.map((port) => port.close()))
      await Promise.all(others.map((other) => other.close()))
      await opened.close()
    },
  }
}

function assertAddable(
  name: string,
  { data = 'memory', databaseUrl }: SandboxOptions,
  router: SiteRouter,
): void {
  if (!isSiteName(name)) {
    throw new TypeError(
      `A site's name is made of small letters, digits and hyphens, not "${name}".`,
    )
  }
  if (router.has(name)) throw new TypeError(`There is a site named "${name}" already.`)
  if (databaseUrl !== undefined || data !== 'memory') {
    throw new TypeError('Only a sandbox in memory holds further sites.')
  }
}

/** The keys of a further site are local like the first one's, and repeat with its name and seed. */
function keysOf(name: string, { seed }: { readonly seed: number }): SiteKeys {
  const random = randomFor(seed, 'site', name)
  return { client_id: random.uuid(), api_key: `sandbox-api-key-${random.uuid()}`, openings: 0 }
}

function siteUrl(name: string, first: string): string {
  const url = new URL(first)
  url.hostname = `${name}.localhost`
  return url.origin
}

/** The same promise for everyone who asks, made when the first one does. */
function onceMade<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
