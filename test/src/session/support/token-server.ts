/**
 * An in-process token service with strict rotation: each refresh token works once, and its reuse
 * revokes the family. Every other request gets a 200 with a valid access token.
 */

import {
  createClient,
  platforms,
  type SessionClientOptions,
  type Tokens,
} from '../../../../src/index.ts'
import { clientId } from '../../support/client.ts'

export type Fault = (request: Request) => Response | Promise<Response>

interface Family {
  readonly role: 'visitor' | 'member'
  access: string
  refresh: string
  revoked: boolean
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** The platform's clock may be skewed. */
export interface TokenServerOptions {
  readonly lifetime?: number
  readonly now?: () => number
  /** Whether a renewal response omits the refresh token, which then stays valid. */
  readonly keepsRefresh?: (renewal: number) => boolean
}

export class TokenServer {
  readonly lifetime: number
  readonly tokenCalls: Record<string, unknown>[] = []
  readonly calls: { readonly path: string; readonly authorization: string }[] = []
  /** The refresh token of each revocation request. */
  readonly revocations: string[] = []
  /** Overrides responses to revocations while set. */
  revocationFault: Fault | undefined
  /** Overrides the token service while set. */
  tokenFault: Fault | undefined
  /** Overrides all other responses while set. */
  callFault: Fault | undefined
  reuses = 0
  readonly #families: Family[] = []
  readonly #expiry = new Map<string, number>()
  readonly #used = new Map<string, Family>()
  readonly #now: () => number
  readonly #keepsRefresh: (renewal: number) => boolean
  #serial = 0
  #renewals = 0

  constructor({
    lifetime = 600,
    now = () => Date.now() / 1000,
    keepsRefresh,
  }: TokenServerOptions = {}) {
    this.lifetime = lifetime
    this.#now = now
    this.#keepsRefresh = keepsRefresh ?? (() => false)
  }

  /** Tokens of a signed-in member. */
  member(expiresIn = this.lifetime): Tokens {
    const { access, refresh } = this.#start('member')
    return {
      accessToken: { value: access, expiresAt: Math.floor(Date.now() / 1000) + expiresIn },
      refreshToken: { value: refresh, role: 'member' },
    }
  }

  /** Revokes all existing refresh tokens. */
  revokeAll(): void {
    for (const family of this.#families) family.revoked = true
  }

  /** Expires all existing access tokens; refresh tokens stay valid. */
  expireAll(): void {
    this.#expiry.clear()
  }

  /** Whether an access token is valid. */
  lives(access: string): boolean {
    return (this.#expiry.get(access) ?? 0) > this.#now()
  }

  /** Counts the renewable sessions of a role. */
  living(role: 'visitor' | 'member'): number {
    return this.#families.filter((family) => family.role === role && !family.revoked).length
  }

  roleOf(authorization: string): string | undefined {
    return this.#families.find(({ access }) => access === authorization)?.role
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(url, { ...init, redirect: 'follow' })
    init.signal?.throwIfAborted()
    const { pathname } = new URL(url)
    if (pathname === '/oauth2/token') {
      const body: unknown = await request.clone().json()
      const fields = typeof body === 'object' && body !== null ? { ...body } : {}
      this.tokenCalls.push(fields)
      return this.tokenFault ? this.tokenFault(request) : this.answerToken(fields)
    }
    if (pathname === '/oauth2/revoke') {
      const { token } = Object(await request.clone().json())
      this.revocations.push(String(token))
      return this.revocationFault ? this.revocationFault(request) : this.#revoke(String(token))
    }
    const authorization = request.headers.get('authorization') ?? ''
    this.calls.push({ path: pathname, authorization })
    if (this.callFault) return this.callFault(request)
    return this.lives(authorization) ? json({}) : json({ message: 'expired' }, 401)
  }

  answerToken(fields: Readonly<Record<string, unknown>>): Response {
    if (fields.grantType === 'anonymous') return json(this.#tokens(this.#start('visitor')))
    if (fields.grantType === 'authorization_code') return json(this.#tokens(this.#start('member')))
    const presented = String(fields.refreshToken)
    const reused = this.#used.get(presented)
    if (reused) {
      this.reuses += 1
      reused.revoked = true
    }
    const family = this.#families.find(({ refresh, revoked }) => refresh === presented && !revoked)
    if (!family) return json({ message: 'INVALID_GRANT' }, 400)
    this.#renewals += 1
    const keeps = this.#keepsRefresh(this.#renewals)
    if (!keeps) {
      this.#used.set(presented, family)
      family.refresh = this.#name('refresh')
    }
    family.access = this.#name('access')
    const tokens = this.#tokens(family)
    return json(keeps ? { ...tokens, refresh_token: undefined } : tokens)
  }

  client(options: Partial<SessionClientOptions> = {}) {
    return createClient({
      platform: platforms.sandbox('http://store.example'),
      clientId,
      fetch: this.fetch,
      retries: 1,
      ...options,
    })
  }

  /** Revokes a family by any of its refresh tokens. */
  #revoke(token: string): Response {
    const family = this.#used.get(token) ?? this.#families.find(({ refresh }) => refresh === token)
    if (family) {
      family.revoked = true
      this.#expiry.delete(family.access)
    }
    return json({})
  }

  #name(kind: string): string {
    this.#serial += 1
    return `${kind}-${this.#serial}`
  }

  #start(role: 'visitor' | 'member'): Family {
    const family: Family = {
      role,
      access: this.#name('access'),
      refresh: this.#name('refresh'),
      revoked: false,
    }
    this.#families.push(family)
    this.#expiry.set(family.access, this.#now() + this.lifetime)
    return family
  }

  #tokens({ access, refresh }: Family) {
    this.#expiry.set(access, this.#now() + this.lifetime)
    return { access_token: access, refresh_token: refresh, expires_in: this.lifetime }
  }
}
