// Unsaved changes of forms, persisted in this browser over a reload and a crash.
import { forgetKept, inStorage, keep, readKept } from './browser-storage.ts'
import type { FieldChange } from './record-changes.ts'
import { isAnything, isListOf, isMoment, isText, shapeOf } from './shape.ts'

export interface Draft {
  /** When it was entered, in epoch milliseconds. */
  readonly at: number
  readonly changes: readonly FieldChange[]
}

const isChange = shapeOf<FieldChange>({ path: isText, from: isAnything, to: isAnything })
const isDraft = shapeOf<Draft>({ at: isMoment, changes: isListOf(isChange) })

const PREFIX = 'storefront-console-draft:'
const OWNER = 'storefront-console-drafts-of'

/** Sets whose drafts are read and written: drafts are private to a member. */
export function keepDraftsFor(memberId: string): void {
  inStorage('localStorage', (storage) => storage.setItem(OWNER, memberId))
}

/** Calls back when a member signs in in another tab. */
export function watchMember(listener: (memberId: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === OWNER && newValue) listener(newValue)
  })
}

/** The draft key of a form of the signed-in member. Read it once: another may sign in while it is open. */
export function draftName(form: string): string {
  return `${memberOfDrafts()}:${form}`
}

/** The member signed in now or last; empty where unknown. */
export function memberOfDrafts(): string {
  return inStorage('localStorage', (storage) => storage.getItem(OWNER)) ?? ''
}

/** The draft of a form; undefined where missing or unreadable. */
export function readDraft(form: string): Draft | undefined {
  const held = readKept('localStorage', PREFIX + form)
  return isDraft(held) && held.changes.length > 0 ? held : undefined
}

/** Stores a form's entries, as of now or `at`; without any, deletes the draft. */
export function keepDraft(
  form: string,
  changes: readonly FieldChange[],
  at: number = Date.now(),
): void {
  const draft = changes.length === 0 ? undefined : { at, changes }
  keep('localStorage', PREFIX + form, draft)
}

/** Deletes every draft of the signed-in member, as on a deliberate sign-out. */
export function forgetDrafts(): void {
  forgetKept('localStorage', PREFIX + draftName(''))
}
