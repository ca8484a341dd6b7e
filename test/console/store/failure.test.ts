// From a failed call to what the console knows of it, and to the error that ra-core understands.
import { HttpError } from 'ra-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '../../../console/messages/en/errors.ts'
import {
  conflictError,
  type FailureKind,
  failureOf,
  formPath,
  isInterrupted,
  toHttpError,
} from '../../../console/store/failure.ts'
import { failureText } from '../../../console/store/failure-text.ts'
import { ApiError } from '../../../src/index.ts'

const refusal = (status: number | undefined, code = 'ANY', description = 'In its words.') =>
  new ApiError({
    kind: 'application',
    message: 'Refused',
    code,
    status,
    requestId: 'request-1',
    details: { applicationError: { code, description, data: null } },
  })
const violation = (field: string) => ({ field, description: 'is wrong', violatedRule: 'MAX' })
const invalid = (...fields: string[]) =>
  new ApiError({
    kind: 'validation',
    message: 'Invalid',
    code: 'INVALID_ARGUMENT',
    status: 400,
    details: { validationError: { fieldViolations: fields.map(violation) } },
  })

describe('a failure of the platform', () => {
  it.each<readonly [number, FailureKind]>([
    ...[399, 500, 502, 503, 506, 508, 600].map((status) => [status, 'broken'] as const),
    ...[400, 402, 405, 411, 414, 428, 430, 499].map((status) => [status, 'refused'] as const),
    [401, 'signedOut'],
    [403, 'forbidden'],
    [404, 'gone'],
    [409, 'changed'],
    [412, 'changed'],
    [413, 'tooLarge'],
    [429, 'busy'],
    [507, 'full'],
  ])('with status %d is “%s”, with all that it said, and says what to do', (status, kind) => {
    const failure = failureOf(refusal(status))
    expect(failure).toEqual({
      kind,
      code: 'ANY',
      requestId: 'request-1',
      platformText: 'In its words.',
      violations: [],
      conflicts: [],
    })
    const text = failureText({ ...failure, platformText: undefined }, errors)
    expect(text).toMatch(/[.:] [A-Z]|: it may have been/)
  })

  it.each<[string, FailureKind]>([
    ['SLUG_ALREADY_EXISTS', 'refused'],
    ['MEMBER_ALREADY_EXISTS', 'refused'],
    ['DUPLICATE_EMAIL', 'refused'],
    ['INSUFFICIENT_INVENTORY', 'tooFew'],
    ['OWNER_CANNOT_BE_BLOCKED', 'refused'],
    ['OWNER_CANNOT_BE_DELETED', 'refused'],
    ['OWNER_CANNOT_BE_MUTED', 'refused'],
    ['UNREADABLE_ANSWER', 'unreachable'],
  ])('of code %s is “%s” whatever its status', (code, kind) => {
    expect([400, 409, 500].map((status) => failureOf(refusal(status, code)).kind)).toEqual([
      ...[kind, kind, kind],
    ])
  })

  it('is “invalid” with its fields when it names some', () => {
    expect(failureOf(invalid('name'))).toMatchObject({
      kind: 'invalid',
      violations: [violation('name')],
      platformText: undefined,
    })
  })

  it('has no text if the platform sent none', () => {
    expect(failureOf(refusal(400, 'ANY', '')).platformText).toBeUndefined()
  })

  it('survives ra-core, or is derived from the status', () => {
    const failure = { ...failureOf(refusal(404)), kind: 'refused' }
    expect(failureOf(new HttpError('m', 500, { failure }))).toBe(failure)
    expect(failureOf(new HttpError('Not there', 404))).toEqual({
      kind: 'gone',
      code: undefined,
      requestId: undefined,
      platformText: 'Not there',
      violations: [],
      conflicts: [],
    })
  })

  it.each([new Error('A slip'), 'text', undefined])('that is none (%s) is “broken”', (error) => {
    expect(failureOf(error)).toEqual({
      kind: 'broken',
      code: undefined,
      requestId: undefined,
      platformText: undefined,
      violations: [],
      conflicts: [],
    })
  })
})

