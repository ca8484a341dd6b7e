/** When tokens are renewed, and by which grant: the same for both kinds of session (point 4). */
import { omitNil } from '../../values/json.ts'
import {
  earlyWindow,
  isUsable,
  mostEarly,
  type ParkedToken,
  type Tokens,
} from '../tokens/tokens.ts'
import type { Grant, GrantCall, Grants } from './grants.ts'

/** Rules that an app may choose. */
export interface RenewalOptions {
  /**
   * What to do for a call when the platform cannot confirm the member's session: make it as a visitor
   * and restore the member later (the default), or fail the call.
   */
  readonly onUnavailable?: 'visitor' | 'throw' | undefined
  /**
   * The maximum number of seconds before its expiry that a token is renewed: 5 by default, and never
   * more than a tenth of its lifetime. With 0 a token is renewed when it has expired.
   */
  readonly renewEarly?: number | undefined
}

/** Whether the access token of a record may be sent. */
export const isFresh = (tokens: Tokens, { renewEarly }: RenewalOptions = {}): boolean =>
  isUsable(tokens.accessToken, Date.now() / 1000, tokens.renewal?.early ?? renewEarly ?? mostEarly)

/** The session's record after a grant. */
export const granted = (
  grant: Grant,
  session: { readonly role: 'visitor' | 'member'; readonly value?: string },
  notes: { readonly signInId: string; readonly parked?: ParkedToken | undefined },
  { renewEarly }: RenewalOptions = {},
): Tokens => ({
  accessToken: grant.accessToken,
  refreshToken: { value: grant.refreshToken ?? session.value ?? '', role: session.role },
  renewal: omitNil({ ...notes, early: earlyWindow(grant.lifetime, renewEarly) }),
})

/** The steps after the platform's decision on a refresh token. */
export interface RenewalSteps<Result> {
  readonly accepted: (grant: Grant) => Result
  /** The platform refuses the refresh token, or there is none. */
  readonly refused: (presented: string) => Promise<Result>
  /** The platform decides nothing about the refresh token. */
  readonly undecided: (error: unknown) => Promise<Result>
}

/** Presents the refresh token and takes the step of the platform's decision. */
export const renewBy = async <Result>(
  grants: Grants,
  refreshToken: string,
  { accepted, refused, undecided }: RenewalSteps<Result>,
  call: GrantCall,
): Promise<Result> => {
  let grant: Grant | undefined
  try {
    grant = refreshToken ? await grants.refresh(refreshToken, call) : undefined
  } catch (error) {
    if (call.signal?.aborted) throw error
    return undecided(error)
  }
  return grant ? accepted(grant) : refused(refreshToken)
}

/** Why a renewal begins. */
export interface RenewalNeed {
  /** An access token that the platform refused before it expired. */
  readonly refused?: string | undefined
  /** How often requests may be retried; of several callers of one renewal the first decides. */
  readonly retries?: number | undefined
}

/** Shares one call in flight between all callers that need its result. */
export const singleFlight = <Value, Given>(
  work: (given: Given) => Promise<Value>,
): ((given: Given) => Promise<Value>) => {
  let running: Promise<Value> | undefined
  return (given) => {
    running ??= work(given).finally(() => {
      running = undefined
    })
    return running
  }
}
