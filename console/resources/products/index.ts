import { dressed, later } from '../../ui/page/dressed.tsx'
import { productsAdapter } from './adapter.ts'
import { usualOrder } from './usual-order.ts'

const ProductList = later(async () => (await import('./product-list.tsx')).ProductList)
const ProductEdit = dressed(async () => (await import('./product-edit.tsx')).ProductEdit)
const ProductCreate = dressed(async () => (await import('./product-create.tsx')).ProductCreate)

/** The products of the catalogue. */
export const products = {
  name: 'products',
  icon: 'products',
  adapter: productsAdapter,
  sort: usualOrder,
  list: ProductList,
  edit: ProductEdit,
  create: ProductCreate,
} as const
