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

/** Other members and visitors see only approved members with a public profile. */
function isVisibleTo(caller: Caller, member: StoredMember): boolean {
  if (managesStore(caller) || isSelf(caller, member.id)) return true
  return isPublicMember(member)
}

/** Refuses field sets beyond the public one to other callers. */
export function assertMaySee(caller: Caller, set: FieldSet, memberId?: string): void {
  if (!shows(set, 'EXTENDED') || managesStore(caller)) return
  if (memberId !== undefined && isSelf(caller, memberId)) return
  const description = `The field set ${set} of other members is for the owner of the site.`
  throw denied(description, { fieldset: set })
}

/** The member with this id, if visible to the caller. */
export async function visibleMember(context: Context, id: string): Promise<StoredMember> {
  const member = await findMember(context, id)
  if (member === undefined || !isVisibleTo(context.caller, member)) throw memberNotFound(id)
  return member
}

/** Locks a member the caller may change: itself, or any for store managers. */
export async function lockForChange(context: Context, id: string): Promise<StoredMember> {
  if (!managesStore(context.caller) && !isSelf(context.caller, id)) {
    throw denied('Members can change only their own profile.')
  }
  const member = await lockMember(context, id)
  if (member === undefined) throw memberNotFound(id)
  return member
}

/** The calling member; throws a 404 for any other caller. An API key has none. */
export async function callingMember(context: Context, read = findMember): Promise<StoredMember> {
  const { caller } = context
  if (caller.role !== 'member')
    throw notFound('NOT_FOUND', 'The caller is not a member: sign in first.')
  const member = await read(context, caller.memberId)
  if (member === undefined) throw sessionEnded()
  return member
}

/** The same, locked until the transaction ends. */
export function lockCaller(context: Context): Promise<StoredMember> {
  return callingMember(context, lockMember)
}

/**
 * Locks a calling member against deletion until the transaction ends, so that rows added for them are deleted
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
