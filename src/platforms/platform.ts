import type { Service } from '../../generated/services.ts'

/**
 * A platform profile: everything about a platform that is not in the description. `Additions` is `true` for a profile
 * that asks for additions; the types of a client made with it offer them.
 */
export interface Platform<Additions extends boolean = boolean> {
  /** A name for logs and documentation. */
  readonly name: string
  /** Origin of the main host, without a slash at the end. */
  readonly mainHost: string
  /** Origin of the read-only host; equal to `mainHost` where there is only one. */
  readonly readHost: string
  /** The address prefix of image ids, with its trailing slash. */
  readonly mediaHost: string
  /** The address of a video id, where videos are not under `mediaHost`. */
  readonly videoAddress?: (id: string) => string
  /**
   * The prefix of a service's paths on these hosts, without a slash at the end.
   *
   * @param usual the prefix on the public API host, as the description says
   */
  readonly publicPath: (service: Service, usual: string) => string
  /**
   * Where the authorization page sends the code when no browser frame can receive it (password
   * sign-in on a server). It must be one of the addresses registered for the client id.
   */
  readonly redirectUri?: string
  /**
   * Whether the platform supports an `Idempotency-Key`, and applies a call at most once per key.
   * Elsewhere browsers would block the call, because the platform's CORS response does not allow the
   * header. The sandbox supports it; the hosted platform does not document one.
   */
  readonly idempotencyKeys?: boolean
  /**
   * Enables the additions of the sandbox: fields, operators and sorting beyond the hosted platform's own table, which
   * the description marks as `additions` in `queryFields`. Each request then carries `Storefront-Additions: true`.
   * Without it they neither compile nor work, because the hosted platform rejects them. A strict sandbox always rejects
   * them.
   */
  readonly additions?: Additions
}
