/** Tokens from the platform's token service (specification, points 7 and 8). */
import { token } from '../../../generated/operations/tokens.ts'
import type { Outcome, Run } from '../../calls/outcome.ts'
import { ApiError, type ApiErrorParts } from '../../errors/api-error.ts'
import { rewrap } from '../../errors/rewrap.ts'
import { isPassing, systemError } from '../../errors/system-error.ts'
import { pause } from '../../transport/with-timeout.ts'
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

/** Token requests. They store nothing; an abort ends the call with code `ABORTED`. */
export interface Grants {
  /**
   * Requests a grant of any type.
   *
   * @param attempts how often to try while the service fails for reasons of its own; 2 by default
   * @throws ApiError the call's own
   */
  request(
    grant: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
    attempts?: 1 | 2,
  ): Promise<Grant>
  /** @throws ApiError `something went wrong` for any answer but a 200, or a system error */
  anonymous(signal?: AbortSignal): Promise<Grant>
  /**
   * @returns undefined when the server refuses the refresh token
   * @throws ApiError of kind `system` when the token may still be valid, with the text `something went
   *   wrong` for any answer but a 200
   */
  refresh(refreshToken: string, signal?: AbortSignal): Promise<Grant | undefined>
}

/** Ten seconds for all attempts together: a token service that hangs would hang every call. */
const timeLimit = 10_000

/** Longer hints are ignored, because every call of the client waits for this one. */
const longestHint = 1000

/** Ten years: a longer lifetime is a mistake of the service. */
const longestLifetime = 10 * 365 * 24 * 3600

/** Whether a failure does not depend on the tokens that were sent. */
const isUndecided = ({ kind, status = 500 }: ApiError): boolean =>
  kind === 'system' || status >= 500 || isPassing(status)

/**
 * @param startedAt when the tokens were requested, in epoch seconds of this machine's clock
 * @throws ApiError the call's own, or a system error for an answer without a usable token
 */
const readGrant = ({ data, error, response }: Outcome, startedAt: number): Grant => {
  if (error) throw error
  const fields = fieldsOf(data)
  const value = textOf(fields.access_token)
  // Some token services send the number as text.
  const lifetime = Number(textOf(fields.expires_in))
  if (response.status !== 200 || !value || !(lifetime > 0 && lifetime <= longestLifetime)) {
    throw systemError({
      operation: token.id,
      cause: new TypeError('The answer has no token'),
      response,
    })
  }
  return {
    accessToken: { value, expiresAt: startedAt + lifetime },
    lifetime,
    refreshToken: textOf(fields.refresh_token) || undefined,
  }
}

/** 100 to 300 ms, or what `Retry-After` asks for when that is up to a second. */
const waitAfter = (response: Response | undefined): number => {
  const hint = Number(response?.headers.get('retry-after')) * 1000
  const wait = 100 + Math.random() * 200
  return hint > wait && hint <= longestHint ? hint : wait
}

/** Any answer but a 200 gets one text (point 7); a missing answer keeps the text of a system error. */
const tokenError = (error: unknown, change?: Partial<ApiErrorParts>): unknown =>
  ApiError.is(error) && (error.status ?? 200) !== 200
    ? rewrap(error, { message: 'something went wrong', ...change })
    : error

/** @param run performs the token call, without credentials */
export const createGrants = (run: Run, clientId: string): Grants => {
  /** Repeats a failed request with the same token, which the service accepts for a moment longer. */
  const request: Grants['request'] = async (grant, signal, attempts = 2) => {
    // A failed grant leaves nothing behind that another try would meet; only a code works once.
    const operation = attempts === 1 ? token : ({ ...token, retry: 'read' } as const)
    const end = performance.now() + timeLimit
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = Math.floor(Date.now() / 1000)
      const timeout = end - performance.now()
      const body = { clientId, ...grant }
      const outcome = await run(operation, { body }, { signal, retries: 0, timeout })
      try {
        return readGrant(outcome, startedAt)
      } catch (error) {
        const wait = waitAfter(outcome.response)
        const isFinal = attempt === attempts || !ApiError.is(error) || !isUndecided(error)
        if (isFinal || performance.now() + wait > end) throw error
        await pause(wait, signal)
        if (signal?.aborted) throw error
      }
    }
  }

  return {
    request,
    anonymous: (signal) =>
      request({ grantType: 'anonymous' }, signal).catch((error: unknown) => {
        throw tokenError(error)
      }),
    refresh: (refreshToken, signal) =>
      request({ grantType: 'refresh_token', refreshToken }, signal).catch((error: unknown) => {
        if (ApiError.is(error) && !isUndecided(error)) return undefined
        throw tokenError(error, { kind: 'system' })
      }),
  }
}
