/** How a session's tokens are replaced by the next ones (specification, point 4). */
import { omitNil } from '../../values/json.ts'
import { earlyWindow, isUsable, mostEarly, signInIdOf, type Tokens } from '../tokens/tokens.ts'
import type { Grant, Grants } from './grants.ts'

/** So long a parked member waits before the platform is asked again, in seconds. */
const parkedFor = 30

/** Rules that an app may choose. */
export interface RenewalOptions {
  /**
   * What to do for a call when the platform cannot say whether the session still holds: go on as a
   * visitor and come back to the member later (the default), or fail the call.
   */
  readonly onUnavailable?: 'visitor' | 'throw' | undefined
  /**
   * How many seconds before its end a token is renewed at most: 5 by default, and never more than a
   * tenth of its life. 0 renews what has expired.
   */
  readonly renewEarly?: number | undefined
}

/** Why a renewal made the session another one. */
export type RenewalReason = 'visitor' | 'refused' | 'unavailable' | 'restored'

/** What a renewal leads to. */
export interface Renewed {
  readonly tokens: Tokens
  /** The record this was made from: unless the storage still holds it, the result is void. */
  readonly from: Tokens | undefined
  /** Absent while the client speaks for the same visitor or member. */
  readonly reason?: RenewalReason | undefined
}

/** What became of a refresh token: tokens, nothing when it was refused, or why nobody can say. */
type Refreshed = Grant | { readonly undecided: unknown } | undefined

type Parked = NonNullable<Tokens['renewal']>['parked']

const nowSeconds = (): number => Date.now() / 1000

/** Names a sign-in or visitor. It has to be another one each time, not a secret. */
export const newSignInId = (): string => Math.random().toString(36).slice(2)

// A clock that was turned back must not keep a member waiting for hours.
const isDue = ({ retryAt }: { readonly retryAt: number }): boolean =>
  retryAt <= nowSeconds() || retryAt > nowSeconds() + parkedFor + 1

/** Whether the access token may be sent as it is, apart from a member who waits to come back. */
const isFresh = (tokens: Tokens, most: number | undefined): boolean =>
  isUsable(tokens.accessToken, nowSeconds(), tokens.renewal?.early ?? most ?? mostEarly)

/** Whether a call has to wait for a renewal of these tokens. */
export const needsRenewal = (tokens: Tokens, { renewEarly }: RenewalOptions): boolean => {
  const parked = tokens.renewal?.parked
  return !isFresh(tokens, renewEarly) || (parked !== undefined && isDue(parked))
}

/** What a grant makes of a session. */
export const granted = (
  grant: Grant,
  session: { readonly role: 'visitor' | 'member'; readonly value?: string },
  notes: { readonly signInId: string; readonly parked?: Parked | undefined },
  { renewEarly }: RenewalOptions,
): Tokens => ({
  accessToken: grant.accessToken,
  refreshToken: { value: grant.refreshToken ?? session.value ?? '', role: session.role },
  renewal: omitNil({ ...notes, early: earlyWindow(grant.lifetime, renewEarly) }),
})

const withParked = (tokens: Tokens, parked: Parked | undefined): Tokens => {
  const { signInId, early } = tokens.renewal ?? { signInId: '', early: mostEarly }
  return { ...tokens, renewal: omitNil({ signInId, early, parked }) }
}

/** Asks for the tokens that follow. Nothing is stored here. */
export type Renew = (
  held: Tokens | undefined,
  refused: string | undefined,
  signal: AbortSignal,
) => Promise<Renewed>

/**
 * @param read what the storage holds, read anew
 * @returns a function of the tokens held, an access token the platform refused although it looked
 *   usable, and the signal that ends the attempt
 */
export const createRenew =
  (grants: Grants, read: () => Promise<Tokens | undefined>, options: RenewalOptions): Renew =>
  async (held, refused, signal) => {
    const isEnough = (tokens: Tokens): boolean =>
      isFresh(tokens, options.renewEarly) && tokens.accessToken.value !== refused

    const refresh = (value: string): Promise<Refreshed> =>
      grants.refresh(value, signal).catch((undecided: unknown) => {
        if (signal.aborted) throw undecided
        return { undecided }
      })

    const follow = (tokens: Tokens, grant: Grant): Tokens =>
      granted(
        grant,
        tokens.refreshToken,
        { signInId: signInIdOf(tokens), parked: tokens.renewal?.parked },
        options,
      )

    /** The last step: an anonymous visitor, who may keep a member's token for later. */
    const becomeVisitor = async (
      from: Tokens | undefined,
      parked: Parked | undefined,
      reason: RenewalReason | undefined,
    ): Promise<Renewed> => {
      const grant = await grants.anonymous(signal)
      const notes = { signInId: newSignInId(), parked }
      return { tokens: granted(grant, { role: 'visitor' }, notes, options), from, reason }
    }

    /** The member whose token was parked, if the platform knows by now. */
    const unpark = async (from: Tokens): Promise<Renewed> => {
      const parked = from.renewal?.parked
      if (!parked || !isDue(parked)) return { tokens: from, from }
      const { value, signInId } = parked
      const outcome = await refresh(value)
      if (!outcome) return { tokens: withParked(from, undefined), from, reason: 'refused' }
      if ('undecided' in outcome) {
        const later = { ...parked, retryAt: nowSeconds() + parkedFor }
        return { tokens: withParked(from, later), from }
      }
      const tokens = granted(outcome, { role: 'member', value }, { signInId }, options)
      return { tokens, from, reason: 'restored' }
    }

    /** A refused token may only be old: another tab may have put the next one there. Tried once. */
    const afterAnotherTab = async (
      presented: string,
    ): Promise<{ readonly from: Tokens; readonly tokens?: Tokens } | undefined> => {
      const from = await read()
      const value = from?.refreshToken.value
      if (!from || !value || value === presented) return undefined
      if (isEnough(from)) return { from, tokens: from }
      const outcome = await refresh(value)
      if (!outcome) return { from }
      if ('undecided' in outcome) throw outcome.undecided
      return { from, tokens: follow(from, outcome) }
    }

    /** The session's own refresh token, and an anonymous visitor when that leads nowhere. */
    const renewOwn = async (own: Tokens, from: Tokens): Promise<Renewed> => {
      const { value, role } = own.refreshToken
      const parked = own.renewal?.parked
      const isMember = role === 'member'
      const reason = isMember ? 'refused' : 'visitor'
      if (value === '') return becomeVisitor(from, parked, reason)
      const outcome = await refresh(value)
      if (!outcome) {
        const other = await afterAnotherTab(value)
        if (other?.tokens) return { tokens: other.tokens, from: other.from }
        return becomeVisitor(other?.from ?? from, parked, reason)
      }
      if (!('undecided' in outcome)) return { tokens: follow(own, outcome), from }

      const { undecided } = outcome
      if (options.onUnavailable === 'throw') throw undecided
      const waiting = isMember
        ? { value, signInId: signInIdOf(own), retryAt: nowSeconds() + parkedFor }
        : parked
      return becomeVisitor(from, waiting, isMember ? 'unavailable' : undefined).catch(
        (error: unknown) => {
          throw signal.aborted ? error : undecided
        },
      )
    }

    if (!held) return becomeVisitor(undefined, undefined, 'visitor')
    const first = await unpark(held)
    if (isEnough(first.tokens)) return first
    const own = await renewOwn(first.tokens, held)
    return { ...own, reason: own.reason ?? first.reason }
  }
