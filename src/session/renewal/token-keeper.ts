/** Keeps a session's tokens usable: one renewal for any number of callers and tabs. */

import type { Authorizer, Credentials } from '../../calls/authorizer.ts'
import { flowError } from '../../errors/flow-error.ts'
import { pause } from '../../transport/with-timeout.ts'
import { isPromise } from '../../values/promise.ts'
import { credentialsOf } from '../tokens/credentials.ts'
import { type Lock, withLock } from '../tokens/lock.ts'
import type { TokenStorage } from '../tokens/storage.ts'
import type { TabChannel } from '../tokens/tab-sync.ts'
import {
  mostEarly,
  type Role,
  readTokens,
  roleOf,
  signInIdOf,
  type Tokens,
} from '../tokens/tokens.ts'
import type { Grant, Grants } from './grants.ts'
import { createRenew, granted, needsRenewal, newSignInId, type RenewalOptions } from './renewal.ts'
import { type SessionChangeReason, SessionEvents, type SessionListener } from './session-events.ts'

/** What a keeper is made of. */
export interface KeeperParts extends RenewalOptions {
  readonly storage: TokenStorage
  readonly grants: Grants
  /** Makes renewals take turns with others who share the storage. */
  readonly lock: Lock
  readonly lockName: string
  readonly channel: TabChannel
}

/** A storage that answers with other tokens than were written is not asked for ever. */
const mostRounds = 5

/** So long a browser may take to bring a write from one tab to another, in milliseconds. */
const longestDelay = 1000

const versionOf = (tokens: Tokens | undefined): number => tokens?.renewal?.version ?? 0

const stamp = (tokens: Tokens, before: Tokens | undefined): Tokens => ({
  ...tokens,
  renewal: {
    signInId: signInIdOf(tokens),
    early: mostEarly,
    ...tokens.renewal,
    version: Math.max(Date.now(), versionOf(before) + 1),
  },
})

/** Keeps the tokens of one session, and signs with them. */
export interface TokenKeeper extends Authorizer {
  /** Rises with every sign-in and sign-out: what began before is not stored after. */
  readonly generation: number
  /** The role now; with an asynchronous storage, the one seen last. */
  readonly role: Role
  /** @returns a function that stops telling the listener */
  subscribe(listener: SessionListener): () => void
  /** What the storage holds. Another session than the one known is told to the listeners. */
  read(): Promise<Tokens | undefined>
  /** At once, where the storage answers at once and nothing has to be renewed. */
  authorize(): Credentials | Promise<Credentials>
  /**
   * Makes a sign-in's tokens the session.
   *
   * @param since the generation the sign-in began in; a sign-out since then wins
   * @throws ApiError `SESSION_CHANGED`
   */
  signIn(grant: Grant, since: number): Promise<void>
  /** Makes tokens from elsewhere the session, or forgets it. */
  setTokens(tokens: Tokens | undefined): Promise<void>
  /** Forgets the tokens. What they signed last may still be needed: it is returned. */
  signOut(): Promise<Credentials | undefined>
}

