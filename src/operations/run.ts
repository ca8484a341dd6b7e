/**
 * One call, top to bottom: arguments → wire request → credentials → network → error or decoded
 * response. Both call styles and the session go through here.
 */
import { decode } from '../adapters/decode.ts'
import type { Authorizer, CallToAuthorize, Credentials } from '../calls/authorizer.ts'
import { callOptionNames, unknownOption } from '../calls/call-option-names.ts'
import type { CallableOperation, Run } from '../calls/outcome.ts'
import { ApiError } from '../errors/api-error.ts'
import { errorFromAnswer } from '../errors/from-answer.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import { misuseError } from '../errors/misuse-error.ts'
import { redact } from '../errors/redact.ts'
import { rewrap } from '../errors/rewrap.ts'
import { systemError } from '../errors/system-error.ts'
import { violationMessage } from '../errors/validation-error.ts'
import type { Answer } from '../transport/answer.ts'
import { callHook } from '../transport/hooks.ts'
import type { Transport } from '../transport/transport.ts'
import type { TransportCall } from '../transport/transport-call.ts'
import { fieldsOf, isPromise } from '../values/json.ts'
import { toWire } from './to-wire.ts'

/** Inspects a decoded response. */
export type InspectAnswer = (
  operation: CallableOperation,
  data: unknown,
  response: Response,
) => void

/** The helpers of an explanation. */
const held = { redact, violationMessage }

/** The error of a failed response. Its explanation is loaded lazily: most pages need none. */
const failed = async (
  operation: CallableOperation,
  { response, body, retryInfo }: Answer,
): Promise<ApiError> => {
  const known = { operation: operation.id, ...retryInfo }
  return import('../errors/explanation.ts').then(
    ({ explain }) =>
      errorFromAnswer(response, explain(response.status, body, operation, held), known),
    // Offline, the explanation may fail to load, too: fall back to the status.
    (cause: unknown) => systemError({ ...known, response, cause }),
  )
}

/** The error of an unknown option. */
const refusedOption = async (name: string): Promise<ApiError> => {
  const { notAnOption } = await import('../errors/misuse.ts')
  return invalidArgument(`options.${name}`, notAnOption(name, Object.keys(callOptionNames)))
}

/**
 * A call's own copy of an error. Callers that wait for one renewal share its failure, but each needs a stack that leads
 * to its own code.
 *
 * @param sent how many requests the call has sent besides those for its token
 */
const ownError = (error: ApiError, operation: string, sent = 0): ApiError =>
  error.operation === operation
    ? error
    : rewrap(error, { operation, attempts: error.attempts + sent, cause: error.cause })

/**
 * @param transport where requests go
 * @param authorizer puts the credentials on them; public operations are sent without, and so are all
 * calls of a run without an authorizer
 * @param look called with every decoded response, for clients that report unreadable dates
 */
export const createRun = (
  transport: Transport,
  authorizer?: Authorizer,
  look?: InspectAnswer,
): Run => {
  const { platform, hooks } = transport

  /** @throws ApiError the failure's, unless newer credentials fix it */
  const recover = async (
    operation: CallableOperation,
    action: TransportCall,
    asked: CallToAuthorize,
    refused: Credentials | undefined,
    failure: Answer,
  ): Promise<Answer> => {
    // A 401 means "not applied", so a call of any kind may be sent once more, as the same caller, also after its last
    // retry: its token expired meanwhile. A call without retries is sent once.
    const renewed =
      failure.response.status === 401 &&
      refused &&
      authorizer &&
      action.retries > 0 &&
      (await action.within(authorizer.reauthorize(refused, asked)))
    if (renewed === 'session-ended') {
      // The member's session ended during the call: retrying would make it as another caller.
      throw rewrap(await failed(operation, failure), { code: 'SESSION_ENDED' })
    }
    const answer = renewed ? await action.send(renewed.headers) : failure
    if (answer.ok) return answer
    throw await failed(operation, answer)
  }

  return async (operation, request, given) => {
    const { id, noneYet } = operation
    let action: TransportCall | undefined
    let answer: Answer | undefined
    try {
      const unknown = unknownOption(given)
      if (unknown !== undefined) throw await refusedOption(unknown)
      const { raw, ...options } = given ?? {}
      const { method, tag } = operation
      // Operations come typed from the description; programs in plain JavaScript may make their own.
      if (!['GET', 'POST', 'PATCH', 'DELETE'].includes(method) && (tag || method !== 'PUT')) {
        throw await misuseError(({ unknownMethod }) => unknownMethod(method))
      }
      const call = toWire(operation, request, platform)
      action = transport.begin(call.operation, call.wire, options)
      const { callers } = call.operation
      const isSigned = !callers.includes('anyone')
      const asked = { ...options, callers }
      const signing = isSigned ? authorizer?.authorize(asked) : undefined
      // Most calls have a cached token and need not wait.
      const credentials = isPromise(signing) ? await action.within(signing) : signing
      answer = await action.send(credentials?.headers)
      if (!answer.ok) answer = await recover(call.operation, action, asked, credentials, answer)
      const { response, body } = answer
      if (raw) return { data: body, response }
      const data = decode(body, operation.answer, platform)
      look?.(operation, data, response)
      return { data: noneYet ? (fieldsOf(data)[noneYet[1]] ?? undefined) : data, response }
    } catch (cause) {
      const error = ApiError.is(cause)
        ? ownError(cause, id, action?.attempts)
        : action
          ? systemError({
              operation: id,
              cause,
              retryable: false,
              // Before there is a response, only the token storage can have thrown something else.
              code: answer ? undefined : 'STORAGE_FAILED',
            })
          : // A getter or a `toJSON` of the arguments threw: nothing has been sent.
            ownError(invalidArgument('request', 'cannot be serialised', cause), id)
      const response = action?.head
      if (response && noneYet?.[0] === (error.details.applicationError?.code ?? 0)) {
        return { data: undefined, response }
      }
      callHook(hooks.onError, { operation: id, error })
      return response ? { error, response } : { error }
    }
  }
}
