import { lazy } from 'react'
import { collectionsAdapter } from './adapter.ts'
import { CollectionList } from './collection-list.tsx'

const CollectionEdit = lazy(async () => ({
  default: (await import('./collection-edit.tsx')).CollectionEdit,
}))
const CollectionCreate = lazy(async () => ({
  default: (await import('./collection-create.tsx')).CollectionCreate,
}))

/** Groups of products in the shop. */
export const collections = {
  name: 'collections',
  icon: 'collections',
  adapter: collectionsAdapter,
  list: CollectionList,
  edit: CollectionEdit,
  create: CollectionCreate,
} as const
