import { useCallback, useMemo } from 'react'
import type { ListedProduct } from '../../catalogue/listed-product.ts'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { QueryField } from '../../store/known-queries.ts'
import type { ListDescription } from '../../ui/list/description.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Status } from '../../ui/values/status.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { usualOrder } from './adapter.ts'
import { productFilters } from './list-filter.ts'
import { Price } from './parts/price.tsx'
import { RowActions } from './parts/row-actions.tsx'
import { StockStatus } from './parts/stock-status.tsx'
import { productBulk } from './product-bulk.tsx'
import { named, useProductChanges } from './product-changes.ts'
import { productControls, productViews } from './product-filters.ts'
import { useCollectionNames } from './use-collection-names.ts'
import { useLabels } from './use-labels.ts'
import { useRowActions } from './use-row-actions.ts'

const describe = (
  texts: Texts['products'],
): ListDescription<ListedProduct, QueryField<'products'>> => ({
  texts,
  sort: usualOrder,
  queries: { table: 'products', filters: productFilters, search: 'name' },
  title: {
    label: texts.columns.product,
    sortBy: 'name',
    name: (product) => product.name,
    detail: (product) => [product.brand, product.sku].filter(Boolean).join(' · '),
    picture: (product) => <Thumbnail url={product.media?.mainMedia?.thumbnail?.url} />,
  },
  columns: [
    {
      id: 'price',
      label: texts.columns.price,
      sortBy: 'priceData.price',
      align: 'end',
      render: (product) => <Price product={product} />,
    },
    {
      id: 'stock',
      label: texts.columns.stock,
      render: (product) => <StockStatus stock={product.stock} />,
    },
    {
      id: 'ribbon',
      label: texts.columns.ribbon,
      hideBelow: 'lg',
      render: (product) => product.ribbon || '—',
    },
    {
      id: 'visibility',
      label: texts.columns.visibility,
      hideBelow: 'md',
      render: (product) =>
        product.visible ? texts.visible : <Status tone="caution">{texts.hidden}</Status>,
    },
  ],
})

export function ProductList() {
  const texts = useTexts('products')
  const stock = useTexts('stock')
  const list = useTexts('productList')
  const { all } = useTexts('lists')
  const { currencySign, day } = useFormats()
  const { collections, isPending } = useCollectionNames()
  const offered = isPending ? undefined : collections
  const labels = useLabels()
  const changes = useProductChanges()
  const acts = useRowActions(changes)
  const shown = useMemo(() => describe(texts), [texts])
  const controls = useMemo(
    () =>
      productControls({
        texts,
        stock,
        list,
        collections: offered,
        ...labels,
        unit: currencySign(''),
        day,
      }),
    [texts, stock, list, offered, labels, currencySign, day],
  )
  // Kept the same while the filters' values arrive: the rows are drawn with it.
  const actions = useCallback(
    (product: ListedProduct) => <RowActions product={product} acts={acts} />,
    [acts],
  )
  const bulk = useMemo(() => productBulk(list, changes), [list, changes])
  const description = useMemo<ListDescription<ListedProduct>>(
    () => ({
      ...shown,
      ...controls,
      bulk,
      kept: named,
      views: productViews(list, all),
      actions,
    }),
    [shown, controls, bulk, list, all, actions],
  )
  return <ListPage description={description} />
}
