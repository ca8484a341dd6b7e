/**
 * One call, top to bottom: arguments → wire request → signature → network → error or decoded
 * answer. Both call styles and the session go through here.
 */
import type { Operation } from '../../generated/operation.ts'
import { decode } from '../adapters/decode.ts'
import { encode } from '../adapters/encode.ts'
import { ApiError } from '../errors/api-error.ts'
import { errorFromAnswer, systemError } from '../errors/from-answer.ts'
import type { Platform } from '../platforms/platform.ts'
import type { Signature, Signer } from '../session/signer.ts'
import { encodePath } from '../transport/path.ts'
import { serialiseQuery } from '../transport/query.ts'
import type { Answer, Transport, WireRequest } from '../transport/transport.ts'
import type { CallOptions } from './call-options.ts'
import { fillMirrors } from './mirrors.ts'
import { unlessAborted } from './unless-aborted.ts'

/** The arguments of a call, sorted into the places they go to. */
export interface OperationRequest {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** How a call ended. It never rejects: the path calls hand this on, the named methods throw from it. */
export type Outcome =
  | { readonly data: unknown; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: ApiError; readonly response?: Response }

/** Performs an operation. */
export type Run = (
  operation: Operation,
  request: OperationRequest,
  options?: CallOptions,
) => Promise<Outcome>

const toWire = (
  operation: Operation,
  request: OperationRequest,
  platform: Platform,
): WireRequest => {
  const path = encodePath(operation.pathParameters, request.path ?? {})
  const search = serialiseQuery(request.query ?? {})
  const body = operation.hasBody
    ? fillMirrors(
        encode(request.body ?? {}, operation.request, platform),
        operation.mirrors ?? {},
        request.path ?? {},
      )
    : undefined
  return {
    path,
    search,
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

/**
 * @param transport where requests go
 * @param signer puts the credentials on them; operations that anyone may call go out without
 */
export const createRun = (transport: Transport, signer: Signer): Run => {
  const { platform } = transport

  const send = async (
    operation: Operation,
    request: WireRequest,
    options: CallOptions,
  ): Promise<Answer> => {
    const { signal } = options
    const sendAs = (signature: Signature | undefined): Promise<Answer> =>
      transport.send(operation, request, {
        headers: { ...signature?.headers, ...options.headers },
        signal,
      })
    if (operation.callers.includes('anyone')) return sendAs(undefined)

    const signature = await unlessAborted(signer.sign(), signal)
    const answer = await sendAs(signature)
    if (answer.response.status !== 401) return answer
    // A 401 means "not applied", so a call of any kind may be sent once more, as the same caller.
    const renewed = await unlessAborted(signer.signAgain(signature), signal)
    return renewed ? sendAs(renewed) : answer
  }

  return async (operation, request, options = {}) => {
    try {
      const { response, body } = await send(
        operation,
        toWire(operation, request, platform),
        options,
      )
      return response.ok
        ? { data: decode(body, operation.answer, platform), response }
        : { error: errorFromAnswer(operation, response, body), response }
    } catch (cause) {
      if (ApiError.is(cause)) return { error: cause }
      const code = options.signal?.aborted ? { code: 'ABORTED' } : {}
      return { error: systemError({ operation: operation.id, cause, ...code }) }
    }
  }
}
