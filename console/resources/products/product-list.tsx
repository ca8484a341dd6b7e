import type { Product } from 'storefront-client'
import type { Column, TitleColumn } from '../../ui/list/columns.ts'
import { FilterSelect } from '../../ui/list/filter-select.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Status } from '../../ui/values/status.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { Price } from './parts/price.tsx'
import { StockStatus } from './parts/stock-status.tsx'
import { stockFilters } from './stock-states.ts'

const title: TitleColumn<Product> = {
  label: 'Product',
  sortBy: 'name',
  name: (product) => product.name ?? 'Unnamed product',
  detail: (product) => [product.brand, product.sku].filter(Boolean).join(' · '),
  picture: (product) => <Thumbnail url={product.media?.mainMedia?.thumbnail?.url} />,
}

const columns: Column<Product>[] = [
  {
    id: 'price',
    label: 'Price',
    sortBy: 'priceData.price',
    align: 'right',
    render: (product) => <Price product={product} />,
  },
  { id: 'stock', label: 'Stock', render: (product) => <StockStatus stock={product.stock} /> },
  {
    id: 'ribbon',
    label: 'Ribbon',
    hideBelow: 'lg',
    render: (product) => product.ribbon || '—',
  },
  {
    id: 'visibility',
    label: 'Visibility',
    hideBelow: 'md',
    render: (product) =>
      product.visible ? <Status tone="good">Visible</Status> : <Status tone="quiet">Hidden</Status>,
  },
]

export function ProductList() {
  return (
    <ListPage<Product>
      name="Products"
      createLabel="New product"
      searchLabel="Search name or SKU"
      sort={{ field: 'name', order: 'ASC' }}
      title={title}
      columns={columns}
      filters={
        <>
          <FilterSelect label="Stock" source="stock" options={stockFilters} />
          <FilterSelect
            label="Visibility"
            source="visibility"
            options={[
              { value: 'visible', label: 'Visible' },
              { value: 'hidden', label: 'Hidden' },
            ]}
          />
        </>
      }
    />
  )
}
