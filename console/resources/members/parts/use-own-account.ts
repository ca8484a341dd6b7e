import { useGetIdentity } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'

/**
 * Says why members cannot decide about themselves, which the platform refuses.
 *
 * @returns the reason for the member who is signed in, else undefined
 */
export function useOwnAccount(memberId: string): string | undefined {
  const { ownAccount } = useTexts('members')
  const { identity } = useGetIdentity()
  return identity?.id === memberId ? ownAccount : undefined
}
