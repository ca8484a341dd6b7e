/** Who signs a request: a session's tokens, or a fixed key. */
import type { Caller } from '../../generated/operation.ts'

/**
 * As whom a call is made (specification, point 6): `user` — the visitor or member of the session;
 * `app` — the app itself, with its API key, on a trusted server; `dynamic` — the user where the
 * operation lets this user call it, else the app.
 */
export type Identity = 'user' | 'app' | 'dynamic'

/** The call to sign, which its credentials depend on. */
export interface CallToAuthorize {
  /** Wins over the client's own choice. */
  readonly as?: Identity | undefined
  /** Who may make the call, as the description says. */
  readonly callers?: readonly Caller[]
  /** Retries of token requests: as many as the call itself has. */
  readonly retries?: number | undefined
}

/** The credentials of one attempt. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>
  /** The caller; a call is never retried as another one. */
  readonly as: 'visitor' | 'member' | 'app'
  /** Identifies the sign-in, visitor or key behind it: stable across renewals, and only there. */
  readonly signInId: string
}

/** Puts credentials on requests. */
export interface Authorizer {
  /**
   * Credentials; synchronous when cached, because most calls need not wait.
   *
   * @throws ApiError when there are no credentials
   */
  authorize(asked?: CallToAuthorize): Credentials | Promise<Credentials>
  /**
   * New credentials after the platform refused these with 401. `session-ended` when the session that
   * made the call has ended; undefined when there are no newer credentials. In both cases the call
   * must not be retried.
   */
  reauthorize(
    refused: Credentials,
    asked?: CallToAuthorize,
  ): Promise<Credentials | 'session-ended' | undefined>
}

/** Signs every call with the same credentials, made on the first call and never replaced. */
export const fixedAuthorizer = (credentials: Authorizer['authorize']): Authorizer => ({
  authorize: credentials,
  reauthorize: async () => undefined,
})
