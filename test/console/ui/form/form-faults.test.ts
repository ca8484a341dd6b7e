// What the save bar lists of the errors that a form's fields hold.
import { describe, expect, it } from 'vitest'
import { errors } from '../../../../console/messages/en/errors.ts'
import { formatsOf } from '../../../../console/messages/formats.ts'
import type { Failure } from '../../../../console/store/failure.ts'
import { faultsOf, fieldOfCode, saidByFields } from '../../../../console/ui/form/form-faults.ts'

describe('the refused fields of a form', () => {
  it('have the validator’s text, without the form library’s wrapping', () => {
    const message = '@@react-admin@@"must not be negative"'
    expect(saidByFields({ price: { type: 'validate', message } })).toEqual([
      { path: 'price', text: 'must not be negative' },
    ])
  })

  it('have the platform’s text, at any depth', () => {
    const slug = { type: 'platform', message: 'must not be empty' }
    expect(saidByFields({ profile: { slug } })).toEqual([
      { path: 'profile.slug', text: 'must not be empty' },
    ])
  })
})

describe('a refusal of the platform', () => {
  const { codes, rules } = errors
  const refusal = (code: Failure['code']): Failure => ({
    kind: 'refused',
    code,
    requestId: undefined,
    platformText: undefined,
    conflicts: [],
    violations: [{ field: 'price', violatedRule: 'MIN', data: { threshold: 0 }, description: '' }],
  })
  const faults = (failure: Failure, ...shown: string[]) => {
    const place = fieldOfCode(failure, (path) => shown.find((field) => field === path))
    return faultsOf(failure, { codes, rules }, formatsOf('en'), place)
  }

  it('is at the field that its code means, if the form shows that', () => {
    const taken = refusal('SLUG_ALREADY_EXISTS')
    const text = codes.SLUG_ALREADY_EXISTS
    expect(faults(taken, 'slug', 'profile.slug')).toEqual([{ path: 'slug', text }])
    expect(faults(taken, 'name', 'profile.slug')).toEqual([{ path: 'profile.slug', text }])
  })

  it('is at the fields that it names, if its code means none', () => {
    const named = [{ path: 'price', text: 'must not be negative' }]
    expect(faults(refusal('SLUG_ALREADY_EXISTS'), 'name')).toEqual(named)
    expect(faults(refusal('NOT_FOUND'), 'slug')).toEqual(named)
    expect(faults(refusal(undefined), 'slug')).toEqual(named)
  })
})
