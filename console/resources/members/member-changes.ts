// The owner's decisions about members, each with its inverse.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { patchRecord } from '../../store/patch-record.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { type BulkChange, namedOrCounted, oneByOne } from '../../ui/bulk/change.ts'
import { memberActions } from './actions.ts'
import { type MemberRow, rowOf } from './adapter.ts'
import type { NamedMember } from './member-name.ts'
import { useMemberName } from './parts/use-member-name.ts'

/** What a decision needs of a member: the name, and the state before. */
type Decided = NamedMember & Pick<MemberRow, 'id' | 'status' | 'activityStatus' | 'privacyStatus'>

/** Leaves out of a member what no decision needs. */
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
    const approve = by(members.approve)
    const block = by(members.block)
    const mute = by(members.mute)
    const unmute = by(members.unmute)
    const join = by(members.join)
    const leave = by(members.leave)

    const isApproved = namedOrCounted(texts.isApproved, many.approved)
    const isBlocked = namedOrCounted(texts.isBlocked, many.blocked)
    const isMuted = namedOrCounted(texts.isMuted, many.muted)
    const mayPost = namedOrCounted(texts.mayPost, many.mayPost)
    const hasJoined = namedOrCounted(texts.hasJoined, many.joined)
    const hasLeft = namedOrCounted(texts.hasLeft, many.left)
    const approving: Decision = {
      running: many.approving,
      done: isApproved,
      undone: isBlocked,
      // The platform knows no way back to waiting.
      undoWarning: (rows) =>
        rows.every(({ status }) => status === 'BLOCKED') ? undefined : texts.undoBlocks,
      nameOf,
      change: oneByOne(approve),
      undo: oneByOne(block),
    }
    const blocking: Decision = {
      running: many.blocking,
      done: isBlocked,
      undone: isApproved,
      undoWarning: (rows) =>
        rows.every(({ status }) => status === 'APPROVED') ? undefined : texts.undoApproves,
      nameOf,
      change: oneByOne(block),
      undo: oneByOne(approve),
    }
    const muting: Decision = {
      running: many.muting,
      done: isMuted,
      undone: mayPost,
      nameOf,
      change: oneByOne(mute),
      undo: oneByOne(unmute),
    }
    const unmuting: Decision = {
      running: many.unmuting,
      done: mayPost,
      undone: isMuted,
      nameOf,
      change: oneByOne(unmute),
      undo: oneByOne(mute),
    }
    const joining: Decision = {
      running: many.joining,
      done: hasJoined,
      undone: hasLeft,
      nameOf,
      change: oneByOne(join),
      undo: oneByOne(leave),
    }
    const leaving: Decision = {
      running: many.leaving,
      done: hasLeft,
      undone: hasJoined,
      nameOf,
      change: oneByOne(leave),
      undo: oneByOne(join),
    }
    return { approving, blocking, muting, unmuting, joining, leaving }
  }, [client, queryClient, texts, nameOf])
}
