/** A request in wire form, and the address it goes to. */
import type { Operation } from '../../generated/operation.ts'
import type { Platform } from '../platforms/platform.ts'

/** A request in wire form, ready to be sent any number of times. */
export interface WireRequest {
  /** The path parameters, percent-encoded. */
  readonly path: Readonly<Record<string, string>>
  /** The query string without `?`; empty when there is none. */
  readonly search: string
  /** The JSON text of the body. */
  readonly body: string | undefined
}

/** The whole address: reads on the read-only host, where the description does not say otherwise. */
export const addressOf = (
  platform: Platform,
  { host, service, path }: Operation,
  request: WireRequest,
): string => {
  const origin = host === 'read' ? platform.readHost : platform.mainHost
  const filled = path.replace(/\{([^{}]+)\}/g, (_, name: string) => request.path[name] ?? '')
  const search = request.search && `?${request.search}`
  return origin + platform.publicPath(service) + filled + search
}
