import { useCallback } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { memberName } from '../member-name.ts'

type Named = Parameters<typeof memberName>[0]

/** Names a member in the language that is spoken. */
export function useMemberName(): (member: Named) => string {
  const { unnamed } = useTexts('members')
  return useCallback((member) => memberName(member) ?? unnamed, [unnamed])
}
