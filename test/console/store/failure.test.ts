// What a refusal means to the owner, whatever code comes with it.
import { HttpError } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { errors } from '../../../console/messages/en/errors.ts'
import { type FailureKind, failureOf } from '../../../console/store/failure.ts'
import { failureText } from '../../../console/store/failure-text.ts'

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
