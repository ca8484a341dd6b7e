// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.members as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, Offered, OperationCaller, RawOptions } from '../operation.ts'
import * as members from '../operations/members.ts'
import type * as schema from '../schema.ts'

/**
 * List members
 *
 * Returns the site's members page by page, without a filter; visitors and members see what
 * `queryMembers` shows them. For a filter, a search or an order that every service supports,
 * use `queryMembers`.
 *
 * `GET /v1/members`, for visitor, member, app.
 */
export function listMembers<Options, Failure>(client: OperationCaller<Options, Failure>, query?: schema.ListMembersQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.ListMembersResponse, Failure>
/** List members: the response as it is on the wire. */
export function listMembers<Options, Failure>(client: OperationCaller<Options, Failure>, query: schema.ListMembersQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.ListMembersResponse>, Failure>
export function listMembers<Options, Failure>(client: OperationCaller<Options, Failure>, query?: schema.ListMembersQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.listMembers, [query], options)
}

/**
 * Create a member
 *
 * Registers a person on their behalf, for instance to import members. Only `loginEmail` is
 * required. The member is APPROVED at once and gets a password through the recovery e-mail.
 *
 * `POST /v1/members`, for app.
 *
 * @throws ApiError with code MEMBER_ALREADY_EXISTS
 */
export function createMember<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateMemberRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.CreateMemberResponse, Failure>
/** Create a member: the response as it is on the wire. */
export function createMember<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateMemberRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.CreateMemberResponse>, Failure>
export function createMember<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.CreateMemberRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.createMember, [body], options)
}

/**
 * Query members
 *
 * Returns the members that match a filter, in the requested order and page. A read-only call,
 * although it is a POST. `search` is a text search in a few fields, on top of the filter.
 * Without a field set only the public part of each member is returned, and its enumerations
 * read UNKNOWN. Visitors and members find approved members with a public profile, and
 * themselves; the sandbox takes from them only `id`, `privacyStatus` and fields of the profile.
 *
 * `POST /v1/members/query`, for visitor, member, app.
 */
export function queryMembers<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body?: Offered<Additions, schema.QueryMembersRequest, schema.QueryMembersRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.QueryMembersResponse, Failure>
/** Query members: the response as it is on the wire. */
export function queryMembers<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body: Offered<Additions, schema.QueryMembersRequest, schema.QueryMembersRequestWithAdditions> & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.QueryMembersResponse>, Failure>
export function queryMembers<Options, Failure, Additions extends boolean = false>(client: OperationCaller<Options, Failure, Additions>, body?: Offered<Additions, schema.QueryMembersRequest, schema.QueryMembersRequestWithAdditions> & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.queryMembers, [body], options)
}

/**
 * Get the signed-in member
 *
 * Returns the member of the call's token. When no member is signed in, the call fails with the
 * application error NOT_FOUND, or on older services returns no `member`: treat both alike.
 *
 * `GET /v1/members/my`, for visitor, member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getCurrentMember<Options, Failure>(client: OperationCaller<Options, Failure>, query?: schema.GetCurrentMemberQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetMyMemberResponse, Failure>
/** Get the signed-in member: the response as it is on the wire. */
export function getCurrentMember<Options, Failure>(client: OperationCaller<Options, Failure>, query: schema.GetCurrentMemberQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetMyMemberResponse>, Failure>
export function getCurrentMember<Options, Failure>(client: OperationCaller<Options, Failure>, query?: schema.GetCurrentMemberQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.getCurrentMember, [query], options)
}

/**
 * Get the signed-in member, or undefined while there is none: `NOT_FOUND` and a response
 * without `member` are not failures here, and the result is the `member` itself.
 *
 * @throws ApiError for every other failure
 */
