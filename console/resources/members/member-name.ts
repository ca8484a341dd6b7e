import type { Member } from 'storefront-client'

type Named = Pick<Member, 'profile' | 'contact' | 'loginEmail'>

/** A member's name to show: nickname, else full name, else e-mail address; undefined for a member without any. */
export function memberName({ profile, contact, loginEmail }: Named): string | undefined {
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return profile?.nickname || fullName || loginEmail || undefined
}
