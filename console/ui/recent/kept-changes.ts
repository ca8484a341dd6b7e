// Persists this tab's recent changes over a reload, per member, until sign-out or the tab is closed.
import { forgetKept, keep, readKept } from '../../store/browser-storage.ts'
import { memberOfDrafts } from '../../store/drafts.ts'
import {
  isAnything,
  isMissingOr,
  isMoment,
  isNumber,
  isOneOf,
  isText,
  shapeOf,
} from '../../store/shape.ts'
import { changeStates, type KeptAs, type KeptChanges, type RecentChange } from './recent-changes.ts'

const PREFIX = 'storefront-console-recent:'

const isWay = shapeOf<KeptAs>({ kind: isText, given: isAnything })
const isChange = shapeOf<RecentChange>({
  id: isNumber,
  at: isMoment,
  text: isText,
  state: isOneOf(changeStates),
  why: isMissingOr(isText),
  way: isMissingOr(isWay),
})

/** In characters: a longer way back ends with its page. */
const LONGEST_WAY = 20_000

/** The part of a change that outlives its page: without a way as data it cannot be undone there. */
function keptForm(change: RecentChange): RecentChange {
  const { way, ...rest } = change
  if (change.state === 'undone' || change.state === 'final') return rest
  if (!way || JSON.stringify(way).length > LONGEST_WAY) return { ...rest, state: 'final' }
  // An interrupted change reads the current state before it changes anything.
  return change.state === 'undoing' ? { ...change, state: 'open' } : change
}

/** The list as this tab's storage keeps it; a browser without storage keeps none. */
export const tabChanges: KeptChanges = {
  read() {
    const own = PREFIX + memberOfDrafts()
    forgetKept('sessionStorage', PREFIX, own)
    const held = readKept('sessionStorage', own)
    return Array.isArray(held) ? held.filter(isChange) : []
  },
  write(changes) {
    const held = changes.length === 0 ? undefined : changes.map(keptForm)
    keep('sessionStorage', PREFIX + memberOfDrafts(), held)
  },
}
