/** The one step that touches the network: a prepared address and options in, the head of an answer out. */
import type { Operation } from '../../generated/operation.ts'
import type { Fetch } from './fetch.ts'

/** What is sent, in plain values that may be sent again. */
export interface Sending {
  readonly headers: Record<string, string>
  readonly redirect: RequestRedirect
  readonly signal: AbortSignal
  /** JSON text; absent when there is no body. */
  readonly body?: string
}

/** Sends to an address through a `fetch`. */
export type Exchange = (
  call: Pick<Operation, 'method' | 'path'>,
  url: string,
  sending: Sending,
  fetch: Fetch,
) => Promise<Response>

/** Straight to `fetch(url, init)`: what the small core uses. */
export const plainExchange: Exchange = async ({ method }, url, sending, fetch) =>
  fetch(url, { method, ...sending })
