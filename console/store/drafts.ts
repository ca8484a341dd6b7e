// Changes of forms that are not saved yet, kept in this browser over a reload and a crash.
import { forgetKept, inStorage, keep, readKept } from './browser-storage.ts'
import type { FieldChange } from './record-changes.ts'
import { isAnything, isListOf, isNumber, isText, shapeOf } from './shape.ts'

export interface Draft {
  /** When it was entered, as epoch milliseconds. */
  readonly at: number
  readonly changes: readonly FieldChange[]
}

const isChange = shapeOf<FieldChange>({ path: isText, from: isAnything, to: isAnything })
const isDraft = shapeOf<Draft>({ at: isNumber, changes: isListOf(isChange) })

const PREFIX = 'storefront-console-draft:'
const OWNER = 'storefront-console-drafts-of'

/** Sets whose drafts are read and written: members do not see each other's. */
export function keepDraftsFor(memberId: string): void {
  inStorage('localStorage', (storage) => storage.setItem(OWNER, memberId))
}

/** Calls back when a member signs in in another tab. */
export function watchMember(listener: (memberId: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === OWNER && newValue) listener(newValue)
  })
}

/** Names a form of the member who is signed in among the drafts. Read it once: another may sign in while it is open. */
export function draftName(form: string): string {
  return `${memberOfDrafts()}:${form}`
}

/** The member signed in now or last; empty where unknown. */
export function memberOfDrafts(): string {
  return inStorage('localStorage', (storage) => storage.getItem(OWNER)) ?? ''
}

/** The draft of a form; undefined where there is none that can be read. */
export function readDraft(form: string): Draft | undefined {
  const held = readKept('localStorage', PREFIX + form)
  return isDraft(held) && held.changes.length > 0 ? held : undefined
}

/** Keeps what was entered into a form, now or at `at`; nothing entered is no draft. */
export function keepDraft(
  form: string,
  changes: readonly FieldChange[],
  at: number = Date.now(),
): void {
  const draft = changes.length === 0 ? undefined : { at, changes }
  keep('localStorage', PREFIX + form, draft)
}

/** Forgets every draft of the member who is signed in, as when they sign out on purpose. */
export function forgetDrafts(): void {
  forgetKept('localStorage', PREFIX + draftName(''))
}
