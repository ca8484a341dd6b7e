/** Applies a drawn fault to a request. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '../../../generated/errors.ts'
import { failure } from '../../platform/answers.ts'
import { attachBody, attachedBody } from '../../platform/attached-body.ts'
import { ApplicationError, isRefusal } from '../../platform/errors.ts'
import { faultHeader } from './broken-connection.ts'
import type { DrawnFault } from './faults.ts'

/** Delays or refuses the request, or damages its answer. */
export async function applyFault({ wait, fault, name }: DrawnFault, work: () => Promise<Response>) {
  if (wait > 0) await sleep(wait)
  const answer = await spoilt(fault, work)
  answer.headers.set(faultHeader, name)
  return answer
}

async function spoilt(
  fault: DrawnFault['fault'],
  work: () => Promise<Response>,
): Promise<Response> {
  switch (fault?.type) {
    case undefined:
      return answered(work)
    case 'status':
      return refusal(fault.status, fault.retryAfter)
    case 'reset':
    case 'stalledHeaders':
      if (!fault.before) await answered(work)
      return new Response(null, { status: 503 })
    case 'cutBody':
      return cut(await answered(work))
  }
}

/** The answer, also of refusals; unexpected errors are reported as usual. */
async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (isRefusal(error)) return failure(error, () => {})
    throw error
  }
}

/** The first half of the body, under the headers of the whole. */
async function cut(answer: Response): Promise<Response> {
  const whole = Buffer.from(attachedBody(answer) ?? (await answer.text()))
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  const headers = new Headers(answer.headers)
  headers.set('content-length', String(whole.length))
  return attachBody(new Response(half, { status: answer.status, headers }), half)
}

function refusal(status: number, retryAfter: number | undefined): Response {
  const sentence = 'This failure is simulated: see the sandbox’s faults.'
  const data = retryAfter === undefined ? {} : { retryAfter }
  const code = status >= 500 ? 'UNAVAILABLE' : (codes[status] ?? 'FAILED_PRECONDITION')
  const error = new ApplicationError(status, code, sentence, data)
  // The platform gives no details of internal errors.
  const answer = failure(status === 500 ? new Error('A fault') : error, () => {})
  if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter))
  return answer
}

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'THROTTLED_FEATURE',
}
