// The display and the actions of each state of a member.
import { mapValues } from 'es-toolkit'
import type { MemberActivityStatus, MemberPrivacyStatus, MemberStatus } from 'storefront-client'
import type { Texts } from '../../messages/texts.ts'
import { entryFor, type KnownValue } from '../../store/known-value.ts'
import type { Tone } from '../../ui/values/status.tsx'

interface MemberState {
  tone: Tone
  label: keyof Texts['members']['states']
  /** The button that approves the member; none for a member who is approved. */
  approve: 'approve' | 'unblock' | undefined
  block: boolean
}

const unknown: MemberState = {
  tone: 'quiet',
  label: 'unknown',
  approve: 'approve',
  block: true,
}

const states: Record<KnownValue<MemberStatus>, MemberState> = {
  PENDING: { tone: 'caution', label: 'waiting', approve: 'approve', block: true },
  APPROVED: { tone: 'good', label: 'approved', approve: undefined, block: true },
  BLOCKED: { tone: 'bad', label: 'blocked', approve: 'unblock', block: false },
  OFFLINE: { tone: 'quiet', label: 'offline', approve: 'approve', block: true },
  UNKNOWN: unknown,
}

export function memberState(status: MemberStatus): MemberState {
  return entryFor(states, status) ?? unknown
}

/** The statuses that the list offers as a filter. */
export const statusLabels = (texts: Texts['members']['states']) =>
  mapValues(states, (state) => (state === unknown ? undefined : texts[state.label]))

const shown: Record<KnownValue<MemberPrivacyStatus>, boolean> = {
  UNKNOWN: false,
  PRIVATE: false,
  PUBLIC: true,
}

/** Whether others see the member's profile. */
export function isPublic(status: MemberPrivacyStatus): boolean {
  return entryFor(shown, status) ?? false
}

const muted: Record<KnownValue<MemberActivityStatus>, boolean> = {
  UNKNOWN: false,
  ACTIVE: false,
  MUTED: true,
}

/** Whether the member may not post. */
export function isMuted(status: MemberActivityStatus): boolean {
  return entryFor(muted, status) ?? false
}
