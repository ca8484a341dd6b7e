/** Keeps a session's tokens usable: one renewal for any number of callers and tabs. */
import { flowError } from '../errors/flow-error.ts'
import { pause } from '../transport/limit.ts'
import { Changes, type SessionChangeReason, type SessionListener } from './changes.ts'
import type { Grant, Grants } from './grants.ts'
import { inTurn, type Lock } from './lock.ts'
import { isPromise } from './promise.ts'
import {
  createRenew,
  granted,
  needsRenewal,
  newOwner,
  ownerOf,
  type Renew,
  type RenewalOptions,
} from './renewal.ts'
import type { Notices } from './sharing.ts'
import type { Signature, Signer } from './signer.ts'
import type { TokenStorage } from './storage.ts'
import { mostEarly, type Role, readTokens, roleOf, type Tokens } from './tokens.ts'

/** What a keeper is made of. */
export interface KeeperParts extends RenewalOptions {
  readonly storage: TokenStorage
  readonly grants: Grants
  /** Makes renewals take turns with others who share the storage. */
  readonly lock: Lock
  readonly lockName: string
  readonly notices: Notices
}

/** A storage that answers with other tokens than were written is not asked for ever. */
const mostRounds = 5

/** So long a browser may take to bring a write from one tab to another, in milliseconds. */
const longestDelay = 1000

const versionOf = (tokens: Tokens | undefined): number => tokens?.renewal?.version ?? 0

const stamp = (tokens: Tokens, before: Tokens | undefined): Tokens => ({
  ...tokens,
  renewal: {
    owner: ownerOf(tokens),
    early: mostEarly,
    ...tokens.renewal,
    version: Math.max(Date.now(), versionOf(before) + 1),
  },
})

export class TokenKeeper implements Signer {
  readonly #parts: KeeperParts
  readonly #renewTokens: Renew
  readonly #changes = new Changes()
  #stopListening: (() => void) | undefined
  /** The renewal in flight, shared by everybody who needs one. */
  #renewal: Promise<Tokens> | undefined
  /** Rises with every sign-in and sign-out: what began before is not stored after. */
  #generation = 0
  #ending = new AbortController()
  /** Writes wait for each other; each decides at its turn whether it still counts. */
  #writes: Promise<unknown> = Promise.resolve()
  /** Odd while a write is under way: what is read then is neither old nor new. */
  #writeSteps = 0
  /** Whether the storage has to be waited for: then nobody can know whom it holds before. */
  #isSlow = false

  constructor(parts: KeeperParts) {
    this.#parts = parts
    this.#renewTokens = createRenew(parts.grants, () => this.read(), parts)
  }

  get generation(): number {
    return this.#generation
  }

  /** The role now; with an asynchronous storage, the one seen last. */
  get role(): Role {
    const held = this.#parts.storage.get()
    if (!isPromise(held)) return roleOf(readTokens(held))
    // Nobody waits for this answer here; whoever needs it will see the failure.
    held.catch(() => {})
    return this.#changes.role
  }

