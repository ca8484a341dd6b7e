/** How a session token becomes an authorization code, in a browser and outside of one. */
import { flowError } from '../errors/flow-error.ts'
import type { Callback } from './callback.ts'

/** After this long without an answer a hidden sign-in has failed (specification, point 9). */
export const flowTimeout = 120_000

/** The one text for a hidden sign-in that brought nothing in time (specification, point 8). */
export const flowTimedOut = (cause?: unknown) =>
  flowError('OAUTH_FLOW_TIMED_OUT', 'OAuth flow timed out', { cause })

/** Opens an authorization address and brings back what the server answers. */
export interface AuthorizationCodeSource {
  /** The response mode to ask the authorization server for. */
  readonly responseMode: 'web_message' | 'query'
  /** Where the server sends the code; absent when it is posted to the page. */
  readonly redirectUri: string | undefined
  /**
   * @param address the hosted page's address (`redirectSession.fullUrl`)
   * @param state the state of this sign-in
   * @param signal ends the waiting early
   * @throws ApiError `OAuth flow timed out` after {@link flowTimeout} ms; the signal's reason
   */
  open(address: string, state: string, signal?: AbortSignal): Promise<Callback>
}
