/** Whether a request may be sent again: decided by its operation's class and by what happened. */
import type { Operation } from '../../generated/operation.ts'
import { isPassing } from '../errors/system-error.ts'
import { fieldsOf } from '../values/json.ts'

/**
 * The outcome of one request, for the decision to repeat it.
 *
 * `not-sent`: it cannot have arrived. `throttled`: the platform asks to try later. `maybe-applied`: it
 * may have been applied. `unreadable`: it was applied, but its answer cannot be read. `final`: it was
 * answered.
 */
export type AttemptOutcome = 'not-sent' | 'throttled' | 'maybe-applied' | 'unreadable' | 'final'

/** The outcome of a status. */
export const outcomeOfStatus = (status: number): AttemptOutcome =>
  status === 429 ? 'throttled' : isPassing(status) ? 'maybe-applied' : 'final'

/** Codes of failures before anything was sent. Only Node has them; browsers hide the reason. */
const notSent =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

/** The outcome of a request that ended without a whole answer. */
export const outcomeOfFailure = (cause: unknown): AttemptOutcome => {
  const { code } = fieldsOf(fieldsOf(cause).cause)
  return notSent.test(String(code)) ? 'not-sent' : 'maybe-applied'
}

/** Whether to send again a call of this class. */
export const mayRepeat = (retry: Operation['retry'], outcome: AttemptOutcome): boolean =>
  outcome === 'maybe-applied'
    ? retry !== 'not-repeatable'
    : outcome === 'unreadable'
      ? retry === 'read'
      : outcome !== 'final'

/** The longest `Retry-After` that the client waits for; the caller gets a longer one as `retryAfter`. */
export const longestAsked = 30_000

/** The longest wait, in milliseconds, when the platform asks for none. */
const longestWait = 2_000

/** Full jitter: anywhere between nothing and a bound that doubles with every repetition. */
const backOff = (retries: number, random: () => number): number =>
  random() * Math.min(longestWait, 100 * 2 ** retries)

/**
 * How long to wait before the next request, in milliseconds: never less than the platform asks for,
 * and up to a tenth more, so that many clients do not come back at once.
 *
 * @param retries how many repetitions there have been
 */
export const waitBefore = (
  retries: number,
  asked = 0,
  random: () => number = Math.random,
): number => Math.max(backOff(retries, random), asked * (1 + random() / 10))
