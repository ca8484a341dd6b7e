/** Keeps a session's tokens usable: one renewal for any number of callers. */
import { flowError } from '../errors/flow-error.ts'
import type { Grant, Grants } from './grants.ts'
import type { Signature, Signer } from './signer.ts'
import type { TokenStorage } from './storage.ts'
import { earlyWindow, isUsable, type Role, readTokens, roleOf, type Tokens } from './tokens.ts'

/** Why a session is another one than before. */
export type SessionChangeReason = 'visitor' | 'signed-in' | 'signed-out' | 'refused'

/** A change of who the client speaks for. Renewals of the same session are not changes. */
export interface SessionChange {
  readonly role: Role
  readonly previousRole: Role
  /** `refused`: the platform no longer takes the member's refresh token. */
  readonly reason: SessionChangeReason
}

/** Told of every change, after it happened. */
export type SessionListener = (change: SessionChange) => void

const isPromise = <Value>(value: Value | Promise<Value>): value is Promise<Value> =>
  typeof value === 'object' && value !== null && 'then' in value

export class TokenKeeper implements Signer {
  readonly #storage: TokenStorage
  readonly #grants: Grants
  readonly #listeners = new Set<SessionListener>()
  /** The renewal in flight, shared by everybody who needs one. */
  #renewal: Promise<Tokens> | undefined
  /** Rises with every sign-in and sign-out: what began before is not stored after. */
  #generation = 0
  #early = earlyWindow(Number.POSITIVE_INFINITY)
  #seenRole: Role = 'none'

  constructor(storage: TokenStorage, grants: Grants) {
    this.#storage = storage
    this.#grants = grants
  }

  get generation(): number {
    return this.#generation
  }

  /** The role now; with an asynchronous storage, the one seen last. */
  get role(): Role {
    const held = this.#storage.get()
    return isPromise(held) ? this.#seenRole : roleOf(readTokens(held))
  }

  subscribe(listener: SessionListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async sign(): Promise<Signature> {
    const generation = this.#generation
    const held = await this.#read()
    const tokens = this.#usable(held) ?? (await this.#renew(held?.accessToken.value))
    return signature(tokens, generation)
  }

  async signAgain(refused: Signature): Promise<Signature | undefined> {
    if (refused.generation !== this.#generation) return undefined
    const stale = refused.headers.authorization
    const held = this.#usable(await this.#read())
    const tokens = held && held.accessToken.value !== stale ? held : await this.#renew(stale)
    const renewed = signature(tokens, refused.generation)
    const sameCaller = refused.generation === this.#generation && renewed.as === refused.as
    return sameCaller ? renewed : undefined
  }

  /**
   * Makes a sign-in's tokens the session.
   *
   * @param since the generation the sign-in began in; a sign-out since then wins
   * @throws ApiError `SESSION_CHANGED`
   */
  async signIn(grant: Grant, since: number): Promise<void> {
    if (since !== this.#generation) {
      throw flowError('SESSION_CHANGED', 'The session changed while signing in')
    }
    this.#generation += 1
    const previousRole = roleOf(await this.#read())
    const refreshToken = { value: grant.refreshToken ?? '', role: 'member' as const }
    await this.#write({ accessToken: grant.accessToken, refreshToken })
    this.#early = earlyWindow(grant.lifetime)
    this.#publish({ role: 'member', previousRole, reason: 'signed-in' })
  }

  /** Forgets the tokens. What they signed last may still be needed: it is returned. */
  async signOut(): Promise<Signature | undefined> {
    this.#generation += 1
    const held = await this.#read()
    await this.#write(undefined)
    if (held) {
      this.#publish({ role: 'none', previousRole: roleOf(held), reason: 'signed-out' })
    }
    const usable = this.#usable(held)
    return usable && signature(usable, this.#generation)
  }

  #renew(stale: string | undefined): Promise<Tokens> {
    this.#renewal ??= this.#renewOnce(stale).finally(() => {
      this.#renewal = undefined
    })
    return this.#renewal
  }

  async #renewOnce(stale: string | undefined): Promise<Tokens> {
    const generation = this.#generation
    const held = await this.#read()
    // Somebody else (a caller just before, another tab) may have renewed already.
    const current = this.#usable(held)
    if (current && current.accessToken.value !== stale) return current

    const { tokens, lifetime } = await this.#obtain(held)

    // A sign-in or sign-out that happened meanwhile wins over what we got for the old session.
    const now = await this.#read()
    const replaced = now?.refreshToken.value !== held?.refreshToken.value
    if (generation !== this.#generation || replaced) {
      return this.#usable(now) ?? this.#renewOnce(now?.accessToken.value)
    }
    await this.#write(tokens)
    this.#early = earlyWindow(lifetime)
    const previousRole = roleOf(held)
    const { role } = tokens.refreshToken
    if (role !== previousRole) {
      this.#publish({ role, previousRole, reason: previousRole === 'none' ? 'visitor' : 'refused' })
    }
    return tokens
  }

  /** The refresh token first; when it is refused or there is none, an anonymous visitor (point 4). */
  async #obtain(held: Tokens | undefined): Promise<{ tokens: Tokens; lifetime: number }> {
    const refreshToken = held?.refreshToken
    const renewed = refreshToken?.value ? await this.#grants.refresh(refreshToken.value) : undefined
    if (refreshToken && renewed) {
      return {
        tokens: {
          accessToken: renewed.accessToken,
          refreshToken: { ...refreshToken, value: renewed.refreshToken ?? refreshToken.value },
        },
        lifetime: renewed.lifetime,
      }
    }
    const visitor = await this.#grants.anonymous()
    return {
      tokens: {
        accessToken: visitor.accessToken,
        refreshToken: { value: visitor.refreshToken ?? '', role: 'visitor' },
      },
      lifetime: visitor.lifetime,
    }
  }

  #usable(tokens: Tokens | undefined): Tokens | undefined {
    return tokens && isUsable(tokens.accessToken, Date.now() / 1000, this.#early)
      ? tokens
      : undefined
  }

  async #read(): Promise<Tokens | undefined> {
    const tokens = readTokens(await this.#storage.get())
    this.#seenRole = roleOf(tokens)
    return tokens
  }

  async #write(tokens: Tokens | undefined): Promise<void> {
    await this.#storage.set(tokens)
    this.#seenRole = roleOf(tokens)
  }

  // Each listener in its own task: one that throws harms neither the session nor the others.
  #publish(change: SessionChange): void {
    for (const listener of this.#listeners) queueMicrotask(() => listener(change))
  }
}

const signature = ({ accessToken, refreshToken }: Tokens, generation: number): Signature => ({
  headers: { authorization: accessToken.value },
  as: refreshToken.role,
  generation,
})
