import type { Member } from 'storefront-client'

/** What to call a member: nickname, else name, else e-mail. */
export function nameOf({ profile, contact, loginEmail }: Member): string {
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return profile?.nickname || fullName || loginEmail || 'Unnamed member'
}
