/** Keeps a session's tokens valid, with one renewal for any number of callers and tabs. */
import type { Authorizer, CallToAuthorize, Credentials } from '../../calls/authorizer.ts'
import { isPromise } from '../../values/json.ts'
import { credentialsOf } from '../tokens/credentials.ts'
import type { TokenStorage } from '../tokens/storage.ts'
import type { TabChannel } from '../tokens/tab-sync.ts'
import { mostEarly, type Role, readTokens, type Tokens } from '../tokens/tokens.ts'
import { createGenerations, sessionChanged } from './generations.ts'
import type { Grant } from './grants.ts'
import { granted } from './policy.ts'
import { createRenewal, type RenewalParts } from './record-renewal.ts'
import { needsRenewal, newSignInId } from './renewal.ts'
import type { SessionChangeReason, SessionListener } from './session-events.ts'
import { createTokenRecord, type TokenRecord } from './token-record.ts'

/** The parts of a token keeper. */
export interface KeeperParts extends RenewalParts {
  readonly storage: TokenStorage
  readonly channel: TabChannel
}

/** Keeps the tokens of one session, and makes credentials of them. */
export interface TokenKeeper extends Authorizer {
  /** Rises with every sign-in and sign-out: renewals that began before are not stored. */
  readonly generation: number
  /** The role now; with an asynchronous storage, the role last read. */
  readonly role: Role
  /** @returns a function that ends the subscription */
  subscribe(listener: SessionListener): () => void
  /** The storage's tokens. The listeners are called when the session has changed. */
  read(): Promise<Tokens | undefined>
  /** Synchronous where the storage is and nothing has to be renewed. */
  authorize(asked?: CallToAuthorize): Credentials | Promise<Credentials>
  /**
   * Makes a sign-in's tokens the session.
   *
   * @param since the generation the sign-in began in; a sign-out since then wins
   * @throws ApiError `SESSION_CHANGED`
   */
  signIn(grant: Grant, since: number): Promise<void>
  /** Replaces the session with other tokens, or clears it. */
  setTokens(tokens: Tokens | undefined): Promise<void>
  /** Removes the tokens, and returns those to be revoked at the platform. It never fails. */
  signOut(): Promise<SignedOut>
}

/** A session that was removed here. */
export interface SignedOut {
  /** The last credentials, where they may still be sent. */
  readonly credentials: Credentials | undefined
  /** The session's own refresh token, and that of a parked member. */
  readonly refreshTokens: readonly string[]
  /** Why the storage still has the tokens; undefined when it does not. */
  readonly failure: unknown
}

/** Whether a call may be retried: every visitor is the same caller, a member only after the same sign-in. */
const isSameCaller = (now: Credentials, then: Credentials): boolean =>
  now.as === then.as && (now.as !== 'member' || now.signInId === then.signInId)

/** Calls the listeners, and watches other tabs while there are any listeners. */
const createSubscriptions = ({ events, read }: TokenRecord, channel: TabChannel) => {
  let stopListening: (() => void) | undefined
  return (given: SessionListener): (() => void) => {
    const { listeners } = events
    // One entry per subscription, also of the same function.
    const listener: SessionListener = (change) => given(change)
    const look = (): void => void read().catch(() => {})
    listeners.add(listener)
    stopListening ??= channel.listen(look)
    // Read once at the start: a change is noticed only against a known session.
    look()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stopListening?.()
      stopListening = undefined
    }
  }
}

/** Makes the keeper of one session's tokens. It sends nothing before the first call needs credentials. */
export const createTokenKeeper = (parts: KeeperParts): TokenKeeper => {
  const record = createTokenRecord(parts.storage, parts.channel)
  const generations = createGenerations()
  const renew = createRenewal(parts, record, generations)

  /** The generation of the last sign-out. */
  let signedOut = -1

  const isReady = (held: Tokens | undefined): held is Tokens =>
    held !== undefined && !needsRenewal(held, parts)

  const credentialsFor = (
    held: Tokens | undefined,
    retries: number | undefined,
  ): Credentials | Promise<Credentials> =>
    isReady(held) ? credentialsOf(held) : renew({ retries }).then(credentialsOf)

  const replace = (tokens: Tokens | undefined, reason: SessionChangeReason): Promise<boolean> => {
    const begun = generations.next()
    return record.write(tokens, reason, () => begun === generations.current)
  }

  return {
    get generation() {
      return generations.current
    },

    get role() {
      return record.role
    },

    subscribe: createSubscriptions(record, parts.channel),

    read: record.read,

    authorize: ({ retries } = {}) => {
      const held = record.peek()
      return isPromise(held)
        ? held.then((found) => credentialsFor(found, retries))
        : credentialsFor(held, retries)
    },

    reauthorize: async (refused, { retries } = {}) => {
      const stale = refused.headers.authorization
      const need = { refused: stale, retries }
      const held = await record.read()
      if (held ? !isSameCaller(credentialsOf(held), refused) : refused.as === 'member') {
        return 'session-ended'
      }
      let tokens = isReady(held) && held.accessToken.value !== stale ? held : await renew(need)
      // A renewal that began before the refusal may have kept the refused token.
      if (tokens.accessToken.value === stale) tokens = await renew(need)
      if (tokens.accessToken.value === stale) return undefined
      const renewed = credentialsOf(tokens)
      return isSameCaller(renewed, refused) ? renewed : 'session-ended'
    },

    signIn: async (grant, since) => {
      if (since !== generations.current) throw sessionChanged()
      const tokens = granted(grant, { role: 'member' }, { signInId: newSignInId() }, parts)
      if (!(await replace(tokens, 'signed-in'))) throw sessionChanged()
    },

    setTokens: async (tokens) => {
      const given = readTokens(tokens)
      const renewal = { signInId: newSignInId(), early: parts.renewEarly ?? mostEarly }
      await replace(given && { renewal, ...given }, 'set')
    },

    signOut: async () => {
      signedOut = generations.next()
      let failure: unknown
      const taken: Tokens[] = []
      // Taken in the moment of the write: a renewal that was being stored is ended with its new token.
      const forget = (now: Tokens | undefined): boolean => {
        if (now) taken.push(now)
        // Also overtaken by another sign-out, which then finds nothing left to end.
        return signedOut === generations.current
      }
      await record.write(undefined, 'signed-out', forget).catch((caught: unknown) => {
        failure = caught
      })
      const [held] = taken
      const values = [held?.refreshToken.value, held?.renewal?.parked?.value]
      return {
        credentials: isReady(held) ? credentialsOf(held) : undefined,
        refreshTokens: values.flatMap((value) => value || []),
        failure,
      }
    },
  }
}
