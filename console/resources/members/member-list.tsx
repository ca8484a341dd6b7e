import { Avatar } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { Column, TitleColumn } from '../../ui/list/columns.ts'
import { FilterSelect } from '../../ui/list/filter-select.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { DateText } from '../../ui/values/date.tsx'
import type { MemberRow } from './adapter.ts'
import { statusFilters } from './member-states.ts'
import { MemberStatus } from './parts/member-status.tsx'
import { useMemberName } from './parts/use-member-name.ts'

type NameOf = (member: MemberRow) => string

const titleOf = (texts: Texts['members'], nameOf: NameOf): TitleColumn<MemberRow> => ({
  label: texts.columns.member,
  sortBy: 'profile.nickname',
  name: nameOf,
  detail: (member) => member.loginEmail,
  picture: (member) => (
    <Avatar src={member.profile?.photo?.url} alt="" sx={{ width: 40, height: 40 }}>
      {nameOf(member).slice(0, 1)}
    </Avatar>
  ),
})

const columnsOf = (texts: Texts['members']): Column<MemberRow>[] => [
  {
    id: 'status',
    label: texts.columns.status,
    render: (member) => <MemberStatus status={member.status} />,
  },
  {
    id: 'joined',
    label: texts.columns.joined,
    sortBy: 'createdDate',
    render: (member) => <DateText value={member.createdDate} />,
  },
  {
    id: 'lastLogin',
    label: texts.columns.lastSignIn,
    sortBy: 'lastLoginDate',
    hideBelow: 'md',
    render: (member) => <DateText value={member.lastLoginDate} />,
  },
]

export function MemberList() {
  const texts = useTexts('members')
  const nameOf = useMemberName()
  return (
    <ListPage<MemberRow>
      texts={texts}
      sort={{ field: 'createdDate', order: 'DESC' }}
      title={titleOf(texts, nameOf)}
      columns={columnsOf(texts)}
      filters={
        <FilterSelect
          label={texts.columns.status}
          source="status"
          options={statusFilters(texts.states)}
        />
      }
    />
  )
}
