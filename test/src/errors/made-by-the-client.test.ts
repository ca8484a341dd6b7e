/** Errors that the client makes itself: how deep their stack is, and what they say. */
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../src/errors/api-error.ts'
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
  it('of a wrong argument keeps its cause', () => {
    const cause = new TypeError('no date')
    expect(invalidArgument('product.lastUpdated', 'is no date', cause).cause).toBe(cause)
  })

  it('with another message keeps its fields, and has the original as its cause', () => {
    const first = refused()
    const second = rewrap(first, { message: 'Failed' })
    expect(second).toMatchObject({ message: 'Failed', kind: 'application', code: 'BAD_REQUEST' })
    expect(second.cause).toBe(first)
    expect(rewrap(first, { code: 'CONFLICT' })).toMatchObject({ message: 'refused' })
  })
})
