import { useCallback } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { memberName, type NamedMember } from '../member-name.ts'

/** A member's name, with a localized fallback. */
export function useMemberName(): (member: NamedMember) => string {
  const { unnamed } = useTexts('members')
  return useCallback((member) => memberName(member) ?? unnamed, [unnamed])
}
