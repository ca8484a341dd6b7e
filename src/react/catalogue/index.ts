'use client'

export { type ProductName, type ProductView, useProduct } from './use-product.ts'
export { type ProductsView, type ProductsWanted, useProducts } from './use-products.ts'
