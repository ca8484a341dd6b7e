/**
 * One call, top to bottom: arguments → wire request → signature → network → error or decoded
 * answer. Both call styles and the session go through here.
 */
import type { Operation } from '../../generated/operation.ts'
import { decode } from '../adapters/decode.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { Run } from '../calls/outcome.ts'
import type { Signer } from '../calls/signer.ts'
import { ApiError } from '../errors/api-error.ts'
import { errorFromAnswer, systemError } from '../errors/from-answer.ts'
import { reworded } from '../errors/rewrap.ts'
import { tell } from '../transport/hooks.ts'
import type { Transport } from '../transport/transport.ts'
import type { Action, Answer } from '../transport/transport-call.ts'
import { isPromise } from '../values/promise.ts'
import { toWire } from './to-wire.ts'

/** Looks at a decoded answer. */
export type Look = (operation: Operation, data: unknown, response: Response) => void

const failed = (operation: Operation, { response, body, fate }: Answer): ApiError => {
  const error = errorFromAnswer(operation, response, body, fate)
  // The one operation with a text of its own (specification, point 8); the platform's is its cause.
  return operation.tag === 'graphql'
    ? reworded(error, { message: `GraphQL request failed with status ${response.status}` })
    : error
}

/** What is refused before sending does not know yet which call it ends. */
const named = (error: ApiError, operation: string): ApiError => {
  const { cause, stack } = error
  return error.operation === undefined
    ? Object.assign(reworded(error, { operation, cause }), { stack })
    : error
}

/**
 * @param transport where requests go
 * @param signer puts the credentials on them; operations that anyone may call go out without
 * @param look sees every decoded answer, for clients that tell of what could not be decoded
 */
export const createRun = (transport: Transport, signer: Signer, look?: Look): Run => {
  const { platform, hooks } = transport

  /** @throws ApiError when there is no successful answer */
  const send = async (
    operation: Operation,
    action: Action,
    options: CallOptions,
  ): Promise<Answer> => {
    const { callers } = operation
    const isSigned = !callers.includes('anyone')
    const signing = isSigned ? signer.sign({ as: options.as, callers }) : undefined
    const signature = isPromise(signing) ? await action.within(signing) : signing
    let answer = await action.send(signature?.headers)
    // A 401 means "not applied", so a call of any kind may be sent once more, as the same caller.
    if (answer.response.status === 401 && signature && action.canRepeat()) {
      const renewed = await action.within(signer.signAgain(signature))
      if (renewed === 'session-ended') {
        // Not repeated as somebody else: the member's session ended while the call was under way.
        throw reworded(failed(operation, answer), { code: 'SESSION_ENDED' })
      }
      if (renewed) answer = await action.send(renewed.headers)
    }
    if (answer.ok) return answer
    throw failed(operation, answer)
  }

  return async (operation, request, { raw, ...options } = {}) => {
    const { id } = operation
    let action: Action | undefined
    try {
      const call = toWire(operation, request, platform)
      action = transport.begin(call.operation, call.wire, options)
      const { response, body } = await send(call.operation, action, options)
      if (raw) return { data: body, response }
      const data = decode(body, operation.answer, platform)
      look?.(operation, data, response)
      return { data, response }
    } catch (cause) {
      const error = ApiError.is(cause) ? named(cause, id) : systemError({ operation: id, cause })
      tell(hooks.onError, { operation: id, error })
      const response = action?.head()
      return response ? { error, response } : { error }
    }
  }
}
