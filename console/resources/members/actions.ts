import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'

/** What the owner decides about a member. */
export function memberActions(client: StoreClient) {
  return {
    approve: (id: string) => client.members.approveMember(id),
    block: (id: string) => client.members.blockMember(id),
    mute: (id: string) => client.members.muteMember(id),
    unmute: (id: string) => client.members.unmuteMember(id),
    deletePhones: (id: string) => client.members.deleteMemberPhones(id),
    deleteAddresses: (id: string) => client.members.deleteMemberAddresses(id),
  }
}

/** The same actions on the console's store. */
export function useMemberActions() {
  return memberActions(useStoreClient())
}
