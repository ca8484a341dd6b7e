import { useGetIdentity } from 'ra-core'
import { useTexts } from '../../../messages/language-context.tsx'

/**
 * Why members cannot decide about themselves: the platform refuses it.
 *
 * @returns the reason for the signed-in member, else undefined
 */
export function useOwnAccount(memberId: string | undefined): string | undefined {
  const { ownAccount } = useTexts('members')
  const { identity } = useGetIdentity()
  return identity?.id === memberId ? ownAccount : undefined
}
