/** What a named method returns: a promise of the data, with more ways to look at the answer. */
import type { ApiPromise as Answered } from '../../generated/operation.ts'
import type { Outcome } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'
import { asApiError } from '../errors/as-api-error.ts'
import { requestIdOf } from '../errors/request-id.ts'

/** Data together with the answer it came in. */
export interface WithResponse<Data> {
  readonly data: Data
  /** The head of the answer; its body has been read. */
  readonly response: Response
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
}

/** How a call ended, without throwing. */
export type SafeResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError }

/**
 * A promise of a call's data that rejects with an {@link ApiError}. The call is made whether or not
 * one of the two methods is used, and made once.
 */
export class ApiPromise<Data> extends Promise<Data> {
  readonly #outcome: Promise<Outcome>

  constructor(outcome: Promise<Outcome>) {
    super((resolve, reject) => {
      // The description says what data an operation answers with; nothing here can check it again.
      outcome.then(({ data, error }) => (error ? reject(error) : resolve(data as Data)), reject)
    })
    this.#outcome = outcome
  }

  /** `then` and its like make plain promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise
  }

  /** The data with the response and the request id. Rejects as the promise itself does. */
  async withResponse(): Promise<WithResponse<Data>> {
    const data = await this
    const { error, response } = await this.#outcome
    if (error) throw error
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

/**
 * The same call, answering with what is made of its data: response, request id and error stay.
 *
 * @param make is given the platform's id of the request as well
 */
export const answeringWith = <Data, Made>(
  asked: Answered<Data, ApiError>,
  make: (data: Data, requestId: string | undefined) => Made,
): ApiPromise<Made> =>
  new ApiPromise(
    asked
      .withResponse()
      .then(({ data, response, requestId }) => ({ data: make(data, requestId), response }))
      .catch((error: unknown) => ({ error: asApiError(error) })),
  )
