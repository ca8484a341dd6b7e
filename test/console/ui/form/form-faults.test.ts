// What the save bar lists of the errors that a form's fields hold.
import { describe, expect, it } from 'vitest'
import { saidByFields } from '../../../../console/ui/form/form-faults.ts'

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
