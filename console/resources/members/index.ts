import { dressed } from '../../ui/page/dressed.tsx'
import { membersAdapter } from './adapter.ts'
import { usualOrder } from './usual-order.ts'

const MemberList = dressed(async () => (await import('./member-list.tsx')).MemberList)
const MemberEdit = dressed(async () => (await import('./member-edit.tsx')).MemberEdit)
const MemberCreate = dressed(async () => (await import('./member-create.tsx')).MemberCreate)

/** The people who joined the site. */
export const members = {
  name: 'members',
  icon: 'members',
  adapter: membersAdapter,
  sort: usualOrder,
  list: MemberList,
  edit: MemberEdit,
  create: MemberCreate,
} as const
