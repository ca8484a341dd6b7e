import { later, lazyInTheme } from '../../ui/page/lazy-part.tsx'
import { productsAdapter, usualOrder } from './adapter.ts'

export const products = {
  name: 'products',
  adapter: productsAdapter,
  sort: usualOrder,
  list: later(async () => (await import('./product-list.tsx')).ProductList),
  edit: lazyInTheme(async () => (await import('./product-edit.tsx')).ProductEdit),
  create: lazyInTheme(async () => (await import('./product-create.tsx')).ProductCreate),
} as const
