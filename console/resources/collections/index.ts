import { lazy } from 'react'
import { CollectionList } from './collection-list.tsx'

const CollectionEdit = lazy(async () => ({
  default: (await import('./collection-edit.tsx')).CollectionEdit,
}))
const CollectionCreate = lazy(async () => ({
  default: (await import('./collection-create.tsx')).CollectionCreate,
}))

/** Groups of products, as the shop shows them. */
export const collections = {
  name: 'collections',
  list: CollectionList,
  edit: CollectionEdit,
  create: CollectionCreate,
}
