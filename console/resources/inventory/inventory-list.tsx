import type { Column, TitleColumn } from '../../ui/list/columns.ts'
import { FilterSelect } from '../../ui/list/filter-select.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { DateText } from '../../ui/values/date.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import type { InventoryRow } from './adapter.ts'
import { StockLevel } from './parts/stock-level.tsx'

const title: TitleColumn<InventoryRow> = {
  label: 'Product',
  sortBy: 'productName',
  name: (item) => item.productName,
  detail: (item) =>
    item.variants.length === 1 ? item.variants[0]?.sku : `${item.variants.length} variants`,
  picture: (item) => <Thumbnail url={item.pictureUrl} />,
}

const columns: Column<InventoryRow>[] = [
  {
    id: 'units',
    label: 'Units',
    align: 'right',
    render: (item) =>
      item.tracked
        ? item.variants.reduce((units, { quantity }) => units + quantity, 0).toLocaleString('en')
        : 'Not counted',
  },
  { id: 'level', label: 'Level', render: (item) => <StockLevel item={item} /> },
  {
    id: 'changed',
    label: 'Last change',
    sortBy: 'lastUpdated',
    hideBelow: 'md',
    render: (item) => <DateText value={item.lastUpdated} />,
  },
]

export function InventoryList() {
  return (
    <ListPage<InventoryRow>
      name="Inventory"
      searchLabel="Search by product"
      sort={{ field: 'productName', order: 'ASC' }}
      title={title}
      columns={columns}
      filters={
        <FilterSelect
          label="Level"
          source="level"
          options={[
            { value: 'low', label: 'Low' },
            { value: 'out', label: 'Out of stock' },
          ]}
        />
      }
    />
  )
}
