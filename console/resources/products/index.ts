import { lazy } from 'react'
import { productsAdapter } from './adapter.ts'
import { ProductList } from './product-list.tsx'

const ProductEdit = lazy(async () => ({
  default: (await import('./product-edit.tsx')).ProductEdit,
}))
const ProductCreate = lazy(async () => ({
  default: (await import('./product-create.tsx')).ProductCreate,
}))

/** The products of the catalogue. */
export const products = {
  name: 'products',
  icon: 'products',
  adapter: productsAdapter,
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
} as const
