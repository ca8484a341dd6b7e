import { Avatar } from '@mui/material'
import type { Column, TitleColumn } from '../../ui/list/columns.ts'
import { FilterSelect } from '../../ui/list/filter-select.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { DateText } from '../../ui/values/date.tsx'
import type { MemberRow } from './adapter.ts'
import { memberName } from './member-name.ts'
import { statusFilters } from './member-states.ts'
import { MemberStatus } from './parts/member-status.tsx'

const title: TitleColumn<MemberRow> = {
  label: 'Member',
  sortBy: 'profile.nickname',
  name: memberName,
  detail: (member) => member.loginEmail,
  picture: (member) => (
    <Avatar src={member.profile?.photo?.url} alt="" sx={{ width: 40, height: 40 }}>
      {memberName(member).slice(0, 1)}
    </Avatar>
  ),
}

const columns: Column<MemberRow>[] = [
  { id: 'status', label: 'Status', render: (member) => <MemberStatus status={member.status} /> },
  {
    id: 'joined',
    label: 'Joined',
    sortBy: 'createdDate',
    render: (member) => <DateText value={member.createdDate} />,
  },
  {
    id: 'lastLogin',
    label: 'Last sign-in',
    sortBy: 'lastLoginDate',
    hideBelow: 'md',
    render: (member) => <DateText value={member.lastLoginDate} />,
  },
]

export function MemberList() {
  return (
    <ListPage<MemberRow>
      name="Members"
      createLabel="New member"
      searchLabel="Search name or e-mail"
      sort={{ field: 'createdDate', order: 'DESC' }}
      title={title}
      columns={columns}
      filters={<FilterSelect label="Status" source="status" options={statusFilters} />}
    />
  )
}
