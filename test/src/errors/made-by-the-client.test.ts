/** Errors that the client makes itself: how deep their stack is, and what they say. */
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
import { asApiError } from '../../../src/errors/as-api-error.ts'
import { flowError } from '../../../src/errors/flow-error.ts'
import { invalidArgument } from '../../../src/errors/invalid-argument.ts'
import { rewrap } from '../../../src/errors/rewrap.ts'

const refused = () => new ApiError({ kind: 'application', message: 'refused', code: 'BAD_REQUEST' })

/** The error as it is after this many more calls. */
const below = (depth: number): ApiError => (depth === 0 ? refused() : below(depth - 1))
const framesOf = ({ stack = '' }: Error): number =>
  stack.split('\n').filter((line) => /^\s+at /.test(line)).length

describe('the stack of an error', () => {
  const usual = Error.stackTraceLimit
  afterEach(() => {
    Error.stackTraceLimit = usual
  })

  it('reaches the caller’s code, and keeps the program’s limit', () => {
    Error.stackTraceLimit = 10
    expect(framesOf(below(50))).toBe(30)
    expect(Error.stackTraceLimit).toBe(10)
  })

  it('follows the program’s limit if that is higher, or 0', () => {
    Error.stackTraceLimit = 40
    expect(framesOf(below(50))).toBe(40)
    Error.stackTraceLimit = 0
    expect(framesOf(below(50))).toBe(0)
    expect(Error.stackTraceLimit).toBe(0)
  })
})

describe('an error', () => {
  it('of a wrong argument names it, and keeps its cause', () => {
    const cause = new TypeError('no date')
    const field = 'product.lastUpdated'
    expect(invalidArgument(field, 'is no date', cause)).toMatchObject({
      violations: [{ field, description: 'is no date', violatedRule: 'FORMAT' }],
      cause,
    })
  })

  it('of a sign-in has the shape of an application error of the platform', () => {
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

  it('wraps anything else that is thrown as its cause', () => {
    const error = refused()
    const bug = new TypeError('a bug')
    expect(asApiError(error)).toBe(error)
    expect(asApiError(bug)).toMatchObject({ kind: 'system', retryable: false, cause: bug })
  })

  it('with another message keeps its fields, and has the original as its cause', () => {
    const first = refused()
    const second = rewrap(first, { message: 'Failed' })
    expect(second).toMatchObject({ message: 'Failed', kind: 'application', code: 'BAD_REQUEST' })
    expect(second.cause).toBe(first)
    expect(rewrap(first, { code: 'CONFLICT' })).toMatchObject({ message: 'refused' })
  })
})