export const createTokenKeeper = (parts: KeeperParts): TokenKeeper => {
  const { storage, grants, lock, lockName, channel } = parts
  const changes = new SessionEvents()
  let stopListening: (() => void) | undefined
  /** The renewal in flight, shared by everybody who needs one. */
  let renewal: Promise<Tokens> | undefined
  let generation = 0
  let ending = new AbortController()
  /** Writes wait for each other; each decides at its turn whether it still counts. */
  let writes: Promise<unknown> = Promise.resolve()
  /** Odd while a write is under way: what is read then is neither old nor new. */
  let writeSteps = 0
  /** Whether the storage has to be waited for: then nobody can know whom it holds before. */
  let isSlow = false

  /** @param before the write steps when the storage was asked */
  const see = (stored: unknown, before: number): Tokens | undefined => {
    const tokens = readTokens(stored)
    const settled = before === writeSteps && before % 2 === 0
    if (settled) changes.see(tokens, isSlow ? 'found' : undefined)
    return tokens
  }

  const read = async (): Promise<Tokens | undefined> => {
    const before = writeSteps
    const stored = storage.get()
    isSlow ||= isPromise(stored)
    return see(await stored, before)
  }

  const renewTokens = createRenew(grants, read, parts)

  /** Everything that began before this is void. */
  const begin = (): number => {
    generation += 1
    ending.abort()
    ending = new AbortController()
    return generation
  }

  /** @returns whether the tokens were written: `counts` decides by what is held at that moment */
  const write = (
    tokens: Tokens | undefined,
    reason: SessionChangeReason | undefined,
    counts: (now: Tokens | undefined) => boolean,
  ): Promise<boolean> => {
    const step = writes.then(async () => {
      const now = await read().catch(() => undefined)
      if (!counts(now)) return false
      const stamped = tokens && stamp(tokens, now)
      writeSteps += 1
      try {
        await storage.set(stamped)
      } finally {
        writeSteps += 1
      }
      changes.learn(tokens, reason)
      await channel.announce(stamped?.renewal?.version)
      return true
    })
    writes = step.catch(() => {})
    return step
  }

  const replace = (tokens: Tokens | undefined, reason: SessionChangeReason): Promise<boolean> => {
    const begun = begin()
    return write(tokens, reason, () => begun === generation)
  }

  /** What is held, as soon as the last write of another tab has come through. */
  const readNewest = async (): Promise<Tokens | undefined> => {
    const newest = await channel.newest()
    const latest = Date.now() + longestDelay
    for (;;) {
      const held = await read()
      if (versionOf(held) >= newest || Date.now() > latest) return held
      await pause(10)
    }
  }

  const renewOnce = async (refused: string | undefined): Promise<Tokens> => {
    for (let round = 1; round <= mostRounds; ) {
      const begun = generation
      const { signal } = ending
      const held = await readNewest()
      // Somebody else (a caller just before, another tab) may have renewed already.
      const isNewer = held !== undefined && held.accessToken.value !== refused
      if (isNewer && !needsRenewal(held, parts)) return held
      try {
        const { tokens, from, reason } = await renewTokens(held, refused, signal)
        // A sign-in or sign-out that happened meanwhile wins over what we got for the old session.
        const written = await write(
          tokens,
          reason,
          (now) => begun === generation && now?.refreshToken.value === from?.refreshToken.value,
        )
        if (written) return tokens
      } catch (error) {
        if (begun === generation) throw error
      }
      if (begun === generation) round += 1
    }
    throw sessionChanged()
  }

  const renew = (refused: string | undefined): Promise<Tokens> => {
    renewal ??= withLock(lock, lockName, () => renewOnce(refused)).finally(() => {
      renewal = undefined
    })
    return renewal
  }

  const signWith = (held: Tokens | undefined): Credentials | Promise<Credentials> =>
    held && !needsRenewal(held, parts) ? credentialsOf(held) : renew(undefined).then(credentialsOf)

  return {
    get generation() {
      return generation
    },

    get role() {
      const held = storage.get()
      if (!isPromise(held)) return roleOf(readTokens(held))
      // Nobody waits for this answer here; whoever needs it will see the failure.
      held.catch(() => {})
      return changes.role
    },

    subscribe: (listener) => {
      const { listeners } = changes
      const look = (): void => void read().catch(() => {})
      listeners.add(listener)
      stopListening ??= channel.listen(look)
      // What is not known yet cannot be told from what comes after.
      look()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = undefined
      }
    },

    read,

    authorize: () => {
      const before = writeSteps
      const stored = storage.get()
      if (!isPromise(stored)) return signWith(see(stored, before))
      isSlow = true
      return stored.then((held) => signWith(see(held, before)))
    },

    reauthorize: async (refused) => {
      const stale = refused.headers.authorization
      const held = await read()
      if (held ? !isSameCaller(credentialsOf(held), refused) : refused.as === 'member') {
        return 'session-ended'
      }
      const isNewer = held !== undefined && held.accessToken.value !== stale
      let tokens = isNewer && !needsRenewal(held, parts) ? held : await renew(stale)
      // The renewal joined may have begun before the refusal, and have found this token good.
      if (tokens.accessToken.value === stale) tokens = await renew(stale)
      if (tokens.accessToken.value === stale) return undefined
      const renewed = credentialsOf(tokens)
      return isSameCaller(renewed, refused) ? renewed : 'session-ended'
    },

    signIn: async (grant, since) => {
      if (since !== generation) throw sessionChanged()
      const tokens = granted(grant, { role: 'member' }, { signInId: newSignInId() }, parts)
      if (!(await replace(tokens, 'signed-in'))) throw sessionChanged()
    },

    setTokens: async (tokens) => {
      const given = readTokens(tokens)
      const noted = given && { renewal: { signInId: newSignInId(), early: early(parts) }, ...given }
      await replace(noted, 'set')
    },

    signOut: async () => {
      const begun = begin()
      const held = await read().catch(() => undefined)
      await write(undefined, 'signed-out', () => begun === generation)
      return held && !needsRenewal(held, parts) ? credentialsOf(held) : undefined
    },
  }
}

const early = ({ renewEarly }: RenewalOptions): number => renewEarly ?? mostEarly

const sessionChanged = () => flowError('SESSION_CHANGED', 'The session changed while signing in')

/** A visitor is like any other; a member is this one only. */
const isSameCaller = (now: Credentials, then: Credentials): boolean =>
  now.as === then.as && (now.as !== 'member' || now.signInId === then.signInId)
