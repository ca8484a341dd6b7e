import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'

export function memberActions(client: StoreClient) {
  return {
    approve: (id: string) => client.members.approveMember(id),
    block: (id: string) => client.members.blockMember(id),
    mute: (id: string) => client.members.muteMember(id),
    unmute: (id: string) => client.members.unmuteMember(id),
    deleteEmails: (id: string) => client.members.deleteMemberEmails(id),
    /** Shows the profile to others; the platform has a call of its own only for the caller. */
    join: (id: string) => client.members.updateMember(id, { member: { privacyStatus: 'PUBLIC' } }),
    leave: (id: string) =>
      client.members.updateMember(id, { member: { privacyStatus: 'PRIVATE' } }),
  }
}

/** The same actions on the console's store. */
export function useMemberActions() {
  return memberActions(useStoreClient())
}
