import { useGetIdentity } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'

/** Why the signed-in member cannot decide about themselves: the platform refuses it. Undefined for others. */
export function useOwnAccount(memberId: string | undefined): string | undefined {
  const { ownAccount } = useTexts('members')
  const { identity } = useGetIdentity()
  return identity?.id === memberId ? ownAccount : undefined
}
