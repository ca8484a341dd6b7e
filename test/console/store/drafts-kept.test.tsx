// What is typed and not saved is kept in the browser, as far as it has a storage, and read back only as it was written.
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  draftName,
  forgetDrafts,
  keepDraft,
  keepDraftsFor,
  memberOfDrafts,
  readDraft,
  watchMember,
} from '../../../console/store/drafts.ts'

const change = { path: 'name', from: 'Mug', to: 'Cup' }
const key = (form: string) => `storefront-console-draft:${form}`

afterEach(() => void vi.unstubAllGlobals())

describe('a draft', () => {
  it('is kept with its timestamp, until the form is pristine', () => {
    vi.useFakeTimers({ now: 5000 })
    keepDraft('a', [change])
    expect(readDraft('a')).toEqual({ at: 5000, changes: [change] })
    expect(readDraft('b')).toBeUndefined()
    keepDraft('a', [])
    expect(readDraft('a')).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    'no JSON {',
    'null',
    '"text"',
    '7',
    '{}',
    '{"at":1}',
    '{"at":"1","changes":[{"path":"name"}]}',
    '{"at":1e300,"changes":[{"path":"name"}]}',
    '{"at":1,"changes":{}}',
    '{"at":1,"changes":[]}',
    '{"at":1,"changes":[null]}',
    '{"at":1,"changes":[{"path":"name"},{"path":7}]}',
  ])('is none where the storage holds %s', (held) => {
    localStorage.setItem(key('a'), held)
    expect(readDraft('a')).toBeUndefined()
  })

  it('is restored if every value has a path', () => {
    localStorage.setItem(key('a'), '{"at":1,"changes":[{"path":"name"},{"path":"x"}]}')
    expect(readDraft('a')?.changes).toHaveLength(2)
  })
})

describe('the member whose drafts they are', () => {
  it('is the one who signed in last', () => {
    expect([memberOfDrafts(), draftName('products/1')]).toEqual(['', ':products/1'])
    keepDraftsFor('ann')
    expect([memberOfDrafts(), draftName('products/1')]).toEqual(['ann', 'ann:products/1'])
  })

  it('removes their own drafts only', () => {
    keepDraftsFor('ann')
    keepDraft(draftName('a'), [change])
    keepDraft('bea:a', [change])
    localStorage.setItem('another-app', 'kept')
    forgetDrafts()
    expect(Object.keys(localStorage).sort()).toEqual([
      ...['another-app', key('bea:a'), 'storefront-console-drafts-of'],
    ])
  })

  it('is notified of changes in another tab', () => {
    const heard: string[] = []
    watchMember((memberId) => heard.push(memberId))
    const tell = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
    tell({ key: 'storefront-console-drafts-of', newValue: 'bea' })
    tell({ key: 'storefront-console-drafts-of', newValue: '' })
    tell({ key: 'storefront-console-drafts-of', newValue: null })
    tell({ key: 'another-key', newValue: 'cid' })
    expect(heard).toEqual(['bea'])
  })
})

describe('a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('Closed', 'SecurityError')
  }
  it('keeps nothing, and everything else works', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(() => {
      keepDraftsFor('ann')
      keepDraft('a', [change])
      keepDraft('a', [])
      forgetDrafts()
    }).not.toThrow()
    expect([readDraft('a'), memberOfDrafts()]).toEqual([undefined, ''])
  })
})
