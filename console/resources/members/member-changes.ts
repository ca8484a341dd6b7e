// The owner's decisions about members, each with its inverse.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Member, MemberStatus } from 'storefront-client'
import { useTexts } from '../../messages/language-context.tsx'
import { conflictError } from '../../store/failure.ts'
import { patchRecord } from '../../store/patch-record.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { namedOrCounted, oneByOne, opposites } from '../../ui/bulk/change.ts'
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

/** Approve, block, mute and unmute, for one member or many. */
export function useMemberChanges() {
  const texts = useTexts('members')
  const nameOf = useMemberName()
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const { many } = texts
    const { members } = client
    type Call = (id: string) => Promise<{ member?: Member }>
    /** Shows the profile to others or not; the platform has calls of their own only for the caller. */
    const show = (privacyStatus: 'PUBLIC' | 'PRIVATE') => (id: string) =>
      members.updateMember(id, { member: { privacyStatus } })
    const by = (call: Call) => async (row: Decided) => {
      const { member } = await call(row.id)
      if (member) patchRecord(queryClient, 'members', rowOf(member))
    }
    /** A call as an inverse, for a member who was not changed since. */
    const backBy =
      (call: Call, still: (member: MemberRow) => boolean) =>
      async (row: Decided): Promise<void> => {
        const now = await membersAdapter(client).one(row.id, undefined)
        if (!still(now)) throw conflictError(now, [])
        await by(call)(row)
      }
    /** Shows the member's status before it is sent. */
    const assume = (status: MemberStatus) => (row: Decided) => {
      const patch = (shown: MemberStatus) =>
        patchRecord(queryClient, 'members', { id: row.id, status: shown })
      patch(status)
      return () => patch(row.status)
    }
    const shared = { nameOf, kept: decided }
    const [approving, blocking] = opposites<Decided>(
      shared,
      {
        keptAs: { kind: 'members.approving' },
        running: many.approving,
        done: namedOrCounted(texts.isApproved, many.approved),
        // The platform knows no way back to waiting.
        leadsBack: ({ status }) => status === 'BLOCKED',
        assume: assume('APPROVED'),
        change: oneByOne(by(members.approveMember)),
        back: oneByOne(backBy(members.approveMember, ({ status }) => status === 'BLOCKED')),
      },
      {
        keptAs: { kind: 'members.blocking' },
        running: many.blocking,
        done: namedOrCounted(texts.isBlocked, many.blocked),
        leadsBack: ({ status }) => status === 'APPROVED',
        assume: assume('BLOCKED'),
        change: oneByOne(by(members.blockMember)),
        back: oneByOne(backBy(members.blockMember, ({ status }) => status === 'APPROVED')),
      },
    )
    const [muting, unmuting] = opposites<Decided>(
      shared,
      {
        keptAs: { kind: 'members.muting' },
        running: many.muting,
        done: namedOrCounted(texts.isMuted, many.muted),
        change: oneByOne(by(members.muteMember)),
        back: oneByOne(backBy(members.muteMember, (now) => !isMuted(now.activityStatus))),
      },
      {
        keptAs: { kind: 'members.unmuting' },
        running: many.unmuting,
        done: namedOrCounted(texts.mayPost, many.mayPost),
        change: oneByOne(by(members.unmuteMember)),
        back: oneByOne(backBy(members.unmuteMember, (now) => isMuted(now.activityStatus))),
      },
    )
    const [joining, leaving] = opposites<Decided>(
      shared,
      {
        keptAs: { kind: 'members.joining' },
        running: many.joining,
        done: namedOrCounted(texts.hasJoined, many.joined),
        change: oneByOne(by(show('PUBLIC'))),
        back: oneByOne(backBy(show('PUBLIC'), ({ privacyStatus }) => !isPublic(privacyStatus))),
      },
      {
        keptAs: { kind: 'members.leaving' },
        running: many.leaving,
        done: namedOrCounted(texts.hasLeft, many.left),
        change: oneByOne(by(show('PRIVATE'))),
        back: oneByOne(backBy(show('PRIVATE'), ({ privacyStatus }) => isPublic(privacyStatus))),
      },
    )
    return { approving, blocking, muting, unmuting, joining, leaving }
  }, [client, queryClient, texts, nameOf])
}
