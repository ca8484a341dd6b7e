/** The one step that touches the network: a prepared address and options in, the head of a response out. */
import type { CallableOperation } from '../calls/outcome.ts'
import type { Fetch } from './fetch.ts'

/** The plain options of `fetch`. */
export interface Sending {
  readonly method: CallableOperation['method']
  readonly headers: Record<string, string>
  /** JSON text; undefined when there is no body. */
  readonly body: string | undefined
  readonly redirect: 'follow' | 'manual'
  readonly signal: AbortSignal
  readonly keepalive: boolean | undefined
}

/**
 * Sends to an address through a `fetch`.
 *
 * @param operation whose request it is; its path is as the description writes it
 */
export type Exchange = (
  operation: Pick<CallableOperation, 'id' | 'path'>,
  url: string,
  sending: Sending,
  fetch: Fetch,
) => Promise<Response>

/** Straight to `fetch(url, init)`, for the small core. */
export const plainExchange: Exchange = (_, url, sending, fetch) => fetch(url, sending)
