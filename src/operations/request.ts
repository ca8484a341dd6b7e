/** Calls to platform endpoints that the description lacks. */
import type { ApiPromise as Answered } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { CallableOperation, Run } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import { isRecord } from '../values/json.ts'
import { ApiPromise } from './api-promise.ts'

/** A request to any endpoint of the platform. */
export interface PlatformRequest {
  readonly method: CallableOperation['method']
  /**
   * The path on the platform's host, with its public base path, for example `/stores/v1/things`. It
   * is sent as it is: encode its parameters.
   */
  readonly path: string
  /** Serialised like the platform's other query strings: dotted keys, repeated keys, Dates as ISO text. */
  readonly query?: Readonly<Record<string, unknown>> | undefined
  /** Sent as JSON, Dates as ISO text. */
  readonly body?: unknown
  /** The platform's host: `main` by default; `read` is the read-only one. */
  readonly host?: 'main' | 'read'
}

/** How often a request may be applied, by its method (RFC 9110, 9.2). */
const retries: Readonly<Record<CallableOperation['method'], CallableOperation['retry']>> = {
  GET: 'read',
  PUT: 'repeatable',
  DELETE: 'repeatable',
  POST: 'not-repeatable',
  PATCH: 'not-repeatable',
}

/** @throws ApiError naming a path that could leave the platform's host */
const operationOf = ({ method, path, body, host = 'main' }: PlatformRequest): CallableOperation => {
  if (typeof path !== 'string' || !/^\/(?!\/)[^\s?#\\{}]*$/.test(path)) {
    throw invalidArgument('path', 'must begin with one / and have no query: use `query`')
  }
  return {
    id: `${method} ${path}`,
    name: 'request',
    method,
    path,
    host,
    retry: retries[method],
    callers: ['visitor', 'member', 'app'],
    pathParameters: [],
    hasQuery: true,
    hasBody: body !== undefined,
    // Its response is not described, so it may be empty.
    empty: true,
    isAnswer: () => true,
  }
}

/** Sends a request with the client's session, retries and errors. */
export type SendRequest = <Data = unknown>(
  request: PlatformRequest,
  options?: CallOptions,
) => Answered<Data, ApiError>

/** `client.request`: any endpoint of the platform, through the same pipeline as every operation. */
export const createRequest =
  (run: Run): SendRequest =>
  (request, options) => {
    const send = async () => {
      if (!isRecord(request)) throw invalidArgument('request', 'is missing')
      const { query, body } = request
      return run(operationOf(request), { ...(query && { query }), body }, options)
    }
    return ApiPromise.of(send())
  }