export function getCurrentMemberOrUndefined<Options, Failure>(client: OperationCaller<Options, Failure>, query?: schema.GetCurrentMemberQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.Member | undefined, Failure> {
  return client.call({ ...members.getCurrentMember, noneYet: ['NOT_FOUND', 'member'] }, [query], options)
}

/**
 * Delete the caller's membership
 *
 * Removes the calling member from the site and ends all of their sessions. The person can
 * register again with the same address, as a new member. The site's owner cannot leave. The
 * current release has this call.
 *
 * `DELETE /v1/members/my`, for member; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_DELETED
 */
export function deleteMyMember<Options, Failure>(client: OperationCaller<Options, Failure>, query?: schema.DeleteMyMemberQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteMyMemberResponse, Failure> {
  return client.call(members.deleteMyMember, [query], options)
}

/**
 * Change the caller's slug
 *
 * Sets a new slug for the calling member, the last part of the address of their page. A slug
 * that another member has is refused with SLUG_ALREADY_EXISTS; the error's data holds the slug.
 *
 * `POST /v1/members/my/slug`, for member, app.
 *
 * @throws ApiError with code SLUG_ALREADY_EXISTS, NOT_FOUND
 */
export function updateCurrentMemberSlug<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateMySlugResponse, Failure>
/** Change the caller's slug: the response as it is on the wire. */
export function updateCurrentMemberSlug<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateMySlugResponse>, Failure>
export function updateCurrentMemberSlug<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.updateCurrentMemberSlug, [body], options)
}

/**
 * Join the community
 *
 * Makes the calling member's profile public, so that others can see it. No body is needed; an
 * empty object as body is accepted. A member who may not join, such as one who awaits approval,
 * is refused with COMMUNITY_JOIN_IMPOSSIBLE.
 *
 * `POST /v1/members/join-community`, for member, app.
 *
 * @throws ApiError with code COMMUNITY_JOIN_IMPOSSIBLE, NOT_FOUND
 */
export function joinCommunity<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options): ApiPromise<schema.JoinCommunityResponse, Failure>
/** Join the community: the response as it is on the wire. */
export function joinCommunity<Options, Failure>(client: OperationCaller<Options, Failure>, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.JoinCommunityResponse>, Failure>
export function joinCommunity<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.joinCommunity, [], options)
}

/**
 * Leave the community
 *
 * Makes the calling member's profile private again; the member stays signed in and registered.
 * No body is needed; an empty object as body is accepted.
 *
 * `POST /v1/members/leave-community`, for member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function leaveCommunity<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options): ApiPromise<schema.LeaveCommunityResponse, Failure>
/** Leave the community: the response as it is on the wire. */
export function leaveCommunity<Options, Failure>(client: OperationCaller<Options, Failure>, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LeaveCommunityResponse>, Failure>
export function leaveCommunity<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.leaveCommunity, [], options)
}

/**
 * Change a member's slug
 *
 * Sets a new slug for a member, the last part of the address of their page. A member may change
 * only their own. A slug that another member has is refused with SLUG_ALREADY_EXISTS. The
 * current release has this call.
 *
 * `POST /v1/members/{id}/slug`, for member, app; an addition to the specification.
 *
 * @throws ApiError with code SLUG_ALREADY_EXISTS, NOT_FOUND
 */
export function updateMemberSlug<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateMemberSlugResponse, Failure>
/** Change a member's slug: the response as it is on the wire. */
export function updateMemberSlug<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateMemberSlugResponse>, Failure>
export function updateMemberSlug<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateMySlugRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.updateMemberSlug, [id, body], options)
}

/**
 * Get a member
 *
 * Returns one member by id. Without a field set only the public part is returned, and its
 * enumerations read UNKNOWN. A member whom this one has blocked is refused with
 * MEMBER_TO_MEMBER_BLOCKED.
 *
 * `GET /v1/members/{id}`, for visitor, member, app.
 *
 * @throws ApiError with code MEMBER_TO_MEMBER_BLOCKED, NOT_FOUND
 */
export function getMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query?: schema.GetMemberQuery & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.GetMemberResponse, Failure>
/** Get a member: the response as it is on the wire. */
export function getMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query: schema.GetMemberQuery & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.GetMemberResponse>, Failure>
export function getMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, query?: schema.GetMemberQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.getMember, [id, query], options)
}

/**
 * Change a member
 *
 * Changes the fields that are sent and keeps the others; a list that is sent replaces the whole
 * old list. Members may change themselves, apps anyone. E-mail addresses cannot be changed
 * here: the login address and those of the contact are ignored. An empty list does not clear
 * telephone numbers or postal addresses: `deleteMemberPhones` and the like do that.
 *
 * `PATCH /v1/members/{id}`, for member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function updateMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateMemberRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.UpdateMemberResponse, Failure>
/** Change a member: the response as it is on the wire. */
export function updateMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateMemberRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UpdateMemberResponse>, Failure>
export function updateMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, body: schema.UpdateMemberRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.updateMember, [id, body], options)
}

