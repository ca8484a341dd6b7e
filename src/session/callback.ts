/** What the authorization server sends back (specification, point 5). */
import { flowError } from '../errors/flow-error.ts'
import { isRecord, textOf } from '../errors/shapes.ts'

/** The parameters of an authorization callback; empty texts count as missing. */
export interface Callback {
  readonly code: string | undefined
  readonly state: string | undefined
  /** The OAuth error code, for example `login_required`. */
  readonly error?: string
  readonly errorDescription?: string
}

const callback = (read: (name: string) => string | undefined): Callback => {
  const error = read('error')
  const errorDescription = read('error_description')
  return {
    code: read('code'),
    state: read('state'),
    ...(error === undefined ? {} : { error }),
    ...(errorDescription === undefined ? {} : { errorDescription }),
  }
}

/** Reads a callback address. `fragment` looks behind `#`, `query` behind `?`. */
export const parseCallbackUrl = (url: string, responseMode: 'fragment' | 'query'): Callback => {
  const { hash, search } = new URL(url)
  const parameters = new URLSearchParams(responseMode === 'fragment' ? hash.slice(1) : search)
  return callback((name) => parameters.get(name) || undefined)
}

/** Reads the message an authorization page posts to the window that framed it. */
export const parseCallbackMessage = (message: unknown): Callback =>
  callback((name) => (isRecord(message) && textOf(message[name])) || undefined)

/**
 * The code of a callback that answers our request.
 *
 * @param expectedState the state this sign-in was started with
 * @throws ApiError `Missing code or _state` (with the server's reason as code and description, when
 *   it gave one) or `Invalid _state`
 */
export const codeOf = (answer: Callback, expectedState: string): string => {
  if (answer.state !== undefined && answer.state !== expectedState) {
    throw flowError('INVALID_STATE', 'Invalid _state')
  }
  if (answer.code === undefined || answer.state === undefined) {
    throw flowError(answer.error ?? 'MISSING_CODE_OR_STATE', 'Missing code or _state', {
      ...(answer.errorDescription === undefined ? {} : { description: answer.errorDescription }),
    })
  }
  return answer.code
}