describe('a call without a response', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each<[code: string, online: boolean, kind: FailureKind]>([
    ['NETWORK', false, 'offline'],
    ['NETWORK', true, 'unreachable'],
    ['TIMEOUT', false, 'unreachable'],
    ['ABORTED', false, 'broken'],
    ['STORAGE_FAILED', false, 'broken'],
  ])('of code %s, while the browser is online: %s, is “%s”', (code, onLine, kind) => {
    vi.stubGlobal('navigator', { onLine })
    const error = new ApiError({ kind: 'system', message: 'System error occurred', code })
    expect(failureOf(error).kind).toBe(kind)
  })

  it('includes one with a truncated body', () => {
    vi.stubGlobal('navigator', { onLine: false })
    const broken = { kind: 'system', message: 'm', code: 'NETWORK', status: 200 } as const
    expect(failureOf(new ApiError(broken)).kind).toBe('offline')
  })
})

describe('a call may work later', () => {
  it.each([
    [refusal(401), true],
    [refusal(403), false],
    [refusal(500), false],
    [refusal(undefined, 'TIMEOUT'), false],
    [new Error('A slip'), false],
  ])('after %s: %s', (error, later) => {
    expect(isInterrupted(error)).toBe(later)
  })

  it('once the network is back', () => {
    const lost = new ApiError({ kind: 'system', message: 'm', code: 'NETWORK' })
    for (const onLine of [true, false]) {
      vi.stubGlobal('navigator', { onLine })
      expect(isInterrupted(lost)).toBe(!onLine)
    }
    vi.unstubAllGlobals()
  })
})

describe('the error for ra-core', () => {
  it('is the caught error unless the platform sent it', () => {
    const slip = new Error('A slip')
    expect(toHttpError(slip)).toBe(slip)
  })

  it('names the fields of the form, where the form shows them', () => {
    const error = toHttpError(
      invalid('product.variants[1].price', 'product.name', 'products.x', 'other'),
      'product',
      (path) => `shown/${path}`,
    )
    expect(error).toBeInstanceOf(HttpError)
    const fields = failureOf(error).violations.map(({ field }) => field)
    expect(fields).toEqual([
      'shown/variants.1.price',
      'shown/name',
      'shown/products.x',
      'shown/other',
    ])
    expect(error).toMatchObject({ status: 400 })
  })

  it('has the platform’s text, or else its own message', () => {
    expect(toHttpError(refusal(409))).toMatchObject({ message: 'In its words.', status: 409 })
    const silent = refusal(409, 'ANY', '')
    expect(toHttpError(silent)).toMatchObject({ message: silent.message })
    expect(failureOf(toHttpError(refusal(409)))).toEqual(failureOf(refusal(409)))
  })

  it.each([
    ['product.variants[1].price', 'product', 'variants.1.price'],
    ['product.a[10][2]', 'product', 'a.10.2'],
    ['product', 'product', 'product'],
    ['productName', 'product', 'productName'],
    ['variants[0]', '', 'variants.0'],
    ['a[x].b', 'product', 'a[x].b'],
  ])('calls %s of a %s %s', (field, subject, path) => {
    expect(formPath(field, subject)).toBe(path)
  })

  it('carries both values and the record for a conflict', () => {
    const conflicts = [{ path: 'price', from: 1, to: 2, theirs: 3 }]
    const error = conflictError({ price: 3 }, conflicts)
    expect(error).toMatchObject({ status: 409, message: 'Changed by someone else' })
    expect(failureOf(error)).toEqual({
      kind: 'changed',
      conflicts,
      current: { price: 3 },
      violations: [],
      code: undefined,
      requestId: undefined,
      platformText: undefined,
    })
  })
})

describe('a failure in words', () => {
  const words = (error: unknown) => failureText(failureOf(error), errors)

  it('is that of its code, or else that of its kind', () => {
    expect(words(refusal(400, 'DUPLICATE_EMAIL'))).toBe(errors.codes.DUPLICATE_EMAIL)
    expect(words(refusal(404))).toBe(errors.gone)
    expect(words(refusal(404, 'toString'))).toBe(errors.gone)
  })

  it('includes the platform’s text for refusals only', () => {
    expect(words(refusal(400))).toBe(`${errors.refused} Details: In its words.`)
    expect(words(refusal(400, 'ANY', ''))).toBe(errors.refused)
    expect(words(refusal(409))).toBe(errors.changed)
  })
})
