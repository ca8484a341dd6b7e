// What a refusal means to the owner, whatever code comes with it.
import { HttpError } from 'ra-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '../../../console/messages/en/errors.ts'
import { type FailureKind, failureOf } from '../../../console/store/failure.ts'
import { failureText } from '../../../console/store/failure-text.ts'
import { ApiError } from '../../../src/index.ts'

describe('a refusal', () => {
  it.each<[status: number, kind: FailureKind]>([
    [400, 'refused'],
    [401, 'signedOut'],
    [403, 'forbidden'],
    [404, 'gone'],
    [409, 'changed'],
    [412, 'changed'],
    [413, 'tooLarge'],
    [422, 'refused'],
    [428, 'refused'],
    [429, 'busy'],
    [500, 'broken'],
    [503, 'broken'],
    [507, 'full'],
  ])('with status %i is “%s”, and says what to do', (status, kind) => {
    const failure = failureOf(new HttpError('', status))
    expect(failure.kind).toBe(kind)
    expect(failureText(failure, errors)).toMatch(/[.:] [A-Z]|: it may have been/)
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
