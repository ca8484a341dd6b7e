// The last changes over a reload: those of one member, without anything that only their page could take back.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetDrafts, keepDraftsFor } from '../../../console/store/drafts.ts'
import { tabChanges } from '../../../console/ui/recent/kept-changes.ts'
import { type RecentChange, recentChanges } from '../../../console/ui/recent/recent-changes.ts'

afterEach(() => {
  vi.restoreAllMocks()
  forgetDrafts()
  sessionStorage.clear()
})

const way = { kind: 'one', given: { row: { id: 'mug' } } }
const change = (state: RecentChange['state'], more: Partial<RecentChange> = {}): RecentChange => ({
  id: 1,
  at: 0,
  text: 'Mug is hidden',
  state,
  way,
  ...more,
})
/** What a later page finds of one that was written. */
const later = (written: RecentChange) => {
  tabChanges.write([written])
  return tabChanges.read()
}

describe('the last changes of a tab', () => {
  it('are restored on a later page, for their member only', () => {
    keepDraftsFor('ada')
    recentChanges(tabChanges).add('Mug is hidden', way)
    expect(recentChanges(tabChanges).list()).toMatchObject([{ state: 'open', way }])
    keepDraftsFor('ben')
    expect(tabChanges.read()).toEqual([])
    keepDraftsFor('ada')
    expect(tabChanges.read()).toEqual([])
  })

  it('can be undone after a reload interrupted the undo, unless only their own page could undo them', () => {
    keepDraftsFor('ada')
    expect(later(change('undoing'))).toMatchObject([{ state: 'open', way }])
    const { way: _, ...closure } = change('open')
    expect(later(closure)).toMatchObject([{ state: 'final' }])
    expect(later(change('undone'))).toEqual([{ ...closure, state: 'undone' }])
    const long = { kind: 'picture', given: 'x'.repeat(20_000) }
    expect(later(change('open', { way: long }))).toEqual([{ ...closure, state: 'final' }])
  })

  it('are forgotten on sign-out, and if unreadable', () => {
    keepDraftsFor('ada')
    const changes = recentChanges(tabChanges)
    changes.add('Mug is hidden', way)
    changes.clear()
    expect(Object.keys(sessionStorage)).toEqual([])
    const never = JSON.stringify([change('open', { at: 1e300 })])
    for (const held of ['{', '{}', '[null, 1, {"id":1}]', never]) {
      sessionStorage.setItem('storefront-console-recent:ada', held)
      expect(tabChanges.read()).toEqual([])
    }
  })

  it('end with their page in a browser without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const changes = recentChanges(tabChanges)
    const id = changes.add('Mug is hidden', way)
    expect(changes.list()).toMatchObject([{ id, state: 'open' }])
  })
})
