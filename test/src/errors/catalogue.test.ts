/** Every row of the error catalogue (specification, point 8), byte for byte. */
import { STATUS_CODES } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { ApiError } from '../../../src/errors/api-error.ts'
import { formatError } from '../../../src/errors/format.ts'
import { statusText } from '../../../src/errors/status-text.ts'
import { systemError } from '../../../src/errors/system-error.ts'
import { answerError } from '../support/answer-error.ts'

const operation = { id: 'products.getProduct' }

const answer = (status: number, body: unknown = {}, requestId?: string): ApiError =>
  answerError(
    operation,
    new Response(null, {
      status,
      ...(requestId && { headers: { 'x-wix-request-id': requestId } }),
    }),
    body,
  )

const application = (given: object) => ({ details: { applicationError: given } })
const violations = (...fieldViolations: object[]) => ({
  details: { validationError: { fieldViolations } },
})

describe('the error catalogue', () => {
  it('status 499 reads Client Closed Request', () => {
    expect(answer(499)).toMatchObject({
      kind: 'application',
      code: 'CLIENT_CLOSED_REQUEST',
      message: 'Client Closed Request',
      details: {
        applicationError: {
          description: 'Client Closed Request',
          code: 'CLIENT_CLOSED_REQUEST',
          data: {},
        },
      },
    })
  })

  it('with no server code the code is the upper-snake form of the status text', () => {
    expect(answer(404, application({ description: 'gone' }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'gone',
      details: { applicationError: { description: 'gone', code: 'NOT_FOUND', data: {} } },
    })
    expect(answer(418).code).toBe('I_M_A_TEAPOT')
    expect([answer(302).code, answer(399).code]).toEqual(['REDIRECTED', 'REDIRECTED'])
    expect(answer(413).code).toBe('PAYLOAD_TOO_LARGE')
    expect(answer(455)).toMatchObject({ code: 'UNKNOWN', message: 'Unknown' })
  })

  it('the text of a status is the standard one', () => {
    // Statuses of drafts and of one vendor, which are worded as unknown ones.
    const unused = new Set([506, 509, 510])
    const standard = Object.entries(STATUS_CODES)
      .map(([status, text]) => [Number(status), text] as const)
      .filter(([status]) => status >= 400 && !unused.has(status))
    expect(standard.length).toBeGreaterThan(35)
    for (const [status, text = ''] of standard) {
      expect(statusText(status).toLowerCase()).toBe(text.toLowerCase())
      if (status < 500) expect(answer(status).message.toLowerCase()).toBe(text.toLowerCase())
    }
    expect(answer(412)).toMatchObject({
      message: 'Precondition Failed',
      code: 'PRECONDITION_FAILED',
    })
  })

  it('a server code is unchanged, and a number becomes text', () => {
    expect(answer(400, application({ code: '-19971' })).code).toBe('-19971')
    expect(answer(400, application({ code: -19971 })).code).toBe('-19971')
  })

  it('message and description are joined when they differ', () => {
    const body = { message: 'clash', ...application({ description: 'taken', code: 'SLUG_TAKEN' }) }
    expect(answer(409, body)).toMatchObject({ message: 'clash: taken', code: 'SLUG_TAKEN' })
  })

  it('a description equal to the message is not repeated', () => {
    const body = { message: 'taken', ...application({ description: 'taken' }) }
    expect(answer(409, body).message).toBe('taken')
  })

  it('a description without a message is the message', () => {
    expect(answer(409, application({ description: 'taken' })).message).toBe('taken')
  })

  it('a message without a description is used alone, the description is the status text', () => {
    expect(answer(404, { message: 'nothing here' })).toMatchObject({
      message: 'nothing here',
      details: { applicationError: { description: 'Not Found', code: 'NOT_FOUND', data: {} } },
    })
    expect(answer(404, { message: 'gone', ...application({ code: 'NO' }) }).message).toBe('gone')
  })

  it('details hold description, code and data', () => {
    const data = { slug: 'a', tries: [1, 2] }
    expect(answer(409, application({ description: 'd', code: 'C', data })).details).toEqual({
      applicationError: { description: 'd', code: 'C', data },
    })
  })

  it.each([400, 401, 403, 404, 429])('any other %i is worded by its status', (status) => {
    const error = answer(status, '<html>')
    expect(error.kind).toBe('application')
    expect(error.details.applicationError?.description).toBe(error.message)
  })

  it('a validation error lists its fields, sorted', () => {
    const first = { field: 'a', description: 'bad a', data: { type: 'EMAIL' } }
    const second = { field: 'b', description: 'bad b', violatedRule: 'MAX_LENGTH' }
    expect(answer(400, violations(second, first))).toMatchObject({
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      message: 'INVALID_ARGUMENT: "a" bad a, "b" bad b',
      violations: [first, second],
      details: { validationError: { fieldViolations: [first, second] } },
    })
  })

  it('a violation of no field has an empty name', () => {
    expect(answer(400, violations({ description: 'is too large' })).message).toBe(
      'INVALID_ARGUMENT: "" is too large',
    )
  })

  it('a validation error wins over an application error beside it', () => {
    const body = {
      details: {
        applicationError: { code: 'NO' },
        validationError: { fieldViolations: [{ field: 'a', description: 'bad' }] },
      },
    }
    expect(answer(400, body).kind).toBe('validation')
  })

  it.each([500, 501, 502, 503, 504, 599])(
    'a %i is a system error with its request id',
    (status) => {
      expect(answer(status, { message: 'x', details: {} }, 'r-1')).toMatchObject({
        kind: 'system',
        retryable: [500, 502, 503, 504].includes(status),
        message: 'System error occurred, request-id: r-1',
        requestId: 'r-1',
        status,
      })
    },
  )

  it('a system error without a request id has no details', () => {
    expect(answer(500)).toMatchObject({
      message: 'System error occurred',
      code: 'INTERNAL_SERVER_ERROR',
      details: {},
    })
  })

  it.each([300, 400, 404, 500, 501, 503])(
    'a %i with an application error is that error, and retryable where others are',
    (status) => {
      const said = { code: 'NOT_IMPLEMENTED', description: 'Not yet.', data: { page: 'checkout' } }
      expect(answer(status, { message: 'Sorry', ...application(said) }, 'r-1')).toMatchObject({
        kind: 'application',
        code: 'NOT_IMPLEMENTED',
        message: 'Sorry: Not yet.',
        details: { applicationError: said },
        status,
        requestId: 'r-1',
        retryable: answer(status).retryable,
      })
    },
  )

  it.each([400, 500, 503])('a %i with a validation error is that error', (status) => {
    const body = violations({ field: 'a', description: 'bad a' })
    expect(answer(status, body)).toMatchObject({
      kind: 'validation',
      message: 'INVALID_ARGUMENT: "a" bad a',
      retryable: answer(status).retryable,
    })
  })

  it('a 5xx whose application error has no code is named by its status', () => {
    expect(answer(503, application({ description: 'Back at noon.' }))).toMatchObject({
      kind: 'application',
      code: 'SERVICE_UNAVAILABLE',
      message: 'Back at noon.',
    })
  })

  it('a missing response is a system error caused by the failure', () => {
    const cause = new TypeError('fetch failed')
    const error = systemError({ operation: operation.id, cause })
    expect(error).toMatchObject({ message: 'System error occurred', code: 'UNKNOWN', cause })
    expect(error.status).toBeUndefined()
  })
})

describe('formatError', () => {
  it.each<[string, ApiError, string]>([
    [
      'a message only',
      answer(404, { message: 'nothing here' }),
      'message: nothing here\ndetails:\n  applicationError:\n    description: Not Found\n    code: NOT_FOUND\n    data: {}',
    ],
    [
      'a server code with data',
      answer(409, {
        message: 'clash',
        ...application({ description: 'taken', code: 'SLUG_TAKEN', data: { slug: 'a' } }),
      }),
      "message: 'clash: taken'\ndetails:\n  applicationError:\n    description: taken\n    code: SLUG_TAKEN\n    data:\n      slug: a",
    ],
    [
      'a bare status',
      answer(429),
      'message: Too Many Requests\ndetails:\n  applicationError:\n    description: Too Many Requests\n    code: TOO_MANY_REQUESTS\n    data: {}',
    ],
    [
      'status 499',
      answer(499),
      'message: Client Closed Request\ndetails:\n  applicationError:\n    description: Client Closed Request\n    code: CLIENT_CLOSED_REQUEST\n    data: {}',
    ],
    ['a system error', answer(500), 'System error occurred'],
    [
      'violations',
      answer(
        400,
        violations({ field: 'b', description: 'bad b' }, { field: 'a', description: 'bad a' }),
      ),
      'message: \'INVALID_ARGUMENT: "a" bad a, "b" bad b\'\ndetails:\n  validationError:\n    fieldViolations:\n      - field: a\n        description: bad a\n      - field: b\n        description: bad b',
    ],
  ])('renders %s as YAML', (_, error, text) => {
    expect(formatError(error)).toBe(text)
  })

  it('folds no line below 1000 characters, and ends without a line break', () => {
    const words = `${'long word '.repeat(98)}end`
    expect(words.length).toBe(983)
    const [first = ''] = formatError(answer(400, { message: words })).split('\n')
    expect(first).toBe(`message: ${words}`)
    expect(formatError(answer(400, { message: `${words} ${words}` })).split('\n')[0]).toBe(
      'message: >-',
    )
  })

  it('omits values without a YAML form', () => {
    const data = { a: undefined, of: () => {}, b: 1 }
    const error = answer(400, application({ code: 'C', data }))
    expect(formatError(error)).toMatch(/data:\n {6}b: 1$/)
  })
})
