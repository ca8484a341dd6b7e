// The owner's decisions about members, each with its inverse.
import { pick } from 'es-toolkit'
import { useMemo } from 'react'
import type { Member, MemberStatus } from 'storefront-client'
import { useTexts } from '../../messages/language-context.tsx'
import { conflictError } from '../../store/failure.ts'
import { usePatch } from '../../store/patch-record.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { eachOf, namedOrCounted, opposites, type WasSo } from '../../ui/bulk/change.ts'
import { type MemberRow, membersAdapter, rowOf } from './adapter.ts'
import { type NamedMember, useMemberName } from './member-name.ts'
import { isMuted, isPublic } from './member-states.ts'

export type Decided = NamedMember &
  WasSo &
  Pick<MemberRow, 'id' | 'status' | 'activityStatus' | 'privacyStatus'>

type Done<Of> = (of: Of) => string

export function decided(member: MemberRow): Decided {
  const { profile, contact } = member
  return {
    ...pick(member, ['id', 'loginEmail', 'status', 'activityStatus', 'privacyStatus']),
    ...(profile && { profile: pick(profile, ['nickname']) }),
    ...(contact && { contact: pick(contact, ['firstName', 'lastName']) }),
  }
}

/** Approve, block, mute and unmute, for one member or many. */
export function useMemberChanges() {
  const texts = useTexts('members')
  const nameOf = useMemberName()
  const client = useStoreClient()
  const patch = usePatch()
  return useMemo(() => {
    const { many } = texts
    const { members } = client
    type Call = (id: string) => Promise<{ member?: Member }>
    /** Sets the profile's visibility; the platform's dedicated calls are only for the caller. */
    const show = (privacyStatus: 'PUBLIC' | 'PRIVATE') => (id: string) =>
      members.updateMember(id, { member: { privacyStatus } })
    const by = (call: Call) => async (row: Decided) => {
      const { member } = await call(row.id)
      if (member) patch('members', rowOf(member))
    }
    const read = (row: Decided) => membersAdapter(client).one(row.id, undefined)
    /** A decision; as an undo it skips members whom its opposite did not change, and refuses those changed since. */
    const decision = (
      kind: string,
      [running, done, doneMany]: readonly [string, Done<string>, Done<number>],
      call: Call,
      makes: (member: MemberRow) => boolean,
      still: (member: MemberRow) => boolean,
    ) => ({
      keptAs: { kind: `members.${kind}` },
      running,
      done: namedOrCounted(done, doneMany),
      note: (rows: readonly Decided[]) =>
        Promise.all(rows.map(async (row) => ({ ...row, wasSo: makes(await read(row)) }))),
      change: (rows: readonly Decided[]) => eachOf(rows, by(call)),
      back: (rows: readonly Decided[]) =>
        eachOf(rows, async (row) => {
          if (row.wasSo) return
          const now = await read(row)
          if (!still(now)) throw conflictError(now, [])
          await by(call)(row)
        }),
    })
    /** Keeps what another owner decided since, restricts the undo to a previous status, and updates optimistically. */
    const between = (from: MemberStatus, to: MemberStatus, call: Call) => ({
      change: (rows: readonly Decided[]) =>
        eachOf(rows, async (row) => {
          if (client.isLeaving?.()) return by(call)(row)
          const now = await read(row)
          patch('members', now)
          if (now.status === to) return
          if (now.status !== row.status) throw conflictError(now, [])
          await by(call)(row)
        }),
      leadsBack: ({ status }: Decided) => status === from,
      assume(row: Decided) {
        const show = (status: MemberStatus) => patch('members', { id: row.id, status })
        show(to)
        return () => show(row.status)
      },
    })
    const blocked = ({ status }: MemberRow) => status === 'BLOCKED'
    const approved = ({ status }: MemberRow) => status === 'APPROVED'
    const muted = ({ activityStatus }: MemberRow) => isMuted(activityStatus)
    const mayPost = (member: MemberRow) => !muted(member)
    const seen = ({ privacyStatus }: MemberRow) => isPublic(privacyStatus)
    const unseen = (member: MemberRow) => !seen(member)
    const approval = [many.approving, texts.isApproved, many.approved] as const
    const blocks = [many.blocking, texts.isBlocked, many.blocked] as const
    const mutes = [many.muting, texts.isMuted, many.muted] as const
    const unmutes = [many.unmuting, texts.mayPost, many.mayPost] as const
    const joins = [many.joining, texts.hasJoined, many.joined] as const
    const leaves = [many.leaving, texts.hasLeft, many.left] as const
    const shared = { nameOf, kept: decided }
    const [approving, blocking] = opposites<Decided>(
      shared,
      // There is no call back to waiting.
      {
        ...decision('approving', approval, members.approveMember, approved, blocked),
        ...between('BLOCKED', 'APPROVED', members.approveMember),
      },
      {
        ...decision('blocking', blocks, members.blockMember, blocked, approved),
        ...between('APPROVED', 'BLOCKED', members.blockMember),
      },
    )
    const [muting, unmuting] = opposites<Decided>(
      shared,
      decision('muting', mutes, members.muteMember, muted, mayPost),
      decision('unmuting', unmutes, members.unmuteMember, mayPost, muted),
    )
    const [joining, leaving] = opposites<Decided>(
      shared,
      decision('joining', joins, show('PUBLIC'), seen, unseen),
      decision('leaving', leaves, show('PRIVATE'), unseen, seen),
    )
    return { approving, blocking, muting, unmuting, joining, leaving }
  }, [client, patch, texts, nameOf])
}
