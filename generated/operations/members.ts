// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.members.

import { approveMemberResponseCodec, blockMemberResponseCodec, createMemberResponseCodec, deleteMemberAddressesResponseCodec, deleteMemberEmailsResponseCodec, deleteMemberPhonesResponseCodec, getMemberResponseCodec, getMyMemberResponseCodec, joinCommunityResponseCodec, leaveCommunityResponseCodec, listMembersResponseCodec, muteMemberResponseCodec, queryMembersResponseCodec, unmuteMemberResponseCodec, updateMemberResponseCodec, updateMySlugResponseCodec } from '../codecs.ts'
import type { Operation } from '../operation.ts'

/**
 * List members
 *
 * Returns the site's members page by page, without a filter. A filter, a search or an order
 * that every service understands needs `queryMembers`.
 */
export const listMembers: Operation = {
  id: 'members.listMembers',
  tag: 'members',
  name: 'listMembers',
  method: 'GET',
  path: '/v1/members',
  service: 'members',
  host: 'read',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: { 'paging.limit': 'integer', 'paging.offset': 'integer', fieldSet: 'string', fieldsets: 'strings', sorting: 'string' },
  hasBody: false,
  paging: { style: ['offset'], items: 'members', query: '', total: 'metadata.total' },
  answer: listMembersResponseCodec,
}

/**
 * Create a member
 *
 * Registers a person without their doing, for instance to bring members over from elsewhere.
 * Only `loginEmail` must be given. The member is APPROVED at once and gets a password through
 * the recovery e-mail.
 */
export const createMember: Operation = {
  id: 'members.createMember',
  tag: 'members',
  name: 'createMember',
  method: 'POST',
  path: '/v1/members',
  service: 'members',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: createMemberResponseCodec,
}

/**
 * Query members
 *
 * Returns the members that match a filter, in the order and page asked for. A call that only
 * reads, although it is a POST. `search` looks for a text in a few fields and adds to the
 * filter. Without a field set only the public part of each member is returned, and its
 * enumerations read UNKNOWN.
 */
export const queryMembers: Operation = {
  id: 'members.queryMembers',
  tag: 'members',
  name: 'queryMembers',
  method: 'POST',
  path: '/v1/members/query',
  service: 'members',
  host: 'main',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  paging: { style: ['offset'], items: 'members', query: 'query', total: 'metadata.total' },
  answer: queryMembersResponseCodec,
}

/**
 * Get the member who is signed in
 *
 * Returns the member whose token the call carries. When nobody is signed in the answer is an
 * application error NOT_FOUND, or on older services an answer without `member`: treat both
 * alike.
 */
export const getCurrentMember: Operation = {
  id: 'members.getCurrentMember',
  tag: 'members',
  name: 'getCurrentMember',
  method: 'GET',
  path: '/v1/members/my',
  service: 'members',
  host: 'read',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: { fieldSet: 'string', fieldsets: 'strings' },
  hasBody: false,
  answer: getMyMemberResponseCodec,
}

/**
 * Change one's own slug
 *
 * Gives the member who calls a new slug, the last part of the address of their page. A slug
 * that another member has is refused with SLUG_ALREADY_EXISTS, whose data repeats it.
 */
export const updateCurrentMemberSlug: Operation = {
  id: 'members.updateCurrentMemberSlug',
  tag: 'members',
  name: 'updateCurrentMemberSlug',
  method: 'POST',
  path: '/v1/members/my/slug',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: updateMySlugResponseCodec,
}

/**
 * Join the community
 *
 * Makes the profile of the member who calls public, so that others can see it. There is nothing
 * to send; an empty object as body is accepted. Whoever may not join, such as a member who
 * still waits for approval, is refused with COMMUNITY_JOIN_IMPOSSIBLE.
 */
export const joinCommunity: Operation = {
  id: 'members.joinCommunity',
  tag: 'members',
  name: 'joinCommunity',
  method: 'POST',
  path: '/v1/members/join-community',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: false,
  answer: joinCommunityResponseCodec,
}

/**
 * Leave the community
 *
 * Makes the profile of the member who calls private again; the member stays signed in and
 * registered. There is nothing to send; an empty object as body is accepted.
 */
export const leaveCommunity: Operation = {
  id: 'members.leaveCommunity',
  tag: 'members',
  name: 'leaveCommunity',
  method: 'POST',
  path: '/v1/members/leave-community',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: false,
  answer: leaveCommunityResponseCodec,
}

/**
 * Get a member
 *
 * Returns one member by id. Without a field set only the public part is returned, and its
 * enumerations read UNKNOWN. A member whom this one has blocked is refused with
 * MEMBER_TO_MEMBER_BLOCKED.
 */
