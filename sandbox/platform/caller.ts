/** The caller of a request, and its owner key. */

/** The caller. `owner` is a member with an ADMIN identity: it has the API key's permissions. */
export type Caller =
  | { readonly role: 'none' }
  | {
      readonly role: 'visitor'
      readonly visitorId: string
      /** The token family of the caller's access token. */
      readonly familyId: string
    }
  | {
      readonly role: 'member'
      readonly memberId: string
      readonly owner: boolean
      /** The token family of the caller's access token. */
      readonly familyId: string
    }
  | { readonly role: 'app' }

/** True for store managers: the API key, and the owner's own token. */
export function managesStore(caller: Caller): boolean {
  return caller.role === 'app' || (caller.role === 'member' && caller.owner)
}

/** The visitor id of the caller, if it is one. */
export function visitorOf(caller: Caller): string | undefined {
  return caller.role === 'visitor' ? caller.visitorId : undefined
}

/** The token family of a caller with an access token. */
export function tokenFamilyOf(caller: Caller): string | undefined {
  return caller.role === 'visitor' || caller.role === 'member' ? caller.familyId : undefined
}

/** The owner key of a visitor. */
export function visitorKey(visitorId: string): string {
  return `visitor:${visitorId}`
}

/** The owner key of a member. */
export function memberKey(memberId: string): string {
  return `member:${memberId}`
}

/** The owner key of a caller. All apps share one; a caller without a token has none. */
export function ownerKeyOf(caller: Caller): string | undefined {
  switch (caller.role) {
    case 'visitor':
      return visitorKey(caller.visitorId)
    case 'member':
      return memberKey(caller.memberId)
    case 'app':
      return 'app'
    case 'none':
      return undefined
  }
}

/** Parses an owner key to its visitor or member; `undefined` for the key of apps, and for null. */
export function readOwnerKey(
  key: string | null,
): { readonly role: 'visitor' | 'member'; readonly id: string } | undefined {
  const [, role, id] = /^(visitor|member):(.*)$/.exec(key ?? '') ?? []
  if ((role !== 'visitor' && role !== 'member') || id === undefined) return undefined
  return { role, id }
}

/** The member of an owner key; `undefined` for every other key, and for null. */
export function memberOfKey(key: string | null): string | undefined {
  const owner = readOwnerKey(key)
  return owner?.role === 'member' ? owner.id : undefined
}
