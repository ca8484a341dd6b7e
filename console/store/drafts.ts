// Changes of forms that are not saved yet, kept in this browser over a reload and a crash.
import type { FieldChange } from './record-changes.ts'

export interface Draft {
  /** When it was entered, as epoch milliseconds. */
  readonly at: number
  readonly changes: readonly FieldChange[]
}

const PREFIX = 'storefront-console-draft:'
const OWNER = 'storefront-console-drafts-of'

/** Sets whose drafts are read and written: members do not see each other's. */
export function keepDraftsFor(memberId: string): void {
  try {
    localStorage.setItem(OWNER, memberId)
  } catch {
    // A browser without storage holds no drafts.
  }
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
  try {
    return localStorage.getItem(OWNER) ?? ''
  } catch {
    return ''
  }
}

/** The draft of a form; undefined where there is none that can be read. */
export function readDraft(form: string): Draft | undefined {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(PREFIX + form) ?? 'null')
    return isDraft(held) ? held : undefined
  } catch {
    return undefined
  }
}

/** Keeps what was entered into a form; nothing entered is no draft. A full or closed storage keeps none. */
export function keepDraft(form: string, changes: readonly FieldChange[]): void {
  try {
    if (changes.length === 0) localStorage.removeItem(PREFIX + form)
    else localStorage.setItem(PREFIX + form, JSON.stringify({ at: Date.now(), changes }))
  } catch {
    // The form itself still holds what was entered.
  }
}

/** Forgets every draft of the member who is signed in, as when they sign out on purpose. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX + draftName(''))) localStorage.removeItem(key)
    }
  } catch {
    // A browser without storage holds no drafts.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { at, changes } = value as Partial<Record<keyof Draft, unknown>>
  return (
    typeof at === 'number' &&
    Array.isArray(changes) &&
    changes.length > 0 &&
    changes.every((change) => typeof change?.path === 'string')
  )
}
