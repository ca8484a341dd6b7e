import type { StoreClient } from '../../providers/connect.ts'

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