export const getMember: Operation = {
  id: 'members.getMember',
  tag: 'members',
  name: 'getMember',
  method: 'GET',
  path: '/v1/members/{id}',
  service: 'members',
  host: 'read',
  retry: 'read',
  callers: ['visitor', 'member', 'app'],
  pathParameters: ['id'],
  queryParameters: { fieldSet: 'string', fieldsets: 'strings' },
  hasBody: false,
  answer: getMemberResponseCodec,
}

/**
 * Change a member
 *
 * Changes the fields that are sent and keeps the others; a list that is sent replaces the whole
 * old list. Members may change themselves, apps anyone. The login address cannot be changed
 * here, and an empty list does not clear telephone numbers, e-mail or postal addresses:
 * `deleteMemberPhones` and its like do that.
 */
export const updateMember: Operation = {
  id: 'members.updateMember',
  tag: 'members',
  name: 'updateMember',
  method: 'PATCH',
  path: '/v1/members/{id}',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['member', 'app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: true,
  mirrors: { id: 'member.id' },
  answer: updateMemberResponseCodec,
}

/**
 * Delete a member
 *
 * Removes a member from the site. The person can register again with the same address, as a new
 * member. Their contact record stays.
 */
export const deleteMember: Operation = {
  id: 'members.deleteMember',
  tag: 'members',
  name: 'deleteMember',
  method: 'DELETE',
  path: '/v1/members/{id}',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
}

/**
 * Delete a member's telephone numbers
 *
 * Clears the whole list of telephone numbers of a member and returns what is left. Members may
 * do it to themselves, apps to anyone.
 */
export const deleteMemberPhones: Operation = {
  id: 'members.deleteMemberPhones',
  tag: 'members',
  name: 'deleteMemberPhones',
  method: 'DELETE',
  path: '/v1/members/{id}/phones',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['member', 'app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: deleteMemberPhonesResponseCodec,
}

/**
 * Delete a member's e-mail addresses
 *
 * Clears the list of e-mail addresses in a member's contact details. The address the member
 * signs in with is kept. Members may do it to themselves, apps to anyone.
 */
export const deleteMemberEmails: Operation = {
  id: 'members.deleteMemberEmails',
  tag: 'members',
  name: 'deleteMemberEmails',
  method: 'DELETE',
  path: '/v1/members/{id}/emails',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['member', 'app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: deleteMemberEmailsResponseCodec,
}

/**
 * Delete a member's postal addresses
 *
 * Clears the whole list of postal addresses of a member and returns what is left. Members may
 * do it to themselves, apps to anyone.
 */
export const deleteMemberAddresses: Operation = {
  id: 'members.deleteMemberAddresses',
  tag: 'members',
  name: 'deleteMemberAddresses',
  method: 'DELETE',
  path: '/v1/members/{id}/addresses',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['member', 'app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: deleteMemberAddressesResponseCodec,
}

/**
 * Approve a member
 *
 * Lets a waiting or blocked member in, whose status becomes APPROVED. Approving an approved
 * member changes nothing.
 */
export const approveMember: Operation = {
  id: 'members.approveMember',
  tag: 'members',
  name: 'approveMember',
  method: 'POST',
  path: '/v1/members/{id}/approve',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: approveMemberResponseCodec,
}

/**
 * Block a member
 *
 * Shuts a member out, whose status becomes BLOCKED. They can no longer sign in; their record
 * stays and `approveMember` lets them in again. The owner of the site cannot be blocked.
 */
export const blockMember: Operation = {
  id: 'members.blockMember',
  tag: 'members',
  name: 'blockMember',
  method: 'POST',
  path: '/v1/members/{id}/block',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: blockMemberResponseCodec,
}

/**
 * Mute a member
 *
 * Takes a member's voice in the community, whose activity status becomes MUTED. They can still
 * sign in, read and buy. The owner of the site cannot be muted.
 */
export const muteMember: Operation = {
  id: 'members.muteMember',
  tag: 'members',
  name: 'muteMember',
  method: 'POST',
  path: '/v1/members/{id}/mute',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: muteMemberResponseCodec,
}

/**
 * Unmute a member
 *
 * Gives a muted member their voice back, whose activity status becomes ACTIVE. Unmuting a
 * member who is not muted changes nothing.
 */
export const unmuteMember: Operation = {
  id: 'members.unmuteMember',
  tag: 'members',
  name: 'unmuteMember',
  method: 'POST',
  path: '/v1/members/{id}/unmute',
  service: 'members',
  host: 'main',
  retry: 'repeatable',
  callers: ['app'],
  pathParameters: ['id'],
  queryParameters: {},
  hasBody: false,
  answer: unmuteMemberResponseCodec,
}
