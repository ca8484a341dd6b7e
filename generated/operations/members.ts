// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.members.

import { memberCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * List members
 *
 * Returns the site's members page by page, without a filter; visitors and members see what
 * `queryMembers` shows them. For a filter, a search or an order that every service supports,
 * use `queryMembers`.
 */
export const listMembers: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'listMembers', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members', {
  hasQuery: true,
  answer: { members: [memberCodec] },
})

/**
 * Create a member
 *
 * Registers a person on their behalf, for instance to import members. Only `loginEmail` is
 * required. The member is APPROVED at once and gets a password through the recovery e-mail.
 */
export const createMember: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createMember', ['app'], '/members', 'members', 'members', '/v1/members', {
  answer: { member: memberCodec },
})

/**
 * Query members
 *
 * Returns the members that match a filter, in the requested order and page. A read-only call,
 * although it is a POST. `search` is a text search in a few fields, on top of the filter.
 * Without a field set only the public part of each member is returned, and its enumerations
 * read UNKNOWN. Visitors and members find approved members with a public profile, and
 * themselves; the sandbox takes from them only `id`, `privacyStatus` and fields of the profile.
 */
export const queryMembers: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'queryMembers', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members/query', {
  queryField: 'query',
  answer: { members: [memberCodec] },
})

/**
 * Get the signed-in member
 *
 * Returns the member of the call's token. When no member is signed in, the call fails with the
 * application error NOT_FOUND, or on older services returns no `member`: treat both alike.
 */
export const getCurrentMember: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getCurrentMember', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members/my', {
  hasQuery: true,
  answer: { member: memberCodec },
})

/**
 * Delete the caller's membership
 *
 * Removes the calling member from the site and ends all of their sessions. The person can
 * register again with the same address, as a new member. The site's owner cannot leave. The
 * current release has this call.
 */
export const deleteMyMember: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'not-repeatable', 'deleteMyMember', ['member'], '/members', 'members', 'members', '/v1/members/my', {
  hasQuery: true,
  empty: true,
})

/**
 * Change the caller's slug
 *
 * Sets a new slug for the calling member, the last part of the address of their page. A slug
 * that another member has is refused with SLUG_ALREADY_EXISTS; the error's data holds the slug.
 */
export const updateCurrentMemberSlug: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateCurrentMemberSlug', ['member', 'app'], '/members', 'members', 'members', '/v1/members/my/slug', {
  answer: { member: memberCodec },
})

/**
 * Join the community
 *
 * Makes the calling member's profile public, so that others can see it. No body is needed; an
 * empty object as body is accepted. A member who may not join, such as one who awaits approval,
 * is refused with COMMUNITY_JOIN_IMPOSSIBLE.
 */
export const joinCommunity: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'joinCommunity', ['member', 'app'], '/members', 'members', 'members', '/v1/members/join-community', {
  hasBody: false,
  answer: { member: memberCodec },
})

/**
 * Leave the community
 *
 * Makes the calling member's profile private again; the member stays signed in and registered.
 * No body is needed; an empty object as body is accepted.
 */
export const leaveCommunity: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'leaveCommunity', ['member', 'app'], '/members', 'members', 'members', '/v1/members/leave-community', {
  hasBody: false,
  answer: { member: memberCodec },
})

/**
 * Change a member's slug
 *
 * Sets a new slug for a member, the last part of the address of their page. A member may change
 * only their own. A slug that another member has is refused with SLUG_ALREADY_EXISTS. The
 * current release has this call.
 */
export const updateMemberSlug: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'updateMemberSlug', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/slug', {
  answer: { member: memberCodec },
})

/**
 * Get a member
 *
 * Returns one member by id. Without a field set only the public part is returned, and its
 * enumerations read UNKNOWN. A member whom this one has blocked is refused with
 * MEMBER_TO_MEMBER_BLOCKED.
 */
export const getMember: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getMember', ['visitor', 'member', 'app'], '/members', 'members', 'members', '/v1/members/{id}', {
  hasQuery: true,
  answer: { member: memberCodec },
})

/**
 * Change a member
 *
 * Changes the fields that are sent and keeps the others; a list that is sent replaces the whole
 * old list. Members may change themselves, apps anyone. E-mail addresses cannot be changed
 * here: the login address and those of the contact are ignored. An empty list does not clear
 * telephone numbers or postal addresses: `deleteMemberPhones` and the like do that.
 */
export const updateMember: Operation = /* @__PURE__ */ operation('PATCH', 'main', 'repeatable', 'updateMember', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}', {
  mirrors: { id: 'member.id' },
  answer: { member: memberCodec },
})

/**
 * Delete a member
 *
 * Removes a member from the site. The person can register again with the same address, as a new
 * member. Their contact record stays.
 */
export const deleteMember: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}', {
  empty: true,
})

/**
 * Delete a member's telephone numbers
 *
 * Clears the whole list of telephone numbers of a member and returns the member. Members may
 * call it for themselves, apps for anyone.
 */
export const deleteMemberPhones: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMemberPhones', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/phones', {
  answer: { member: memberCodec },
})

/**
 * Delete a member's e-mail addresses
 *
 * Clears the list of e-mail addresses in a member's contact details. The address the member
 * signs in with is kept. Members may call it for themselves, apps for anyone.
 */
export const deleteMemberEmails: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMemberEmails', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/emails', {
  answer: { member: memberCodec },
})

/**
 * Delete a member's postal addresses
 *
 * Clears the whole list of postal addresses of a member and returns the member. Members may
 * call it for themselves, apps for anyone.
 */
export const deleteMemberAddresses: Operation = /* @__PURE__ */ operation('DELETE', 'main', 'repeatable', 'deleteMemberAddresses', ['member', 'app'], '/members', 'members', 'members', '/v1/members/{id}/addresses', {
  answer: { member: memberCodec },
})

/**
 * Approve a member
 *
 * Lets a pending or blocked member sign in: the status becomes APPROVED. A no-op for an
 * approved member.
 */
export const approveMember: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'approveMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/approve', {
  hasBody: false,
  answer: { member: memberCodec },
})

/**
 * Block a member
 *
 * Blocks a member: the status becomes BLOCKED, and the member can no longer sign in. The record
 * stays, and `approveMember` undoes the block. The owner of the site cannot be blocked.
 */
export const blockMember: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'blockMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/block', {
  hasBody: false,
  answer: { member: memberCodec },
})

/**
 * Mute a member
 *
 * Stops a member from posting in the community: the activity status becomes MUTED. The member
 * can still sign in, read and buy. The owner of the site cannot be muted.
 */
export const muteMember: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'muteMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/mute', {
  hasBody: false,
  answer: { member: memberCodec },
})

/**
 * Unmute a member
 *
 * Lets a muted member post again: the activity status becomes ACTIVE. A no-op for a member who
 * is not muted.
 */
export const unmuteMember: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'unmuteMember', ['app'], '/members', 'members', 'members', '/v1/members/{id}/unmute', {
  hasBody: false,
  answer: { member: memberCodec },
})
