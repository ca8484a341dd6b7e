/** An answer of a platform that is not there. */
import { ApiPromise } from '../../../src/operations/api-promise.ts'

export const answered = <Data>(data: Data, requestId = 'r-1'): ApiPromise<Data> => {
  const response = new Response(null, { headers: { 'x-wix-request-id': requestId } })
  return ApiPromise.of<Data>(Promise.resolve({ data, response }))
}
