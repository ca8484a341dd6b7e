/** The caller of a request, and the key of the rows it owns. */

/** Who is calling. `owner` is a member whose identity is ADMIN: it may do what the API key may. */
export type Caller =
  | { readonly role: 'none' }
  | {
      readonly role: 'visitor'
      readonly visitorId: string
      /** The sign-in whose access token the caller presents. */
      readonly familyId: string
    }
  | {
      readonly role: 'member'
      readonly memberId: string
      readonly owner: boolean
      /** The sign-in whose access token the caller presents. */
      readonly familyId: string
    }
  | { readonly role: 'app' }

/** True for callers who run the store: the API key, and the owner's own token. */
export function managesStore(caller: Caller): boolean {
  return caller.role === 'app' || (caller.role === 'member' && caller.owner)
}

/** The visitor who calls; `undefined` for every other caller. */
export function visitorOf(caller: Caller): string | undefined {
  return caller.role === 'visitor' ? caller.visitorId : undefined
}

/** The token family of a caller who presents an access token; `undefined` for every other caller. */
export function tokenFamilyOf(caller: Caller): string | undefined {
  return caller.role === 'visitor' || caller.role === 'member' ? caller.familyId : undefined
}

/** The key of rows that belong to a visitor. */
export function visitorKey(visitorId: string): string {
  return `visitor:${visitorId}`
}

/** The key of rows that belong to a member. */
export function memberKey(memberId: string): string {
  return `member:${memberId}`
}

/** The key of rows that belong to a caller. All apps share one; a caller without a token has none. */
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

/** The visitor or member whom an owner key names; `undefined` for the key of apps, and for null. */
export function readOwnerKey(
  key: string | null,
): { readonly role: 'visitor' | 'member'; readonly id: string } | undefined {
  const [, role, id] = /^(visitor|member):(.*)$/.exec(key ?? '') ?? []
  if ((role !== 'visitor' && role !== 'member') || id === undefined) return undefined
  return { role, id }
}
