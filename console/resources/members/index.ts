import { lazy } from 'react'
import { membersAdapter } from './adapter.ts'
import { MemberList } from './member-list.tsx'

const MemberEdit = lazy(async () => ({
  default: (await import('./member-edit.tsx')).MemberEdit,
}))
const MemberCreate = lazy(async () => ({
  default: (await import('./member-create.tsx')).MemberCreate,
}))

/** The people who joined the site. */
export const members = {
  name: 'members',
  icon: 'members',
  adapter: membersAdapter,
  list: MemberList,
  edit: MemberEdit,
  create: MemberCreate,
} as const
