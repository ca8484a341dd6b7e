/** How a session's tokens are replaced by the next ones (specification, point 4). */
import type { Grant, Grants } from './grants.ts'
import { earlyWindow, isUsable, mostEarly, type Tokens } from './tokens.ts'

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

type Refreshed =
  | { readonly is: 'granted'; readonly grant: Grant }
  | { readonly is: 'refused' }
  | { readonly is: 'undecided'; readonly error: unknown }

const nowSeconds = (): number => Date.now() / 1000

/** Names a sign-in or visitor. It has to be another one each time, not a secret. */
export const newOwner = (): string => Math.random().toString(36).slice(2)

/** Whose tokens these are; tokens from elsewhere have no name. */
export const ownerOf = (tokens: Tokens): string => tokens.renewal?.owner ?? ''

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
  session: { readonly role: 'visitor' | 'member'; readonly refresh?: string },
  notes: Pick<NonNullable<Tokens['renewal']>, 'owner' | 'parked'>,
  { renewEarly }: RenewalOptions,
): Tokens => ({
  accessToken: grant.accessToken,
  refreshToken: { value: grant.refreshToken ?? session.refresh ?? '', role: session.role },
  renewal: {
    owner: notes.owner,
    early: earlyWindow(grant.lifetime, renewEarly),
    ...(notes.parked ? { parked: notes.parked } : {}),
  },
})

const withParked = (tokens: Tokens, parked: NonNullable<Tokens['renewal']>['parked']): Tokens => {
  const { owner, early } = tokens.renewal ?? { owner: '', early: mostEarly }
  return { ...tokens, renewal: parked ? { owner, early, parked } : { owner, early } }
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
export const createRenew = (
  grants: Grants,
  read: () => Promise<Tokens | undefined>,
  options: RenewalOptions,
): Renew => {
  const refresh = async (value: string, signal: AbortSignal): Promise<Refreshed> => {
    try {
      const grant = await grants.refresh(value, signal)
      return grant ? { is: 'granted', grant } : { is: 'refused' }
    } catch (error) {
      if (signal.aborted) throw error
      return { is: 'undecided', error }
    }
  }

  const follow = (tokens: Tokens, grant: Grant): Tokens =>
    granted(
      grant,
      { role: tokens.refreshToken.role, refresh: tokens.refreshToken.value },
      { owner: ownerOf(tokens), parked: tokens.renewal?.parked },
      options,
    )

  /** The last step: an anonymous visitor, who may keep a member's token for later. */
  const becomeVisitor = async (
    from: Tokens | undefined,
    parked: NonNullable<Tokens['renewal']>['parked'],
    reason: RenewalReason | undefined,
    signal: AbortSignal,
  ): Promise<Renewed> => {
    const grant = await grants.anonymous(signal)
    const tokens = granted(grant, { role: 'visitor' }, { owner: newOwner(), parked }, options)
    return { tokens, from, reason }
  }

  /** The member whose token was parked, if the platform knows by now. */
  const unpark = async (held: Tokens, signal: AbortSignal): Promise<Renewed> => {
    const parked = held.renewal?.parked
    if (!parked || !isDue(parked)) return { tokens: held, from: held }
    const { value, owner } = parked
    const outcome = await refresh(value, signal)
    if (outcome.is === 'granted') {
      const member = { role: 'member', refresh: value } as const
      const tokens = granted(outcome.grant, member, { owner }, options)
      return { tokens, from: held, reason: 'restored' }
    }
    if (outcome.is === 'refused') {
      return { tokens: withParked(held, undefined), from: held, reason: 'refused' }
    }
    const later = { ...parked, retryAt: nowSeconds() + parkedFor }
    return { tokens: withParked(held, later), from: held }
  }

  /** The session's own refresh token, and an anonymous visitor when that leads nowhere. */
  const renewOwn = async (
    held: Tokens,
    from: Tokens,
    refused: string | undefined,
    signal: AbortSignal,
  ): Promise<Renewed> => {
    const { value, role } = held.refreshToken
    const parked = held.renewal?.parked
    if (value === '') {
      return becomeVisitor(from, parked, role === 'member' ? 'refused' : undefined, signal)
    }
    const outcome = await refresh(value, signal)
    if (outcome.is === 'granted') return { tokens: follow(held, outcome.grant), from }

    if (outcome.is === 'refused') {
      const other = await afterAnotherTab(value, refused, signal)
      if (other?.tokens) return { tokens: other.tokens, from: other.from }
      const reason = role === 'member' ? 'refused' : undefined
      return becomeVisitor(other?.from ?? from, parked, reason, signal)
    }

    if (options.onUnavailable === 'throw') throw outcome.error
    const waiting =
      role === 'member'
        ? { value, owner: ownerOf(held), retryAt: nowSeconds() + parkedFor }
        : parked
    const reason = role === 'member' ? 'unavailable' : undefined
    return becomeVisitor(from, waiting, reason, signal).catch((error: unknown) => {
      throw signal.aborted ? error : outcome.error
    })
  }

  /** A refused token may only be old: another tab may have put the next one there. Tried once. */
  const afterAnotherTab = async (
    presented: string,
    refused: string | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly from: Tokens; readonly tokens?: Tokens } | undefined> => {
    const from = await read()
    if (!from || from.refreshToken.value === '' || from.refreshToken.value === presented) {
      return undefined
    }
    const isNewer = from.accessToken.value !== refused
    if (isNewer && isFresh(from, options.renewEarly)) return { from, tokens: from }
    const outcome = await refresh(from.refreshToken.value, signal)
    if (outcome.is === 'undecided') throw outcome.error
    return outcome.is === 'granted' ? { from, tokens: follow(from, outcome.grant) } : { from }
  }

  return async (held, refused, signal) => {
    if (!held) return becomeVisitor(undefined, undefined, 'visitor', signal)
    const first = await unpark(held, signal)
    const enough =
      isFresh(first.tokens, options.renewEarly) && first.tokens.accessToken.value !== refused
    if (enough) return first
    const own = await renewOwn(first.tokens, held, refused, signal)
    return { ...own, reason: own.reason ?? first.reason }
  }
}
