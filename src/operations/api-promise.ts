/** The return type of named methods: a promise of the data, with access to the response. */
import type { ApiPromise as Answered } from '../../generated/operation.ts'
import type { Outcome } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'
import { asApiError } from '../errors/as-api-error.ts'
import { requestIdOf } from '../errors/request-id.ts'

/** Data together with its response. */
export interface WithResponse<Data> {
  readonly data: Data
  /** The response; its body has been consumed. */
  readonly response: Response
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
}

/** How a call ended, without throwing. */
export type SafeResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError }

/**
 * A promise of a call's data that rejects with an {@link ApiError}. The call is made exactly once,
 * whichever of the methods are used.
 */
export class ApiPromise<Data> extends Promise<Data> {
  #outcome: Promise<Outcome> | undefined

  /**
   * Derived from the outcome by `then`, not made beside it: so the engine finds the caller's `await`,
   * and the stack of an error holds the caller's own line.
   */
  static of<Data>(outcome: Promise<Outcome>): ApiPromise<Data>
  static of(outcome: Promise<Outcome>): Promise<unknown> {
    Object.defineProperty(outcome, 'constructor', { value: ApiPromise })
    const promise = outcome.then(dataOf)
    if (promise instanceof ApiPromise) promise.#outcome = outcome
    return promise
  }

  /** The data with the response and the request id. Rejects as the promise itself does. */
  async withResponse(): Promise<WithResponse<Data>> {
    const data = await this
    const response = (await this.#outcome)?.response
    if (!response) throw new TypeError('No response')
    return { data, response, requestId: requestIdOf(response) }
  }

  /** The data or the error, never an exception. */
  safe(): Promise<SafeResult<Data>> {
    return this.then<SafeResult<Data>, SafeResult<Data>>(
      (data) => ({ ok: true, data }),
      (error: ApiError) => ({ ok: false, error }),
    )
  }
}

// `then`, `catch` and `finally` make plain promises, which `await` resolves without an extra step. The prototype names its
// own class, which code compiled for React Native asks it for; there, promises have no species.
Object.defineProperty(ApiPromise.prototype, 'constructor', {
  get() {
    return this === ApiPromise.prototype ? ApiPromise : Promise
  },
})

const dataOf = ({ data, error }: Outcome): unknown => {
  if (error) throw error
  return data
}

/**
 * The same call with its data mapped: response, request id and error stay.
 *
 * @param make is given the platform's id of the request as well
 */
export const answeringWith = <Data, Made>(
  asked: Answered<Data, ApiError>,
  make: (data: Data, requestId: string | undefined) => Made,
): ApiPromise<Made> =>
  ApiPromise.of(
    asked
      .withResponse()
      .then(({ data, response, requestId }) => ({ data: make(data, requestId), response }))
      .catch((error: unknown) => ({ error: asApiError(error) })),
  )
