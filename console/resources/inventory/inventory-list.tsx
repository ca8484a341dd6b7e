import type { Formats } from '../../messages/formats.ts'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { Column, TitleColumn } from '../../ui/list/columns.ts'
import { FilterSelect } from '../../ui/list/filter-select.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { DateText } from '../../ui/values/date.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import type { InventoryRow } from './adapter.ts'
import { StockLevel } from './parts/stock-level.tsx'

const titleOf = (texts: Texts['inventory']): TitleColumn<InventoryRow> => ({
  label: texts.columns.product,
  sortBy: 'productName',
  name: (item) => item.productName || texts.unnamed,
  detail: (item) =>
    item.variants.length === 1 ? item.variants[0]?.sku : texts.variants(item.variants.length),
  picture: (item) => <Thumbnail url={item.pictureUrl} />,
})

const columnsOf = (
  texts: Texts['inventory'],
  number: Formats['number'],
): Column<InventoryRow>[] => [
  {
    id: 'units',
    label: texts.columns.units,
    align: 'end',
    render: (item) =>
      item.tracked
        ? number(item.variants.reduce((units, { quantity }) => units + quantity, 0))
        : texts.notCounted,
  },
  { id: 'level', label: texts.columns.level, render: (item) => <StockLevel item={item} /> },
  {
    id: 'changed',
    label: texts.columns.changed,
    sortBy: 'lastUpdated',
    hideBelow: 'md',
    render: (item) => <DateText value={item.lastUpdated} />,
  },
]

export function InventoryList() {
  const texts = useTexts('inventory')
  const stock = useTexts('stock')
  const { number } = useFormats()
  return (
    <ListPage<InventoryRow>
      texts={texts}
      sort={{ field: 'productName', order: 'ASC' }}
      title={titleOf(texts)}
      columns={columnsOf(texts, number)}
      filters={
        <FilterSelect
          label={texts.columns.level}
          source="level"
          options={[
            { value: 'low', label: stock.low },
            { value: 'out', label: stock.out },
          ]}
        />
      }
    />
  )
}
