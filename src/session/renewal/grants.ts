/** Tokens from the platform's token service (specification, points 7 and 8). */
import { token } from '../../../generated/operations/tokens.ts'
import type { CallableOperation, Run } from '../../calls/outcome.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { rewrap } from '../../errors/rewrap.ts'
import { isPassing } from '../../errors/system-error.ts'
import { fieldsOf, textOf } from '../../values/json.ts'
import type { AccessToken } from '../tokens/tokens.ts'

/** A granted set of tokens. */
export interface Grant {
  readonly accessToken: AccessToken
  /** How long the access token lives, in seconds. */
  readonly lifetime: number
  /** Absent when the server keeps the refresh token that was presented. */
  readonly refreshToken: string | undefined
}

/** Shared options of one renewal's token requests. */
export interface GrantCall {
  /** Aborts the requests. */
  readonly signal?: AbortSignal | undefined
  /** How often a failed request may be retried: the option of the call that needs the token. */
  readonly retries?: number | undefined
  /** How many requests have failed so far: the errors of the later ones count them, too. */
  failed?: number
}

/** Token requests. They store nothing; an abort ends the call with code `ABORTED`. */
export interface Grants {
  /**
   * Requests a grant of any type.
   *
   * @param retry whether a request that may have been applied is retried; a code is single-use
   * @throws ApiError the call's own
   */
  request(
    grant: Readonly<Record<string, unknown>>,
    retry: CallableOperation['retry'],
    call?: GrantCall,
  ): Promise<Grant>
  /** @throws ApiError `something went wrong` for any response but a 200, or a system error */
  anonymous(call?: GrantCall): Promise<Grant>
  /**
   * @returns undefined when the server refuses the refresh token
   * @throws ApiError of kind `system` when the token may still be valid, with the text `something
   * went wrong` for any response but a 200
   */
  refresh(refreshToken: string, call?: GrantCall): Promise<Grant | undefined>
}

/** Ten years: a longer lifetime is a mistake of the service. */
const longestLifetime = 10 * 365 * 24 * 3600

/** Without a usable token in the response, the times are NaN or the value is empty. */
const readGrant = (body: unknown, startedAt: number): Grant => {
  const fields = fieldsOf(body)
  // Some token services send the number as text.
  const lifetime = Number(textOf(fields.expires_in))
  return {
    accessToken: { value: textOf(fields.access_token) ?? '', expiresAt: startedAt + lifetime },
    lifetime,
    refreshToken: textOf(fields.refresh_token) || undefined,
  }
}

/** Only a 200 is a response of the token service (point 7). */
const hasToken = (body: unknown, status: number): boolean => {
  const { accessToken, lifetime } = readGrant(body, 0)
  return status === 200 && !!accessToken.value && lifetime > 0 && lifetime <= longestLifetime
}

/** The text of any response but a 200 (point 7). */
const refusal = 'something went wrong'

/** Whether a failure does not depend on the tokens that were sent. */
const isUndecided = ({ kind, status = 500 }: ApiError): boolean =>
  kind === 'system' || status >= 500 || isPassing(status)

/** @param run performs the token call, without credentials */
export const createGrants = (run: Run, clientId: string): Grants => {
  /** @param text replaces that of any response but a 200 (point 7); a missing response keeps its own */
  const ask = async (
    grant: Readonly<Record<string, unknown>>,
    retry: CallableOperation['retry'],
    call: GrantCall = {},
    text?: string,
  ): Promise<Grant> => {
    const { signal, retries } = call
    // Of the first request: a token's age may be overestimated, but not underestimated.
    const startedAt = Math.floor(Date.now() / 1000)
    const body = { clientId, ...grant }
    // A response without a token is retried, like any unreadable one.
    const operation = { ...token, retry, isAnswer: hasToken }
    const { data, error } = await run(operation, { body }, { signal, retries })
    if (!error) return readGrant(data, startedAt)
    const attempts = error.attempts + (call.failed ?? 0)
    call.failed = attempts
    const isWorded = text && (error.status ?? 200) !== 200
    throw rewrap(error, { attempts, ...(isWorded ? { message: text } : { cause: error.cause }) })
  }

  return {
    request: ask,
    // A failed grant has no side effects that a retry could meet.
    anonymous: (call) => ask({ grantType: 'anonymous' }, 'read', call, refusal),
    refresh: (refreshToken, call) =>
      ask({ grantType: 'refresh_token', refreshToken }, 'read', call, refusal).catch(
        (error: ApiError) => {
          if (!isUndecided(error)) return undefined
          throw rewrap(error, { kind: 'system', cause: error.cause })
        },
      ),
  }
}
