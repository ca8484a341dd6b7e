/** The sandbox as one object: open it, call it in process or over a port, close it. */

import { setTimeout as sleep } from 'node:timers/promises'
import { isSiteName } from '../commerce/rules/site-hosts.ts'
import { systemClock } from '../platform/clock.ts'
import { randomFor } from '../platform/random.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { type SiteKeys, writeKeys } from '../storage/sites/content.ts'
import { openMemorySite } from '../storage/sites/memory.ts'
import type { OpenSite } from '../storage/sites/open-site.ts'
import { SiteRouter } from '../storage/sites/router.ts'
import { storeSeed } from '../storage/sites/store-seed.ts'
import { openStoredSite } from '../storage/sites/stored-site.ts'
import { arrived } from '../web/faults/broken-connection.ts'
import type { Listening, ListenOptions } from '../web/http/listen.ts'
import { noSite } from './app.ts'
import { type ServedSite, serveSite } from './serve-site.ts'
import type { SandboxOptions, Site, SiteOptions } from './site.ts'

/** Where a sandbox listens, and what it serves. */
export interface SandboxListenOptions extends Omit<ListenOptions, 'console'> {
  /** The folder of a built console, served under /console/ with the settings for this store. */
  readonly console?: string | undefined
}

/** An open sandbox: its first store, and access to others. */
export interface Sandbox extends Site {
  /** The web's `fetch`, handled in process: the `fetch` of `createClient`. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>
  /** Serves on a local port; 0 takes any free one. */
  listen(options: SandboxListenOptions): Promise<Listening>
  /**
   * Opens another store beside the first, in the same engine and behind the same ports: reached as a
   * subdomain (`http://blue.localhost:4100`), or by its own API key, client id and tokens at the address of
   * the first. Stores are isolated from each other. Only for stores in memory.
   *
   * @throws TypeError for a name that is taken or invalid in a host, and for a store on disk or a server
   */
  addSite(options: SiteOptions): Promise<Site>
  /** Closes the ports, waits a while for running calls, flushes, closes and unlocks. */
  close(): Promise<void>
}

/** How long closing waits for calls in process. */
const graceMilliseconds = 5_000

/** Opens a sandbox and seeds it when empty. Throws a StartFailure when it cannot run. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const opened = await openSite(options)
  return orClosed(opened, () => sandboxOn(opened, options))
}

/** Closes a site that cannot be served. */
async function orClosed<Served>(
  { close }: OpenSite,
  serve: () => Promise<Served>,
): Promise<Served> {
  try {
    return await serve()
  } catch (error) {
    await close()
    throw error
  }
}

/** A store in memory is one of many sites; a folder or server database has a single one. */
function openSite(options: SandboxOptions): Promise<OpenSite> {
  const { data = 'memory', databaseUrl, poolSize, clock = systemClock, progress, log } = options
  const seed = storeSeed(options)
  // An empty value comes from an unset variable: the drivers would fall back to their own default.
  if (data === '') throw new StartFailure('data is empty: pass a folder, or memory.')
  if (databaseUrl === '')
    throw new StartFailure('databaseUrl is empty: give the address of a database.')
  if (databaseUrl === undefined && data === 'memory') {
    return openMemorySite({ ...seed, now: clock.now() })
  }
  const server = { poolSize, warn: log }
  const place = databaseUrl === undefined ? { data } : { databaseUrl, server }
  return openStoredSite({ ...seed, place, clock, progress })
}

async function sandboxOn(opened: OpenSite, options: SandboxOptions): Promise<Sandbox> {
  const ports: Listening[] = []
  /** Calls in process. */
  const underWay = new Set<Promise<Response>>()
  /** By name, also while they open: two may be added at once. */
  const others = new Map<string, Promise<OpenSite>>()
  const origin = () => ports[0]?.url ?? 'http://127.0.0.1:4100'
  const first = await serveSite(opened, options, origin)
  const router = new SiteRouter(first, noSite)
  const addedSite = async (
    name: string,
    { clock = systemClock, ...given }: Omit<SiteOptions, 'name'>,
  ): Promise<ServedSite> => {
    const seed = storeSeed(given)
    const opening = openMemorySite({ ...seed, now: clock.now() })
    others.set(name, opening)
    const other = await opening
    const { checkAnswers, log } = options
    return orClosed(other, async () => {
      const keys = keysOf(name, seed)
      await other.storage.transaction((handle) => writeKeys(handle, other.site, keys))
      const served = { ...given, clock, checkAnswers, log }
      return serveSite(other, served, () => siteUrl(name, origin()))
    })
  }
  return {
    ...first.site,
    fetch: async (input, init) => {
      const request =
        input instanceof Request && init === undefined ? input : new Request(input, init)
      // The web's fetch rejects here too; in process there is no connection to break.
      request.signal.throwIfAborted()
      const answering = router.answer(request)
      underWay.add(answering)
      const answer = await answering.finally(() => underWay.delete(answering))
      return arrived(request, answer)
    },
    addSite: async ({ name, ...given }) => {
      assertAddable(name, options, others)
      try {
        const served = await addedSite(name, given)
        router.add(name, served)
        return served.site
      } catch (error) {
        others.delete(name)
        throw error
      }
    },
    listen: async ({ console: folder, ...where }) => {
      // Lazy: a store called only in process needs no server.
      const { listen } = await import('../web/http/listen.ts')
      const port = await listen(router.answer, {
        ...where,
        ...(folder && {
          console: {
            folder,
            settingsAt: (host) => {
              const site = router.siteAt(host)
              if (site === undefined) return undefined
              const { clientId, platform } = site
              return { platform: 'sandbox', clientId, strict: platform.strict }
            },
          },
        }),
      })
      ports.push(port)
      return port
    },
    close: async () => {
      await Promise.all(ports.map((port) => port.close()))
      const grace = sleep(graceMilliseconds, undefined, { ref: false })
      await Promise.race([Promise.allSettled(underWay), grace])
      // `addSite` has reported one that failed to open.
      const closeOther = ({ close }: OpenSite) => close()
      const open = Array.from(others.values(), (opening) => opening.then(closeOther, () => {}))
      await Promise.all([...open, opened.close()])
    },
  }
}

function assertAddable(
  name: string,
  { data = 'memory', databaseUrl }: SandboxOptions,
  names: Pick<ReadonlyMap<string, unknown>, 'has'>,
): void {
  if (!isSiteName(name)) {
    throw new TypeError(
      `A site's name consists of lower-case letters, digits and hyphens, not "${name}".`,
    )
  }
  if (names.has(name)) throw new TypeError(`There is a site named "${name}" already.`)
  if (databaseUrl !== undefined || data !== 'memory') {
    throw new TypeError('Only a sandbox in memory holds further sites.')
  }
}

/** The keys of a further site: local like the first one's, and derived from its name and seed. */
function keysOf(name: string, { seed }: { readonly seed: number }): SiteKeys {
  const random = randomFor(seed, 'site', name)
  return { client_id: random.uuid(), api_key: `sandbox-api-key-${random.uuid()}`, openings: 0 }
}

function siteUrl(name: string, first: string): string {
  const url = new URL(first)
  url.hostname = `${name}.localhost`
  return url.origin
}
