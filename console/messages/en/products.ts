import { countedProducts } from './counted.ts'

/** The screens of products. */
export const products = {
  name: 'Products',
  notLoaded: 'Products could not be loaded',
  none: 'No products yet',
  count: countedProducts,
  search: 'Search name or SKU',
  create: 'New product',
  columns: {
    product: 'Product',
    stock: 'Stock',
    visibility: 'Visibility',
  },
  visible: 'Visible',
  hidden: 'Hidden',
  created: 'Product created',
  saved: 'Product saved',
  lastChanged: 'Last changed',
  removal: 'This permanently deletes the product. This cannot be undone.',
  was: (price: string) => `was ${price}`,
  sections: {
    price: 'Pricing',
    shop: 'In the shop',
    shipping: 'Stock and shipping',
  },
  fields: {
    name: 'Name',
    price: 'Price',
    discount: 'Discount',
    visible: 'Visible to visitors',
    ribbon: 'Ribbon',
    brand: 'Brand',
    cost: 'Cost of goods',
    sku: 'SKU',
    weight: 'Weight',
  },
  discounts: { none: 'No discount', percent: 'Percent off', amount: 'Amount off' },
  buyersPay: 'Buyers pay',
  profit: 'Profit',
  margin: 'Margin',
  kilograms: 'kg',
}
