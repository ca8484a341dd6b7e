/** Permissions on members. */

import type { FieldSet } from '../../../generated/wire.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { shows } from '../../commerce/rules/field-sets.ts'
import { isPublicMember } from '../../commerce/rules/member-states.ts'
import { type Caller, managesStore } from '../../platform/caller.ts'
import { type ApplicationError, denied, notFound, sessionEnded } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { lockRow } from '../../storage/database/site-rows.ts'
import { findMember, lockMember } from './store.ts'

function isSelf(caller: Caller, memberId: string): boolean {
  return caller.role === 'member' && caller.memberId === memberId
}

/** Other members and visitors see approved members with a public profile only. */
function isVisibleTo(caller: Caller, member: StoredMember): boolean {
  if (managesStore(caller) || isSelf(caller, member.id)) return true
  return isPublicMember(member)
}

/** Refuses to show strangers more than the public side of people. */
export function assertMaySee(caller: Caller, set: FieldSet, memberId?: string): void {
  if (!shows(set, 'EXTENDED') || managesStore(caller)) return
  if (memberId !== undefined && isSelf(caller, memberId)) return
  const description = `The field set ${set} of other members is for the owner of the site.`
  throw denied(description, { fieldset: set })
}

/** The member with this id, if the caller may know of it. */
export async function visibleMember(context: Context, id: string): Promise<StoredMember> {
  const member = await findMember(context, id)
  if (member === undefined || !isVisibleTo(context.caller, member)) throw memberNotFound(id)
  return member
}

/** Locks a member that the caller may change: itself, or every member for callers who run the store. */
export async function lockForChange(context: Context, id: string): Promise<StoredMember> {
  if (!managesStore(context.caller) && !isSelf(context.caller, id)) {
    throw denied('Members can change only their own profile.')
  }
  const member = await lockMember(context, id)
  if (member === undefined) throw memberNotFound(id)
  return member
}

/** The member who calls; throws the 404 of a caller that is none. */
export async function callingMember(context: Context): Promise<StoredMember> {
  const { caller } = context
  const member = caller.role === 'member' ? await findMember(context, caller.memberId) : undefined
  if (member === undefined) throw notFound('NOT_FOUND', 'The caller is not a member.')
  return member
}

/** Locks the member who calls. An API key has no member of its own. */
export async function lockCaller(context: Context): Promise<StoredMember> {
  const { caller } = context
  const member = caller.role === 'member' ? await lockMember(context, caller.memberId) : undefined
  if (member === undefined) {
    throw notFound('NOT_FOUND', 'The caller is not a member: sign in first.')
  }
  return member
}

/**
 * Keeps a member who calls from being deleted until the transaction ends, so that what is added for them is deleted
 * with them.
 */
export async function holdCaller(context: Context): Promise<void> {
  const { caller } = context
  if (caller.role !== 'member') return
  const member = await lockRow(context, 'members', { id: caller.memberId }, 'share')
  if (member === undefined) throw sessionEnded()
}

function memberNotFound(id: string): ApplicationError {
  return notFound('NOT_FOUND', `There is no member ${id}.`, { id })
}
