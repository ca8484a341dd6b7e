import type { Member } from 'storefront-client'
import { Status, type Tone } from '../../../ui/values/status.tsx'

const words: Record<string, [Tone, string]> = {
  APPROVED: ['good', 'Approved'],
  PENDING: ['caution', 'Waiting for approval'],
  BLOCKED: ['bad', 'Blocked'],
  OFFLINE: ['quiet', 'Offline'],
}

/** Where a member stands with the site. */
export function MemberStatus({ status }: Pick<Member, 'status'>) {
  const [tone, word] = words[status] ?? ['quiet', 'Unknown']
  return <Status tone={tone}>{word}</Status>
}
