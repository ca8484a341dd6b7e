import type { Member } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { Status } from '../../../ui/values/status.tsx'
import { memberState } from '../member-states.ts'

export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const { states } = useTexts('members')
  const { tone, label } = memberState(status)
  return <Status tone={tone}>{states[label]}</Status>
}
