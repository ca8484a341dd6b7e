import { Avatar } from '@mui/material'
import { useMemo } from 'react'
import type { Language } from '../../messages/language.ts'
import { useLanguage } from '../../messages/language-context.tsx'
import type { SortField } from '../../store/known-queries.ts'
import { dayText } from '../../store/list-query.ts'
import type { ListDescription, View } from '../../ui/list/description.ts'
import { choiceControl, filterControls } from '../../ui/list/filter-controls.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { initialOf } from '../../ui/values/cut-text.ts'
import { DateText } from '../../ui/values/date.tsx'
import { Status } from '../../ui/values/status.tsx'
import { type MemberRow, memberFilters, usualOrder } from './adapter.ts'
import { decided, useMemberChanges } from './member-changes.ts'
import { useMemberName } from './member-name.ts'
import { isMuted, isPublic, memberState, statusLabels } from './member-states.ts'
import { MemberStatus } from './parts/member-status.tsx'
import { RowDecisions } from './parts/row-decisions.tsx'

const describe = (
  { texts: { members: texts, lists }, formats: { day } }: Language,
  nameOf: (member: MemberRow) => string,
  { approving, blocking, muting, unmuting }: ReturnType<typeof useMemberChanges>,
): ListDescription<MemberRow, SortField<'members'>> => ({
  texts,
  sort: usualOrder,
  // The platform cannot sort by id.
  steadyOrder: { field: 'createdDate', order: 'ASC' },
  queries: { table: 'members', filters: memberFilters },
  title: {
    label: texts.columns.member,
    sortBy: 'profile.nickname',
    name: nameOf,
    detail: (member) => member.loginEmail,
    picture: (member) => (
      <Avatar src={member.profile?.photo?.url} alt="">
        {initialOf(nameOf(member))}
      </Avatar>
    ),
  },
  columns: [
    {
      id: 'status',
      label: texts.columns.status,
      render: (member) => <MemberStatus status={member.status} />,
    },
    {
      id: 'privacy',
      label: texts.sections.profile,
      optional: true,
      render: ({ privacyStatus }) =>
        isPublic(privacyStatus) ? texts.privacy.shown : texts.privacy.hidden,
    },
    {
      id: 'activity',
      label: texts.columns.activity,
      hideBelow: 'lg',
      render: ({ activityStatus }) =>
        isMuted(activityStatus) ? (
          <Status tone="caution">{texts.activity.muted}</Status>
        ) : (
          texts.activity.active
        ),
    },
    {
      id: 'joined',
      onCard: false,
      label: texts.columns.joined,
      sortBy: 'createdDate',
      sortFirst: 'DESC',
      render: (member) => <DateText value={member.createdDate} />,
    },
    {
      id: 'lastLogin',
      label: texts.columns.lastSignIn,
      sortBy: 'lastLoginDate',
      sortFirst: 'DESC',
      hideBelow: 'md',
      render: (member) => <DateText value={member.lastLoginDate} />,
    },
  ],
  views: [
    { id: 'all', label: lists.all, filters: {} },
    { id: 'waiting', label: texts.waiting, filters: { status: 'PENDING' } },
    { id: 'muted', label: texts.activity.muted, filters: { activity: 'MUTED' } },
    { id: 'blocked', label: texts.states.blocked, filters: { status: 'BLOCKED' } },
  ] satisfies View<typeof memberFilters>[],
  ...filterControls<typeof memberFilters>({
    status: choiceControl(texts.columns.status, statusLabels(texts.states)),
    privacy: choiceControl(texts.sections.profile, {
      PUBLIC: texts.privacy.shown,
      PRIVATE: texts.privacy.hidden,
      UNKNOWN: undefined,
    }),
    activity: choiceControl(texts.columns.activity, {
      ACTIVE: texts.activity.active,
      MUTED: texts.activity.muted,
      UNKNOWN: undefined,
    }),
    since: { kind: 'chip', text: (value) => texts.joinedSince(dayText(value, day)) },
  }),
  actions: (member) => <RowDecisions member={member} />,
  kept: decided,
  bulk: [
    {
      label: texts.approve,
      icon: 'check',
      appliesTo: ({ status }) => memberState(status).approve !== undefined,
      change: approving,
    },
    {
      label: texts.block,
      icon: 'block',
      appliesTo: ({ status }) => memberState(status).block,
      change: blocking,
    },
    {
      label: texts.mute,
      appliesTo: ({ activityStatus }) => !isMuted(activityStatus),
      change: muting,
    },
    {
      label: texts.unmute,
      appliesTo: ({ activityStatus }) => isMuted(activityStatus),
      change: unmuting,
    },
  ],
})

export function MemberList() {
  const { language } = useLanguage()
  const nameOf = useMemberName()
  const changes = useMemberChanges()
  const description = useMemo(
    () => describe(language, nameOf, changes),
    [language, nameOf, changes],
  )
  return <ListPage description={description} />
}
