import { useCallback } from 'react'
import type { Contact, Member, Profile } from 'storefront-client'
import { useTexts } from '../../messages/language-context.tsx'

export type NamedMember = Pick<Member, 'loginEmail'> & {
  readonly profile?: Pick<Profile, 'nickname'>
  readonly contact?: Pick<Partial<Contact>, 'firstName' | 'lastName'>
}

/** A member's name to show: nickname, else full name, else e-mail address; undefined for a member without any. */
export function memberName({ profile, contact, loginEmail }: NamedMember): string | undefined {
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return profile?.nickname || fullName || loginEmail || undefined
}

/** A member's name, with a localized fallback. */
export function useMemberName(): (member: NamedMember) => string {
  const { unnamed } = useTexts('members')
  return useCallback((member) => memberName(member) ?? unnamed, [unnamed])
}
