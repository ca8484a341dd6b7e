/** The three grants of the token service (specification, points 7 and 8). */
import { token } from '../../../generated/operations/tokens.ts'
import type { Outcome, Run } from '../../calls/outcome.ts'
import { ApiError } from '../../errors/api-error.ts'
import { systemError } from '../../errors/from-answer.ts'
import { rewrap } from '../../errors/rewrap.ts'
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

/** A code from the authorization page, with the proof that we asked for it. */
export interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  /** The address the code was sent to; absent when it was posted to a page. */
  readonly redirectUri: string | undefined
}

/** Gets tokens. None of these stores anything; an abort ends the call with code `ABORTED`. */
export interface Grants {
  /** @throws ApiError `something went wrong`, or a system error */
  anonymous(signal?: AbortSignal): Promise<Grant>
  /**
   * @returns undefined when the server refuses the refresh token
   * @throws ApiError of kind `system` when it is undecided whether the token is still good
   */
  refresh(refreshToken: string, signal?: AbortSignal): Promise<Grant | undefined>
  /** @throws ApiError `Failed to get member tokens` */
  exchange(exchange: CodeExchange, signal?: AbortSignal): Promise<Grant>
}

/** A token server that hangs must not hang every call: ten seconds for all attempts together. */
const timeLimit = 10_000

/** Longer hints are not waited for: every call of the client waits for this one. */
const longestHint = 1000

/** Nobody is given a token for more than ten years: such a lifetime is a mistake, not a promise. */
const longestLifetime = 10 * 365 * 24 * 3600

/** Statuses that say nothing about the token itself. */
const undecidedStatuses: readonly number[] = [408, 425, 429]

/** Whether a failure says nothing about the tokens that were presented. */
export const isUndecided = (error: ApiError): boolean =>
  error.kind === 'system' ||
  error.status === undefined ||
  error.status >= 500 ||
  undecidedStatuses.includes(error.status)

/** Epoch seconds, whole ones. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/**
 * @param startedAt when the tokens were asked for, by this machine's clock
 * @throws ApiError the call's own, or a system error for an answer that is of no use
 */
export const readGrant = ({ data, error, response }: Outcome, startedAt: number): Grant => {
  if (error) throw error
  const fields = fieldsOf(data)
  const value = textOf(fields.access_token)
  const lifetime = fields.expires_in
  if (!value || typeof lifetime !== 'number' || !(lifetime > 0 && lifetime <= longestLifetime)) {
    throw systemError({
      operation: token.id,
      cause: new TypeError('The token service answered without a usable token'),
      response,
    })
  }
  return {
    accessToken: { value, expiresAt: startedAt + lifetime },
    lifetime,
    refreshToken: textOf(fields.refresh_token) || undefined,
  }
}

/** 100 to 300 ms, or what the server asks for when that is up to a second. */
const waitAfter = (response: Response | undefined): number => {
  const hint = Number(response?.headers.get('retry-after') || Number.NaN) * 1000
  const wait = 100 + Math.random() * 200
  return hint > wait && hint <= longestHint ? hint : wait
}

/** A refused grant says so in the catalogue's words; any other failure in its own. */
export const refusedGrant = (error: unknown): unknown =>
  ApiError.is(error) && error.kind !== 'system'
    ? rewrap(error, { message: 'something went wrong' })
    : error

/** @param run performs the unsigned token call */
export const createGrants = (run: Run, clientId: string): Grants => {
  /** Repeating an undecided request with the same token is right: later it would be too late. */
  const request = async (
    grant: object,
    signal: AbortSignal | undefined,
    attempts: 1 | 2,
  ): Promise<Grant> => {
    const end = performance.now() + timeLimit
    for (let attempt = 1; ; attempt += 1) {
      const startedAt = nowSeconds()
      const timeout = end - performance.now()
      const outcome = await run(
        token,
        { body: { clientId, ...grant } },
        { signal, retries: 0, timeout },
      )
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
    anonymous: (signal) =>
      request({ grantType: 'anonymous' }, signal, 2).catch((error: unknown) => {
        throw refusedGrant(error)
      }),
    refresh: (refreshToken, signal) =>
      request({ grantType: 'refresh_token', refreshToken }, signal, 2).catch((error: unknown) => {
        if (!ApiError.is(error) || error.kind === 'system') throw error
        if (isUndecided(error)) throw systemError({ operation: token.id, cause: error })
        return undefined
      }),
    exchange: (exchange, signal) =>
      request({ grantType: 'authorization_code', ...exchange }, signal, 1).catch(
        (error: unknown) => {
          throw ApiError.is(error)
            ? rewrap(error, { message: 'Failed to get member tokens' })
            : error
        },
      ),
  }
}
