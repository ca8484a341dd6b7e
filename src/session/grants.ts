/** The three grants of the token service (specification, points 7 and 8). */
import { token } from '../../generated/operations/tokens.ts'
import { ApiError } from '../errors/api-error.ts'
import { systemError } from '../errors/from-answer.ts'
import { isRecord, textOf } from '../errors/shapes.ts'
import type { Outcome, Run } from '../operations/run.ts'
import type { AccessToken } from './tokens.ts'

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

/** Gets tokens. None of these stores anything. */
export interface Grants {
  /** @throws ApiError `something went wrong`, or a system error */
  anonymous(): Promise<Grant>
  /**
   * @returns undefined when the server refuses the refresh token
   * @throws ApiError of kind `system` when it is undecided whether the token is still good
   */
  refresh(refreshToken: string): Promise<Grant | undefined>
  /** @throws ApiError `Failed to get member tokens` */
  exchange(exchange: CodeExchange): Promise<Grant>
}

/** A token server that hangs must not hang every call: ten seconds for one whole exchange. */
const timeout = 10_000

/** Statuses that say nothing about the token itself. */
const undecided: readonly number[] = [408, 425, 429]

const refuses = (error: ApiError): boolean =>
  error.kind !== 'system' && error.status !== undefined && !undecided.includes(error.status)

const readGrant = (data: unknown, startedAt: number, outcome: Outcome): Grant => {
  const fields = isRecord(data) ? data : {}
  const value = textOf(fields.access_token)
  const lifetime = Number(fields.expires_in)
  if (!value || !(lifetime > 0) || !Number.isFinite(lifetime)) {
    throw systemError({
      operation: token.id,
      cause: new TypeError('The token service answered without a usable token'),
      ...(outcome.response ? { response: outcome.response } : {}),
    })
  }
  return {
    accessToken: { value, expiresAt: startedAt + lifetime },
    lifetime,
    refreshToken: textOf(fields.refresh_token) || undefined,
  }
}

/** The same failure under the text the catalogue has for it; the original is its cause. */
const reworded = (error: ApiError, message: string): ApiError =>
  new ApiError({ ...error, message, cause: error })

/** @param run performs the unsigned token call */
export const createGrants = (run: Run, clientId: string): Grants => {
  const request = async (body: object): Promise<Grant> => {
    const startedAt = Math.floor(Date.now() / 1000)
    const outcome = await run(token, { body }, { signal: AbortSignal.timeout(timeout) })
    if (outcome.error) throw outcome.error
    return readGrant(outcome.data, startedAt, outcome)
  }

  return {
    anonymous: async () => {
      try {
        return await request({ clientId, grantType: 'anonymous' })
      } catch (error) {
        if (ApiError.is(error) && error.kind !== 'system') {
          throw reworded(error, 'something went wrong')
        }
        throw error
      }
    },
    refresh: async (refreshToken) => {
      try {
        return await request({ clientId, refreshToken, grantType: 'refresh_token' })
      } catch (error) {
        if (!ApiError.is(error)) throw error
        if (refuses(error)) return undefined
        if (error.kind === 'system') throw error
        throw systemError({ operation: token.id, cause: error })
      }
    },
    exchange: async ({ redirectUri, ...exchange }) => {
      try {
        return await request({
          clientId,
          grantType: 'authorization_code',
          ...exchange,
          ...(redirectUri === undefined ? {} : { redirectUri }),
        })
      } catch (error) {
        if (ApiError.is(error)) throw reworded(error, 'Failed to get member tokens')
        throw error
      }
    },
  }
}
