/** A request in wire form, and the address it goes to. */
import type { CallableOperation } from '../calls/outcome.ts'
import type { Platform } from '../platforms/platform.ts'

/** A request in wire form, ready to be sent any number of times. */
export interface WireRequest {
  /** The path with its parameters, percent-encoded, and the query string. */
  readonly path: string
  /** The JSON text of the body. */
  readonly body: string | undefined
}

/**
 * The absolute address. A call that the description lacks has no service: its path is the one on the
 * platform's host.
 *
 * @param host the one that the description names, or the main host after a write
 */
export const addressOf = (
  platform: Platform,
  { service, publicPath = '' }: Pick<CallableOperation, 'service' | 'publicPath'>,
  { path }: WireRequest,
  host: CallableOperation['host'],
): string =>
  (host === 'read' ? platform.readHost : platform.mainHost) +
  (service ? platform.publicPath(service, publicPath) : '') +
  path
