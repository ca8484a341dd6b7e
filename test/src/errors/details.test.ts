/** What an error says when little was known, and how its parts are put together. */
import { STATUS_CODES } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
import { asApiError } from '../../../src/errors/as-api-error.ts'
import { flowError } from '../../../src/errors/flow-error.ts'
import { formatError } from '../../../src/errors/format.ts'
import { invalidArgument } from '../../../src/errors/invalid-argument.ts'
import { redact } from '../../../src/errors/redact.ts'
import { statusCode, statusText } from '../../../src/errors/status-text.ts'
import { answerError } from '../support/answer-error.ts'

/** Every failure that the runtime has a reason phrase for; RFC 2295, 2774 and the inofficial 509 have none here. */
const phrases = Object.entries(STATUS_CODES)
  .map(([status, phrase = '']): [number, string] => [Number(status), phrase])
  .filter(([status]) => status >= 400 && ![506, 509, 510].includes(status))

const parts = { kind: 'application', code: 'NO', message: 'No.' } as const

describe('an error with minimal data', () => {
  it('was not applied, is not retryable and was never sent', () => {
    const error = new ApiError(parts)
    expect(error).toMatchObject({ retryable: false, mayHaveBeenApplied: false, attempts: 0 })
    expect('cause' in error).toBe(false)
  })

  it('was sent once if it has a status', () => {
    expect(new ApiError({ ...parts, status: 409 }).attempts).toBe(1)
  })

  it('is known as an ApiError, also when another copy of the package made it', () => {
    const error = new ApiError(parts)
    const names = Object.getOwnPropertySymbols(ApiError.prototype)
    const copy = Object.defineProperties(
      new Error('No.'),
      Object.fromEntries(names.map((name) => [name, { value: Reflect.get(error, name) }])),
    )
    expect(ApiError.is(error)).toBe(true)
    expect(ApiError.is(copy)).toBe(true)
    expect(ApiError.is(new Error('No.'))).toBe(false)
  })

  it('wraps anything thrown as its cause', () => {
    const error = new ApiError(parts)
    const bug = new TypeError('a bug')
    expect(asApiError(error)).toBe(error)
    expect(asApiError(bug)).toMatchObject({ kind: 'system', retryable: false, cause: bug })
  })
})

describe('an error of a sign-in', () => {
  it('has the shape of an application error of the platform', () => {
    expect(flowError('INVALID_STATE', 'Invalid _state')).toMatchObject({
      kind: 'application',
      code: 'INVALID_STATE',
      details: {
        applicationError: { code: 'INVALID_STATE', description: 'Invalid _state', data: {} },
      },
    })
    const described = flowError('access_denied', 'No.', { description: 'The user said no.' })
    expect(described.details.applicationError?.description).toBe('The user said no.')
  })
})

describe('an argument that cannot be serialized', () => {
  it('is named, with the reason', () => {
    expect(invalidArgument('product.id', 'must not be empty').violations).toEqual([
      { field: 'product.id', description: 'must not be empty', violatedRule: 'FORMAT' },
    ])
  })
})

describe('a response with an unusual status', () => {
  const coded = (status: number) =>
    answerError({ id: 'products.getProduct' }, new Response('{}', { status }), {}).code

  it.each([
    [302, 'REDIRECTED'],
    [399, 'REDIRECTED'],
    [400, 'BAD_REQUEST'],
    [499, 'CLIENT_CLOSED_REQUEST'],
    [500, 'INTERNAL_SERVER_ERROR'],
  ])('%i has the code %s', (status, code) => {
    expect(coded(status)).toBe(code)
  })

  it.each(phrases)('%i is “%s”', (status, phrase) => {
    expect(statusText(status).toLowerCase()).toBe(phrase.toLowerCase())
  })

  it('has a code in capitals, with one underscore between words', () => {
    expect([statusCode(418), statusCode(undefined), statusCode(404)]).toEqual([
      'I_M_A_TEAPOT',
      'UNKNOWN',
      'NOT_FOUND',
    ])
  })
})

describe('formatted error details', () => {
  it('omit secrets, keep empty fields, and stop at cyclic values', () => {
    const list: unknown[] = []
    list.push(list)
    expect(redact({ password: null, token: undefined, secret: '' })).toEqual({
      password: null,
      token: undefined,
      secret: '[redacted]',
    })
    expect(JSON.stringify(redact(list))).toBe(`${'['.repeat(21)}"[too deep]"${']'.repeat(21)}`)
  })

  it('omit values without a YAML form instead of failing', () => {
    const details = {
      applicationError: { code: 'NOT_YET', description: 'No.', data: { of: () => {} } },
    }
    const text = formatError({ kind: 'application', message: 'No.', details })
    expect(text).toContain('code: NOT_YET')
    expect(text.endsWith('\n')).toBe(false)
  })
})
