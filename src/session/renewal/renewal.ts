/** Renews a session's tokens (specification, point 4). */

import { ApiError } from '../../errors/api-error.ts'
import { rewrap } from '../../errors/rewrap.ts'
import { omitNil } from '../../values/json.ts'
import { type ParkedToken, signInIdOf, type Tokens } from '../tokens/tokens.ts'
import type { Grant, GrantCall, Grants } from './grants.ts'
import { granted, isFresh, type RenewalOptions, renewBy } from './policy.ts'

/** How long a parked member's token waits before it is retried, in seconds. */
const parkedFor = 30

/** Why a renewal changed the session. */
export type RenewalReason = 'visitor' | 'refused' | 'unavailable' | 'restored'

/** The result of a renewal. */
export interface Renewed {
  readonly tokens: Tokens
  /** The record this was made from: the result is dropped when the storage holds another by then. */
  readonly from: Tokens | undefined
  /** Absent when the visitor or member is the same as before. */
  readonly reason?: RenewalReason | undefined
}

const nowSeconds = (): number => Date.now() / 1000

/** A new id for a sign-in or visitor. It must be unique; it is no secret. */
export const newSignInId = (): string => Math.random().toString(36).slice(2)

// After a clock is set back, the retry may be hours away: then it is due now.
const isDue = ({ retryAt }: ParkedToken): boolean =>
  retryAt <= nowSeconds() || retryAt > nowSeconds() + parkedFor + 1

/** Whether a call has to wait for a renewal of these tokens. */
export const needsRenewal = (tokens: Tokens, options: RenewalOptions): boolean => {
  const parked = tokens.renewal?.parked
  return !isFresh(tokens, options) || (parked !== undefined && isDue(parked))
}

const withParked = ({ renewal, ...tokens }: Tokens, parked: ParkedToken | undefined): Tokens =>
  omitNil({ ...tokens, renewal: renewal && omitNil({ ...renewal, parked }) })

/** The input of one renewal. */
export interface RenewalContext {
  readonly grants: Grants
  /** Reads the storage again. */
  readonly read: () => Promise<Tokens | undefined>
  readonly options: RenewalOptions
  /** An access token that the platform refused before it expired. */
  readonly refused: string | undefined
  /** Of its requests; its signal ends the renewal. */
  readonly call: GrantCall
}

const isEnough = (tokens: Tokens, { options, refused }: RenewalContext): boolean =>
  isFresh(tokens, options) && tokens.accessToken.value !== refused

/** The same session with the tokens of a grant. */
const follow = (tokens: Tokens, grant: Grant, { options }: RenewalContext): Tokens =>
  granted(
    grant,
    tokens.refreshToken,
    { signInId: signInIdOf(tokens), parked: tokens.renewal?.parked },
    options,
  )

/** The last step: an anonymous visitor, with the member's token parked for later. */
const becomeVisitor = async (
  { grants, call, options }: RenewalContext,
  from: Tokens | undefined,
  parked: ParkedToken | undefined,
  reason: RenewalReason,
): Promise<Renewed> => {
  const grant = await grants.anonymous(call)
  const notes = { signInId: newSignInId(), parked }
  return { tokens: granted(grant, { role: 'visitor' }, notes, options), from, reason }
}

/** The member whose token was parked, once the platform responds again. */
const unpark = async (context: RenewalContext, from: Tokens): Promise<Renewed> => {
  const parked = from.renewal?.parked
  if (!parked || !isDue(parked)) return { tokens: from, from }
  const { value, signInId } = parked
  return renewBy<Renewed>(
    context.grants,
    value,
    {
      accepted: (grant) => ({
        tokens: granted(grant, { role: 'member', value }, { signInId }, context.options),
        from,
        reason: 'restored',
      }),
      refused: async () => ({ tokens: withParked(from, undefined), from, reason: 'refused' }),
      undecided: async () => ({
        tokens: withParked(from, { ...parked, retryAt: nowSeconds() + parkedFor }),
        from,
      }),
    },
    // No retries: the call can be made without the member, who is retried later.
    { ...context.call, retries: 0 },
  )
}

/** Tries the storage's newer token once: another tab may have renewed the refused one. */
const afterAnotherTab = async (
  context: RenewalContext,
  presented: string,
): Promise<{ readonly from: Tokens; readonly tokens?: Tokens } | undefined> => {
  const from = await context.read()
  const value = from?.refreshToken.value
  if (!from || !value || value === presented) return undefined
  if (isEnough(from, context)) return { from, tokens: from }
  const grant = await context.grants.refresh(value, context.call)
  return grant ? { from, tokens: follow(from, grant, context) } : { from }
}

/** The grant for the session's refresh token, or an anonymous visitor when that fails. */
const renewOwn = (context: RenewalContext, own: Tokens, from: Tokens): Promise<Renewed> => {
  const { call } = context
  const { value, role } = own.refreshToken
  const parked = own.renewal?.parked
  const isMember = role === 'member'
  return renewBy<Renewed>(
    context.grants,
    value,
    {
      accepted: (grant) => ({ tokens: follow(own, grant, context), from }),
      refused: async (presented) => {
        const other = presented ? await afterAnotherTab(context, presented) : undefined
        if (other?.tokens) return { tokens: other.tokens, from: other.from }
        const reason = isMember ? 'refused' : 'visitor'
        return becomeVisitor(context, other?.from ?? from, parked, reason)
      },
      undecided: (undecided) => {
        // The specified visitor follows a response; where none came, the visitor's request would get none either.
        const isAnswered = ApiError.is(undecided) && undecided.status !== undefined
        if (!isAnswered || context.options.onUnavailable === 'throw') throw undecided
        const waiting = isMember
          ? { value, signInId: signInIdOf(own), retryAt: nowSeconds() + parkedFor }
          : parked
        const reason = isMember ? 'unavailable' : 'visitor'
        return becomeVisitor(context, from, waiting, reason).catch((error: unknown) => {
          if (call.signal?.aborted) throw error
          throw rewrap(undecided, { attempts: call.failed, cause: undecided.cause })
        })
      },
    },
    call,
  )
}

/** Fetches the tokens that replace the stored ones. The caller stores them. */
export const renewTokens = async (
  context: RenewalContext,
  held: Tokens | undefined,
): Promise<Renewed> => {
  if (!held) return becomeVisitor(context, undefined, undefined, 'visitor')
  const first = await unpark(context, held)
  if (isEnough(first.tokens, context)) return first
  const own = await renewOwn(context, first.tokens, held)
  return { ...own, reason: own.reason ?? first.reason }
}
