/** Exchanges a session token for an authorization code, in browsers and on servers. */
import { flowError } from '../../errors/flow-error.ts'
import { systemError } from '../../errors/system-error.ts'
import { isTimeout, withTimeout } from '../../transport/with-timeout.ts'
import type { Callback } from './callback.ts'

/** The timeout of a hidden sign-in (specification, point 9). */
const flowTimeout = 120_000

/** Opens an authorization address and returns the server's callback. */
export interface AuthorizationCodeSource {
  /** The response mode to ask the authorization server for. */
  readonly responseMode: 'web_message' | 'query'
  /** Where the server sends the code; absent when it is posted to the page. */
  readonly redirectUri?: string
  /**
   * @param address the hosted page's address (`redirectSession.fullUrl`)
   * @param state the state of this sign-in
   * @param signal ends the waiting early
   * @throws ApiError `OAuth flow timed out` after two minutes; `ABORTED`
   */
  open(address: string, state: string, signal?: AbortSignal): Promise<Callback>
}

/**
 * A hidden sign-in with its timeout.
 *
 * @param work gets a signal that is aborted when the sign-in ends, by timeout or by the caller
 */
export const inFlowTime = (
  signal: AbortSignal | undefined,
  work: (ended: AbortSignal) => Promise<Callback>,
): Promise<Callback> => {
  const end = new AbortController()
  return withTimeout(flowTimeout, signal, () => work(end.signal), end).catch((cause: unknown) => {
    if (signal?.aborted) throw systemError({ code: 'ABORTED', retryable: false, cause })
    throw isTimeout(cause)
      ? flowError('OAUTH_FLOW_TIMED_OUT', 'OAuth flow timed out', { cause })
      : cause
  })
}
