import { useCallback, useMemo } from 'react'
import type { ListedProduct } from '../../catalogue/listed-product.ts'
import { useStoreCurrency } from '../../catalogue/store-currency.ts'
import { useLanguage } from '../../messages/language-context.tsx'
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
  const { language } = useLanguage()
  const { texts } = language
  const currency = useStoreCurrency()
  const { collections, isPending } = useCollectionNames()
  const offered = isPending ? undefined : collections
  const labels = useLabels()
  const changes = useProductChanges()
  const acts = useRowActions(changes)
  const shown = useMemo(() => describe(texts.products), [texts])
  const controls = useMemo(
    () => productControls(language, { collections: offered, ...labels, currency }),
    [language, offered, labels, currency],
  )
  // Referentially stable while filter values load, or the rows would rerender.
  const actions = useCallback(
    (product: ListedProduct) => <RowActions product={product} acts={acts} />,
    [acts],
  )
  const bulk = useMemo(() => productBulk(texts, changes), [texts, changes])
  const description = useMemo<ListDescription<ListedProduct>>(
    () => ({
      ...shown,
      ...controls,
      bulk,
      kept: named,
      views: productViews(texts),
      actions,
    }),
    [shown, controls, bulk, texts, actions],
  )
  return <ListPage description={description} />
}