  subscribe(listener: SessionListener): () => void {
    const { listeners } = this.#changes
    const look = (): void => void this.read().catch(() => {})
    listeners.add(listener)
    this.#stopListening ??= this.#parts.notices.listen(look)
    // What is not known yet cannot be told from what comes after.
    look()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.#stopListening?.()
      this.#stopListening = undefined
    }
  }

  /** What the storage holds. Another session than the one known is told to the listeners. */
  async read(): Promise<Tokens | undefined> {
    const before = this.#writeSteps
    const stored = this.#parts.storage.get()
    this.#isSlow ||= isPromise(stored)
    return this.#see(await stored, before)
  }

  /** At once, where the storage answers at once and nothing has to be renewed. */
  sign(): Signature | Promise<Signature> {
    const before = this.#writeSteps
    const stored = this.#parts.storage.get()
    if (isPromise(stored)) {
      this.#isSlow = true
      return stored.then((held) => this.#signWith(this.#see(held, before)))
    }
    return this.#signWith(this.#see(stored, before))
  }

  async signAgain(refused: Signature): Promise<Signature | 'session-ended' | undefined> {
    const stale = refused.headers.authorization
    const held = await this.read()
    if (held ? !isSameCaller(signature(held), refused) : refused.as === 'member') {
      return 'session-ended'
    }
    const isNewer = held !== undefined && held.accessToken.value !== stale
    let tokens = isNewer && !needsRenewal(held, this.#parts) ? held : await this.#renew(stale)
    // The renewal joined may have begun before the refusal, and have found this token good.
    if (tokens.accessToken.value === stale) tokens = await this.#renew(stale)
    if (tokens.accessToken.value === stale) return undefined
    const renewed = signature(tokens)
    return isSameCaller(renewed, refused) ? renewed : 'session-ended'
  }

  /** @param before the write steps when the storage was asked */
  #see(stored: unknown, before: number): Tokens | undefined {
    const tokens = readTokens(stored)
    const settled = before === this.#writeSteps && before % 2 === 0
    if (settled) this.#changes.see(tokens, this.#isSlow ? 'found' : undefined)
    return tokens
  }

  #signWith(held: Tokens | undefined): Signature | Promise<Signature> {
    if (held && !needsRenewal(held, this.#parts)) return signature(held)
    return this.#renew(undefined).then(signature)
  }

  /**
   * Makes a sign-in's tokens the session.
   *
   * @param since the generation the sign-in began in; a sign-out since then wins
   * @throws ApiError `SESSION_CHANGED`
   */
  async signIn(grant: Grant, since: number): Promise<void> {
    if (since !== this.#generation) throw sessionChanged()
    const tokens = granted(grant, { role: 'member' }, { owner: newOwner() }, this.#parts)
    if (!(await this.#replace(tokens, 'signed-in'))) throw sessionChanged()
  }

  /** Makes tokens from elsewhere the session, or forgets it. */
  async setTokens(tokens: Tokens | undefined): Promise<void> {
    const given = readTokens(tokens)
    const noted = given && { renewal: { owner: newOwner(), early: early(this.#parts) }, ...given }
    await this.#replace(noted, 'set')
  }

  /** Forgets the tokens. What they signed last may still be needed: it is returned. */
  async signOut(): Promise<Signature | undefined> {
    const generation = this.#begin()
    const held = await this.read().catch(() => undefined)
    await this.#write(undefined, 'signed-out', () => generation === this.#generation)
    return held && !needsRenewal(held, this.#parts) ? signature(held) : undefined
  }

  /** Everything that began before this is void. */
  #begin(): number {
    this.#generation += 1
    this.#ending.abort()
    this.#ending = new AbortController()
    return this.#generation
  }

  #replace(tokens: Tokens | undefined, reason: SessionChangeReason): Promise<boolean> {
    const generation = this.#begin()
    return this.#write(tokens, reason, () => generation === this.#generation)
  }

  #renew(refused: string | undefined): Promise<Tokens> {
    const { lock, lockName } = this.#parts
    this.#renewal ??= inTurn(lock, lockName, () => this.#renewOnce(refused)).finally(() => {
      this.#renewal = undefined
    })
    return this.#renewal
  }

  async #renewOnce(refused: string | undefined): Promise<Tokens> {
    for (let round = 1; round <= mostRounds; ) {
      const generation = this.#generation
      const { signal } = this.#ending
      const held = await this.#readNewest()
      // Somebody else (a caller just before, another tab) may have renewed already.
      const isNewer = held !== undefined && held.accessToken.value !== refused
      if (isNewer && !needsRenewal(held, this.#parts)) return held
      try {
        const { tokens, from, reason } = await this.#renewTokens(held, refused, signal)
        // A sign-in or sign-out that happened meanwhile wins over what we got for the old session.
        const written = await this.#write(
          tokens,
          reason,
          (now) =>
            generation === this.#generation && now?.refreshToken.value === from?.refreshToken.value,
        )
        if (written) return tokens
      } catch (error) {
        if (generation === this.#generation) throw error
      }
      if (generation === this.#generation) round += 1
    }
    throw sessionChanged()
  }

  /** What is held, as soon as the last write of another tab has come through. */
  async #readNewest(): Promise<Tokens | undefined> {
    const newest = await this.#parts.notices.newest()
    const latest = Date.now() + longestDelay
    for (;;) {
      const held = await this.read()
      if (versionOf(held) >= newest || Date.now() > latest) return held
      await pause(10)
    }
  }

  /** @returns whether the tokens were written: `counts` decides by what is held at that moment */
  #write(
    tokens: Tokens | undefined,
    reason: SessionChangeReason | undefined,
    counts: (now: Tokens | undefined) => boolean,
  ): Promise<boolean> {
    const step = this.#writes.then(async () => {
      const now = await this.read().catch(() => undefined)
      if (!counts(now)) return false
      const stamped = tokens && stamp(tokens, now)
      this.#writeSteps += 1
      try {
        await this.#parts.storage.set(stamped)
      } finally {
        this.#writeSteps += 1
      }
      this.#changes.learn(tokens, reason)
      await this.#parts.notices.announce(stamped?.renewal?.version)
      return true
    })
    this.#writes = step.catch(() => {})
    return step
  }
}

const early = ({ renewEarly }: RenewalOptions): number => renewEarly ?? mostEarly

const sessionChanged = () => flowError('SESSION_CHANGED', 'The session changed while signing in')

const signature = (tokens: Tokens): Signature => ({
  headers: { authorization: tokens.accessToken.value },
  as: tokens.refreshToken.role,
  owner: ownerOf(tokens),
})

/** A visitor is like any other; a member is this one only. */
const isSameCaller = (now: Signature, then: Signature): boolean =>
  now.as === then.as && (now.as !== 'member' || now.owner === then.owner)
