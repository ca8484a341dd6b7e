import { lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { membersAdapter, usualOrder } from './adapter.ts'

/** The page with what it saves by: after a deployment that could not be loaded any more. */
const withSave = async <Page>(page: Promise<Page>) => {
  const [loaded] = await Promise.all([page, import('./save-member.ts')])
  return loaded
}

export const members = {
  name: 'members',
  adapter: membersAdapter,
  sort: usualOrder,
  list: lazyInTheme(async () => (await import('./member-list.tsx')).MemberList),
  edit: lazyInTheme(async () => (await withSave(import('./member-edit.tsx'))).MemberEdit),
  create: lazyInTheme(async () => (await withSave(import('./member-create.tsx'))).MemberCreate),
} as const
