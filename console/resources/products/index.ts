import { later, lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { productsAdapter, usualOrder } from './adapter.ts'

const ProductList = later(async () => (await import('./product-list.tsx')).ProductList)
const ProductEdit = lazyInTheme(async () => (await import('./product-edit.tsx')).ProductEdit)
const ProductCreate = lazyInTheme(async () => (await import('./product-create.tsx')).ProductCreate)

export const products = {
  name: 'products',
  icon: 'products',
  adapter: productsAdapter,
  sort: usualOrder,
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
} as const
