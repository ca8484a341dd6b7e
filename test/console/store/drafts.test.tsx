// What is typed is kept for the member who typed it.
import { afterEach, describe, expect, it } from 'vitest'
import {
  draftName,
  forgetDrafts,
  keepDraft,
  keepDraftsFor,
  readDraft,
} from '../../../console/store/drafts.ts'

const change = { path: 'name', from: 'Mug', to: 'Cup' }

afterEach(() => localStorage.clear())

describe('the draft of a form', () => {
  it('is kept per member, across sign-ins and sign-outs', () => {
    keepDraftsFor('one')
    keepDraft(draftName('products/1'), [change])
    keepDraftsFor('one')
    keepDraftsFor('two')
    expect(readDraft(draftName('products/1'))).toBeUndefined()
    forgetDrafts()
    keepDraftsFor('one')
    expect(readDraft(draftName('products/1'))?.changes).toEqual([change])
  })

  it('stays with the member who typed it while another signs in over the open form', () => {
    keepDraftsFor('one')
    const form = draftName('products/1')
    keepDraftsFor('two')
    keepDraft(form, [change])
    expect(readDraft(draftName('products/1'))).toBeUndefined()
    keepDraftsFor('one')
    expect(readDraft(draftName('products/1'))?.changes).toEqual([change])
  })

  it('is deleted when its member signs out explicitly', () => {
    keepDraftsFor('one')
    keepDraft(draftName('products/1'), [change])
    forgetDrafts()
    expect(readDraft(draftName('products/1'))).toBeUndefined()
  })
})
