import { lazy } from 'react'
import { ProductList } from './product-list.tsx'

const ProductEdit = lazy(async () => ({
  default: (await import('./product-edit.tsx')).ProductEdit,
}))
const ProductCreate = lazy(async () => ({
  default: (await import('./product-create.tsx')).ProductCreate,
}))

/** The catalogue's products: the console's deepest resource. */
export const products = {
  name: 'products',
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
}
