import { lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { membersAdapter, usualOrder } from './adapter.ts'

const MemberList = lazyInTheme(async () => (await import('./member-list.tsx')).MemberList)
const MemberEdit = lazyInTheme(async () => (await import('./member-edit.tsx')).MemberEdit)
const MemberCreate = lazyInTheme(async () => (await import('./member-create.tsx')).MemberCreate)

export const members = {
  name: 'members',
  icon: 'members',
  adapter: membersAdapter,
  sort: usualOrder,
  list: MemberList,
  edit: MemberEdit,
  create: MemberCreate,
} as const
