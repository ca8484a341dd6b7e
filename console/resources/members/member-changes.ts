// The owner's decisions about members, each with its inverse.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MemberStatus } from 'storefront-client'
import { useTexts } from '../../messages/language-context.tsx'
import { conflictError } from '../../store/failure.ts'
import { patchRecord } from '../../store/patch-record.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { type BulkChange, namedOrCounted, oneByOne } from '../../ui/bulk/change.ts'
import { memberActions } from './actions.ts'
import { type MemberRow, membersAdapter, rowOf } from './adapter.ts'
import type { NamedMember } from './member-name.ts'
import { isMuted, isPublic } from './member-states.ts'
import { useMemberName } from './parts/use-member-name.ts'

/** The fields of a member for a decision: the name, and the previous state. */
type Decided = NamedMember & Pick<MemberRow, 'id' | 'status' | 'activityStatus' | 'privacyStatus'>

/** Drops the fields of a member that decisions do not need. */
export function decided(member: MemberRow): Decided {
  const { id, loginEmail, status, activityStatus, privacyStatus, profile, contact } = member
  return {
    ...{ id, loginEmail, status, activityStatus, privacyStatus },
    ...(profile && { profile: { nickname: profile.nickname } }),
    ...(contact && { contact: { firstName: contact.firstName, lastName: contact.lastName } }),
  }
}

type Decision = BulkChange<Decided>

/** Approve, block, mute and unmute, for one member or many. */
export function useMemberChanges() {
  const texts = useTexts('members')
  const nameOf = useMemberName()
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { many } = texts
    const members = memberActions(client)
    type Call = (id: string) => ReturnType<typeof members.approve>
    const by = (call: Call) => async (row: Decided) => {
      const { member } = await call(row.id)
      if (member) patchRecord(queryClient, 'members', rowOf(member))
    }
    /** The inverse, for a member who was not changed since. */
    const backBy =
      (call: Call, still: (member: MemberRow) => boolean) =>
      async (row: Decided): Promise<void> => {
        const now = await membersAdapter(client).one(row.id, undefined)
        if (!still(now)) throw conflictError(now, [])
        await by(call)(row)
      }
    /** Shows the member's status before it is sent. */
    const assume = (status: MemberStatus) => (row: Decided) => {
      const show = (shown: MemberStatus) =>
        patchRecord(queryClient, 'members', { id: row.id, status: shown })
      show(status)
      return () => show(row.status)
    }
    const approve = by(members.approve)
    const block = by(members.block)
    const mute = by(members.mute)
    const unmute = by(members.unmute)
    const join = by(members.join)
    const leave = by(members.leave)

    const isApproved = namedOrCounted(texts.isApproved, many.approved)
    const isBlocked = namedOrCounted(texts.isBlocked, many.blocked)
    const wasMuted = namedOrCounted(texts.isMuted, many.muted)
    const mayPost = namedOrCounted(texts.mayPost, many.mayPost)
    const hasJoined = namedOrCounted(texts.hasJoined, many.joined)
    const hasLeft = namedOrCounted(texts.hasLeft, many.left)
    const approving: Decision = {
      keptAs: { kind: 'members.approving' },
      running: many.approving,
      done: isApproved,
      undone: isBlocked,
      // The platform knows no way back to waiting.
      leadsBack: ({ status }) => status === 'BLOCKED',
      assume: assume('APPROVED'),
      nameOf,
      kept: decided,
      change: oneByOne(approve),
      undo: oneByOne(backBy(members.block, ({ status }) => status === 'APPROVED')),
    }
    const blocking: Decision = {
      keptAs: { kind: 'members.blocking' },
      running: many.blocking,
      done: isBlocked,
      undone: isApproved,
      leadsBack: ({ status }) => status === 'APPROVED',
      assume: assume('BLOCKED'),
      nameOf,
      kept: decided,
      change: oneByOne(block),
      undo: oneByOne(backBy(members.approve, ({ status }) => status === 'BLOCKED')),
    }
    const muting: Decision = {
      keptAs: { kind: 'members.muting' },
      running: many.muting,
      done: wasMuted,
      undone: mayPost,
      nameOf,
      kept: decided,
      change: oneByOne(mute),
      undo: oneByOne(backBy(members.unmute, (now) => isMuted(now.activityStatus))),
    }
    const unmuting: Decision = {
      keptAs: { kind: 'members.unmuting' },
      running: many.unmuting,
      done: mayPost,
      undone: wasMuted,
      nameOf,
      kept: decided,
      change: oneByOne(unmute),
      undo: oneByOne(backBy(members.mute, (now) => !isMuted(now.activityStatus))),
    }
    const joining: Decision = {
      keptAs: { kind: 'members.joining' },
      running: many.joining,
      done: hasJoined,
      undone: hasLeft,
      nameOf,
      kept: decided,
      change: oneByOne(join),
      undo: oneByOne(backBy(members.leave, ({ privacyStatus }) => isPublic(privacyStatus))),
    }
    const leaving: Decision = {
      keptAs: { kind: 'members.leaving' },
      running: many.leaving,
      done: hasLeft,
      undone: hasJoined,
      nameOf,
      kept: decided,
      change: oneByOne(leave),
      undo: oneByOne(backBy(members.join, ({ privacyStatus }) => !isPublic(privacyStatus))),
    }
    return { approving, blocking, muting, unmuting, joining, leaving }
  }, [client, queryClient, texts, nameOf])
}
