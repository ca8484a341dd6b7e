import { later, lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { collectionsAdapter, usualOrder } from './adapter.ts'

const CollectionList = later(async () => (await import('./collection-list.tsx')).CollectionList)
const CollectionEdit = lazyInTheme(
  async () => (await import('./collection-edit.tsx')).CollectionEdit,
)
const CollectionCreate = lazyInTheme(
  async () => (await import('./collection-create.tsx')).CollectionCreate,
)

export const collections = {
  name: 'collections',
  icon: 'collections',
  adapter: collectionsAdapter,
  sort: usualOrder,
  list: CollectionList,
  edit: CollectionEdit,
  create: CollectionCreate,
} as const
