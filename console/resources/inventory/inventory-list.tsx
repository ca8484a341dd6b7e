import { useMemo } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { ListDescription } from '../../ui/list/description.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { DateText } from '../../ui/values/date.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import type { InventoryRow } from './adapter.ts'
import { StockLevel } from './parts/stock-level.tsx'

const describe = (
  texts: Texts['inventory'],
  stock: Texts['stock'],
): ListDescription<InventoryRow> => ({
  texts,
  sort: { field: 'productName', order: 'ASC' },
  title: {
    label: texts.columns.product,
    sortBy: 'productName',
    name: (item) => item.productName || texts.unnamed,
    detail: (item) =>
      item.variants.length === 1 ? item.variants[0]?.sku : texts.variants(item.variants.length),
    picture: (item) => <Thumbnail url={item.pictureUrl} />,
  },
  columns: [
    {
      id: 'units',
      label: texts.columns.units,
      align: 'end',
      render: (item) =>
        item.tracked
          ? item.variants.reduce((units, { quantity }) => units + quantity, 0).toLocaleString('en')
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
  ],
  filters: [
    {
      kind: 'choice',
      label: texts.columns.level,
      source: 'level',
      options: [
        { value: 'low', label: stock.low },
        { value: 'out', label: stock.out },
      ],
    },
  ],
})

export function InventoryList() {
  const texts = useTexts('inventory')
  const stock = useTexts('stock')
  const description = useMemo(() => describe(texts, stock), [texts, stock])
  return <ListPage description={description} />
}
