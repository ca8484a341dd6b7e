import type { Member } from 'storefront-client'

/** A member's name to show: nickname, else full name, else e-mail address. */
export function memberName({ profile, contact, loginEmail }: Member): string {
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return profile?.nickname || fullName || loginEmail || 'Unnamed member'
}
