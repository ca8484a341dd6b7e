import { lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { membersAdapter, usualOrder } from './adapter.ts'

export const members = {
  name: 'members',
  icon: 'members',
  adapter: membersAdapter,
  sort: usualOrder,
  list: lazyInTheme(async () => (await import('./member-list.tsx')).MemberList),
  edit: lazyInTheme(async () => (await import('./member-edit.tsx')).MemberEdit),
  create: lazyInTheme(async () => (await import('./member-create.tsx')).MemberCreate),
} as const
