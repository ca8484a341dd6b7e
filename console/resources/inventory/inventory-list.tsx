import { pick } from 'es-toolkit'
import { useMemo } from 'react'
import type { Language } from '../../messages/language.ts'
import { useLanguage } from '../../messages/language-context.tsx'
import type { SortField } from '../../store/known-queries.ts'
import type { ListDescription, View } from '../../ui/list/description.ts'
import { choiceControl, filterControls } from '../../ui/list/filter-controls.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { stockFilters, usualOrder } from './adapter.ts'
import { CountField } from './parts/count-field.tsx'
import { StockStatus } from './parts/stock-status.tsx'
import { StockToolbar } from './parts/stock-toolbar.tsx'
import { UnitsControl } from './parts/units-control.tsx'
import { stockLevels } from './stock-level.ts'
import { type StockRow, stockName } from './stock-row.ts'
import { counted, useProductChanges } from './use-product-changes.ts'

const describe = (
  { texts: { inventory: texts, lists, products, stock }, formats: { number } }: Language,
  { counting, notCounting, allowing, stopping }: ReturnType<typeof useProductChanges>,
): ListDescription<StockRow, SortField<'storeVariants'>> => ({
  texts,
  sort: usualOrder,
  queries: { table: 'storeVariants', filters: stockFilters, search: 'productName' },
  title: {
    label: products.columns.product,
    sortBy: 'productName',
    name: ({ productName }) => productName || products.unnamed,
    fullName: stockName,
    to: ({ productId }) => `/inventory/${productId}`,
    detail: ({ choices, sku }) => [choices, sku].filter(Boolean).join(' · '),
    picture: ({ pictureUrl }) => <Thumbnail url={pictureUrl} />,
  },
  columns: [
    {
      id: 'sku',
      label: texts.columns.sku,
      sortBy: 'sku',
      hideBelow: 'lg',
      optional: true,
      render: ({ sku }) => sku || '—',
    },
    {
      id: 'units',
      label: texts.columns.units,
      sortBy: 'stock.quantity',
      align: 'end',
      render: (row) => <CountField row={row} />,
      renderCard: ({ tracked, quantity }) => (tracked ? number(quantity) : texts.notCounted),
    },
    { id: 'level', label: texts.columns.level, render: (row) => <StockStatus row={row} /> },
    {
      id: 'preorder',
      label: texts.columns.preorder,
      hideBelow: 'lg',
      optional: true,
      render: ({ preorder }) => (preorder.enabled ? texts.preorder.on : texts.preorder.off),
    },
  ],
  actions: (row) => <UnitsControl row={row} />,
  ...filterControls<typeof stockFilters>({
    level: choiceControl(texts.columns.level, pick(stock, stockLevels)),
    counted: choiceControl(texts.countedFilter.label, pick(texts.countedFilter, ['yes', 'no'])),
  }),
  views: [
    { id: 'all', label: lists.all, filters: {} },
    { id: 'low', label: stock.low, filters: { level: 'low' } },
    { id: 'out', label: stock.out, filters: { level: 'out' } },
  ] satisfies View<typeof stockFilters>[],
  kept: counted,
  bulk: [
    {
      label: texts.bulk.count,
      appliesTo: ({ tracked }) => !tracked,
      change: counting,
    },
    {
      label: texts.bulk.uncount,
      appliesTo: ({ tracked }) => tracked,
      change: notCounting,
    },
    {
      label: texts.bulk.preorder,
      appliesTo: ({ preorder }) => !preorder.enabled,
      change: allowing,
    },
    {
      label: texts.bulk.noPreorder,
      appliesTo: ({ preorder }) => preorder.enabled,
      change: stopping,
    },
  ],
})

export function InventoryList() {
  const { language } = useLanguage()
  const changes = useProductChanges()
  const description = useMemo(() => describe(language, changes), [language, changes])
  return <ListPage description={description} actions={<StockToolbar />} />
}