/**
 * Delete a member
 *
 * Removes a member from the site. The person can register again with the same address, as a new
 * member. Their contact record stays.
 *
 * `DELETE /v1/members/{id}`, for app.
 *
 * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_DELETED
 */
export function deleteMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<schema.DeleteMemberResponse, Failure> {
  return client.call(members.deleteMember, [id], options)
}

/**
 * Delete a member's telephone numbers
 *
 * Clears the whole list of telephone numbers of a member and returns the member. Members may
 * call it for themselves, apps for anyone.
 *
 * `DELETE /v1/members/{id}/phones`, for member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function deleteMemberPhones<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.DeleteMemberPhonesResponse, Failure>
/** Delete a member's telephone numbers: the response as it is on the wire. */
export function deleteMemberPhones<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.DeleteMemberPhonesResponse>, Failure>
export function deleteMemberPhones<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.deleteMemberPhones, [id], options)
}

/**
 * Delete a member's e-mail addresses
 *
 * Clears the list of e-mail addresses in a member's contact details. The address the member
 * signs in with is kept. Members may call it for themselves, apps for anyone.
 *
 * `DELETE /v1/members/{id}/emails`, for member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function deleteMemberEmails<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.DeleteMemberEmailsResponse, Failure>
/** Delete a member's e-mail addresses: the response as it is on the wire. */
export function deleteMemberEmails<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.DeleteMemberEmailsResponse>, Failure>
export function deleteMemberEmails<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.deleteMemberEmails, [id], options)
}

/**
 * Delete a member's postal addresses
 *
 * Clears the whole list of postal addresses of a member and returns the member. Members may
 * call it for themselves, apps for anyone.
 *
 * `DELETE /v1/members/{id}/addresses`, for member, app.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function deleteMemberAddresses<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.DeleteMemberAddressesResponse, Failure>
/** Delete a member's postal addresses: the response as it is on the wire. */
export function deleteMemberAddresses<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.DeleteMemberAddressesResponse>, Failure>
export function deleteMemberAddresses<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.deleteMemberAddresses, [id], options)
}

/**
 * Approve a member
 *
 * Lets a pending or blocked member sign in: the status becomes APPROVED. A no-op for an
 * approved member.
 *
 * `POST /v1/members/{id}/approve`, for app; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function approveMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.ApproveMemberResponse, Failure>
/** Approve a member: the response as it is on the wire. */
export function approveMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.ApproveMemberResponse>, Failure>
export function approveMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.approveMember, [id], options)
}

/**
 * Block a member
 *
 * Blocks a member: the status becomes BLOCKED, and the member can no longer sign in. The record
 * stays, and `approveMember` undoes the block. The owner of the site cannot be blocked.
 *
 * `POST /v1/members/{id}/block`, for app; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_BLOCKED
 */
export function blockMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.BlockMemberResponse, Failure>
/** Block a member: the response as it is on the wire. */
export function blockMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.BlockMemberResponse>, Failure>
export function blockMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.blockMember, [id], options)
}

/**
 * Mute a member
 *
 * Stops a member from posting in the community: the activity status becomes MUTED. The member
 * can still sign in, read and buy. The owner of the site cannot be muted.
 *
 * `POST /v1/members/{id}/mute`, for app; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND, OWNER_CANNOT_BE_MUTED
 */
export function muteMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.MuteMemberResponse, Failure>
/** Mute a member: the response as it is on the wire. */
export function muteMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.MuteMemberResponse>, Failure>
export function muteMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.muteMember, [id], options)
}

/**
 * Unmute a member
 *
 * Lets a muted member post again: the activity status becomes ACTIVE. A no-op for a member who
 * is not muted.
 *
 * `POST /v1/members/{id}/unmute`, for app; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function unmuteMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options): ApiPromise<schema.UnmuteMemberResponse, Failure>
/** Unmute a member: the response as it is on the wire. */
export function unmuteMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.UnmuteMemberResponse>, Failure>
export function unmuteMember<Options, Failure>(client: OperationCaller<Options, Failure>, id: string, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(members.unmuteMember, [id], options)
}
