/** A request in wire form, and the address it goes to. */
import type { Operation } from '../../generated/operation.ts'
import type { Platform } from '../platforms/platform.ts'

/** A request in wire form, ready to be sent any number of times. */
export interface WireRequest {
  /** The path with its parameters, percent-encoded, and the query string. */
  readonly path: string
  /** The JSON text of the body. */
  readonly body: string | undefined
}

/** The whole address: reads on the read-only host, where the description does not say otherwise. */
export const addressOf = (
  { readHost, mainHost, publicPath }: Platform,
  { host, service }: Operation,
  { path }: WireRequest,
): string => (host === 'read' ? readHost : mainHost) + publicPath(service) + path
