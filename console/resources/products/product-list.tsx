import { useCallback, useMemo } from 'react'
import type { ListedProduct } from '../../catalogue/listed-product.ts'
import { useStoreCurrency } from '../../catalogue/store-currency.ts'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { SortField } from '../../store/known-queries.ts'
import type { ListDescription } from '../../ui/list/description.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { usualOrder } from './adapter.ts'
import { productFilters } from './list-filter.ts'
import { RowActions } from './parts/row-actions.tsx'
import { productBulk } from './product-bulk.tsx'
import { named, useProductChanges } from './product-changes.ts'
import { productColumns, productTitle } from './product-columns.tsx'
import { productControls, productViews } from './product-filters.ts'
import { useCollectionNames } from './use-collection-names.ts'
import { useLabels } from './use-labels.ts'
import { useRowActions } from './use-row-actions.ts'

const describe = (
  texts: Texts['products'],
): ListDescription<ListedProduct, SortField<'products'>> => ({
  texts,
  sort: usualOrder,
  queries: { table: 'products', filters: productFilters, search: 'name' },
  title: productTitle(texts),
  columns: [
    productColumns(texts).price,
    productColumns(texts).stock,
    {
      id: 'ribbon',
      label: texts.fields.ribbon,
      hideBelow: 'lg',
      render: (product) => product.ribbon || '—',
    },
    productColumns(texts).visibility,
  ],
})

export function ProductList() {
  const texts = useTexts('products')
  const stock = useTexts('stock')
  const list = useTexts('productList')
  const { all } = useTexts('lists')
  const { day } = useFormats()
  const currency = useStoreCurrency()
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
        currency,
        day,
      }),
    [texts, stock, list, offered, labels, currency, day],
  )
  // Referentially stable while filter values load, or the rows would rerender.
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
