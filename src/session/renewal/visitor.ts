/** The small session: a visitor's tokens, and nothing of sign-in. */
import { token } from '../../../generated/operations/tokens.ts'
import type { Authorizer } from '../../calls/authorizer.ts'
import type { Run } from '../../calls/outcome.ts'
import { ApiError } from '../../errors/api-error.ts'
import { isPromise } from '../../values/promise.ts'
import { credentialsOf } from '../tokens/credentials.ts'
import { memoryStorage, type TokenStorage } from '../tokens/storage.ts'
import { earlyWindow, isUsable, mostEarly, type Tokens } from '../tokens/tokens.ts'
import { isUndecided, nowSeconds, readGrant, refusedGrant } from './grants.ts'

/** Options of a {@link createVisitor}. */
export interface VisitorOptions {
  /** The public id of the app on the platform. */
  readonly clientId: string
  /** Where tokens are kept; in memory by default. */
  readonly storage?: TokenStorage | undefined
}

/** A token server that hangs must not hang every call: ten seconds for one exchange and its repetition. */
const limits = { timeout: 10_000, retries: 1 }

// A visitor more is the price of a repetition, and a refresh token presented twice is one renewal.
const repeatable = { ...token, retry: 'read' } as const

/**
 * Signs as a visitor: one token for all callers, renewed before it ends; another visitor when the
 * platform refuses the refresh token. While the platform cannot say whether it does, calls fail and
 * what is stored stays. Signing in, and tabs that take turns, are the matter of a whole client.
 *
 * @param run performs unsigned calls
 */
export const createVisitor = (
  { clientId, storage = memoryStorage() }: VisitorOptions,
  run: Run,
): Authorizer => {
  let renewal: Promise<Tokens> | undefined

  /** By the refresh token where there is one, else an anonymous visitor's. */
  const ask = async (held: Tokens | undefined): Promise<Tokens> => {
    const { value: presented = '', role = 'visitor' } = held?.refreshToken ?? {}
    const grant = presented
      ? { refreshToken: presented, grantType: 'refresh_token' }
      : { grantType: 'anonymous' }
    const startedAt = nowSeconds()
    const outcome = await run(repeatable, { body: { clientId, ...grant } }, limits)
    const { accessToken, lifetime, refreshToken = presented } = readGrant(outcome, startedAt)
    const tokens = {
      accessToken,
      refreshToken: { value: refreshToken, role: presented ? role : 'visitor' },
      renewal: { signInId: '', early: earlyWindow(lifetime) },
    }
    await storage.set(tokens)
    return tokens
  }

  /** The refresh token first; when it is refused, an anonymous visitor (point 4). */
  const obtain = (held: Tokens | undefined): Promise<Tokens> =>
    ask(held).catch((error: unknown) => {
      if (!held?.refreshToken.value) throw refusedGrant(error)
      if (!ApiError.is(error) || isUndecided(error)) throw error
      return obtain(undefined)
    })

  /** Tokens other than the refused one that may be sent, if the storage has some. */
  const usable = (held: Tokens | undefined, refused: string | undefined): held is Tokens =>
    held !== undefined &&
    held.accessToken.value !== refused &&
    isUsable(held.accessToken, Date.now() / 1000, held.renewal?.early ?? mostEarly)

  /** Read anew: while a caller waited for its storage, another may have renewed. */
  const renew = async (refused: string | undefined): Promise<Tokens> => {
    const held = await storage.get()
    return usable(held, refused) ? held : obtain(held)
  }

  const current = async (refused: string | undefined): Promise<Tokens> => {
    const held = await storage.get()
    if (usable(held, refused)) return held
    renewal ??= renew(refused).finally(() => {
      renewal = undefined
    })
    return renewal
  }

  return {
    authorize: () => {
      const held = storage.get()
      return !isPromise(held) && usable(held, undefined)
        ? credentialsOf(held)
        : current(undefined).then(credentialsOf)
    },
    reauthorize: async (refused) => {
      const renewed = credentialsOf(await current(refused.headers.authorization))
      return renewed.as === refused.as ? renewed : 'session-ended'
    },
  }
}
