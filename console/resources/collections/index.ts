import { later, lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { collectionsAdapter, usualOrder } from './adapter.ts'

export const collections = {
  name: 'collections',
  adapter: collectionsAdapter,
  sort: usualOrder,
  list: later(async () => (await import('./collection-list.tsx')).CollectionList),
  edit: lazyInTheme(async () => (await import('./collection-edit.tsx')).CollectionEdit),
  create: lazyInTheme(async () => (await import('./collection-create.tsx')).CollectionCreate),
} as const
