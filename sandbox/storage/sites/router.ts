/**
 * Routes a request of one port to its site: by host (`blue.localhost`), else by API key, token or client
 * id, as on the hosted platform; falls back to the first site.
 */

import { sql } from 'kysely'
import { fieldsOf } from '../../../src/values/json.ts'
import { siteNameOf } from '../../commerce/rules/site-hosts.ts'
import { tokenOf } from '../../people/identity/authenticate.ts'
import { userCodeHash } from '../../people/identity/device-codes.ts'
import { hashSecret } from '../../people/identity/secrets.ts'
import { hasMediaType } from '../../platform/media-type.ts'
import { parsedJson } from '../../platform/value-at.ts'
import type { Platform } from '../context.ts'
import type { Database } from '../database/schema.ts'

/** Answers a request; never rejects. */
export type App = (request: Request) => Promise<Response>

/** A site behind the router. */
export interface RoutedSite {
  readonly clientId: string
  readonly platform: Platform
  readonly app: App
}

/** The sites of one port, in one database. */
export class SiteRouter {
  readonly #first: RoutedSite
  readonly #noSite: App
  readonly #named = new Map<string, RoutedSite>()

  /** @param noSite answers at the host of an unknown site */
  constructor(first: RoutedSite, noSite: App) {
    this.#first = first
    this.#noSite = noSite
  }

  add(name: string, site: RoutedSite): void {
    this.#named.set(name, site)
  }

  /**
   * The site of a host; loopback names are the first site's.
   *
   * @param host of a request, with or without a port
   */
  siteAt(host: string): RoutedSite | undefined {
    const name = siteNameOf(host.toLowerCase().replace(/:\d+$/, ''))
    return name === undefined ? this.#first : this.#named.get(name)
  }

  readonly answer: App = async (request) => {
    // An invalid address is refused by any of them.
    if (this.#named.size === 0 || !URL.canParse(request.url)) return this.#first.app(request)
    const url = new URL(request.url)
    const name = siteNameOf(url.hostname)
    const site = name === undefined ? await this.#found(request, url) : this.#named.get(name)
    if (site === undefined && name !== undefined) return this.#noSite(request)
    return (site ?? this.#first).app(request)
  }

  async #found(request: Request, url: URL): Promise<RoutedSite | undefined> {
    const token = tokenOf(request.headers.get('authorization'))
    const ofToken = token === '' ? undefined : await this.#byProof(token)
    // A stale token may come with what renews it.
    if (ofToken !== undefined) return ofToken
    const asked = (name: string) => url.searchParams.get(name) ?? undefined
    const clientId = asked('clientId') ?? asked('client_id')
    if (clientId !== undefined) return this.#byClient(clientId)
    const session = asked('redirectSession')
    if (session !== undefined) return this.#holder('redirect_sessions', 'id', session)
    const recovery = asked('recoveryToken')
    if (recovery !== undefined) return this.#holder('recovery_tokens', 'hash', hashSecret(recovery))
    const userCode = userCodeHash(asked('userCode') ?? '')
    if (userCode !== undefined) return this.#holder('device_codes', 'user_hash', userCode)
    return request.method === 'POST' ? this.#byBody(request) : undefined
  }

  /** Token calls have their client id or token in the body. */
  async #byBody(request: Request): Promise<RoutedSite | undefined> {
    if (!hasMediaType(request, 'application/json')) return undefined
    const sent = fieldsOf(parsedJson(await shortText(request)))
    const clientId = sent.clientId ?? sent.client_id
    if (typeof clientId === 'string') return this.#byClient(clientId)
    const token = sent.refreshToken ?? sent.refresh_token ?? sent.token
    if (typeof token !== 'string') return undefined
    return (await this.#holder('refresh_tokens', 'hash', hashSecret(token))) ?? this.#byProof(token)
  }

  #sites(): RoutedSite[] {
    return [this.#first, ...this.#named.values()]
  }

  #byClient(clientId: string): RoutedSite | undefined {
    return this.#sites().find((site) => site.clientId === clientId)
  }

  async #byProof(token: string): Promise<RoutedSite | undefined> {
    const ofKey = this.#sites().find(({ platform }) => platform.apiKey === token)
    return ofKey ?? this.#holder('access_tokens', 'hash', hashSecret(token))
  }

  /** The site with a matching row. */
  async #holder(
    table: keyof Database,
    column: 'hash' | 'user_hash' | 'id',
    value: string,
  ): Promise<RoutedSite | undefined> {
    if (value.includes('\0')) return undefined
    const sites = this.#sites()
    const ids = sites.map(({ platform }) => platform.site)
    const { rows } = await sql<{ site_id: string }>`select site_id from ${sql.table(table)}
      where site_id = any(${ids}::text[]) and ${sql.ref(column)} = ${value}`.execute(
      this.#first.platform.database,
    )
    return sites.find(({ platform }) => platform.site === rows[0]?.site_id)
  }
}

/** A copy of a body of at most 16 KiB; empty for a longer one. */
async function shortText(request: Request): Promise<string> {
  const reader = request.clone().body?.getReader()
  const chunks: Uint8Array[] = []
  let room = 16 * 1024
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk?.value) return Buffer.concat(chunks).toString()
    chunks.push(chunk.value)
    room -= chunk.value.byteLength
    if (room >= 0) continue
    // Not awaited: a copy is cancelled when the original is, too.
    reader?.cancel().catch(() => {})
    return ''
  }
}
