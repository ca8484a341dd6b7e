import { useMemo } from 'react'
import type { Formats } from '../../messages/formats.ts'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { SortField } from '../../store/known-queries.ts'
import type { ListDescription } from '../../ui/list/description.ts'
import { filterControls } from '../../ui/list/filter-controls.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Status } from '../../ui/values/status.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { visibilityControl } from '../products/product-filters.ts'
import { type CollectionRow, collectionFilters, usualOrder } from './adapter.ts'

const describe = (
  texts: Texts['collections'],
  countOf: (products: number) => string,
  number: Formats['number'],
): ListDescription<CollectionRow, SortField<'collections'>> => ({
  texts,
  sort: usualOrder,
  queries: { table: 'collections', filters: collectionFilters, search: 'name' },
  title: {
    label: texts.columns.collection,
    sortBy: 'name',
    name: (collection) => collection.name,
    detail: (collection) => collection.description,
    picture: (collection) => <Thumbnail url={collection.media?.mainMedia?.thumbnail?.url} />,
  },
  columns: [
    {
      id: 'products',
      label: texts.columns.products,
      align: 'end',
      render: (collection) => number(collection.numberOfProducts),
      renderCard: (collection) => countOf(collection.numberOfProducts),
    },
    {
      id: 'visibility',
      label: texts.columns.visibility,
      hideBelow: 'md',
      onCard: true,
      render: ({ visible }) =>
        visible === false ? <Status tone="caution">{texts.hidden}</Status> : texts.visible,
    },
  ],
  ...filterControls<typeof collectionFilters>({
    visibility: visibilityControl(texts),
  }),
})

export function CollectionList() {
  const texts = useTexts('collections')
  const { count } = useTexts('products')
  const { number } = useFormats()
  const description = useMemo(() => describe(texts, count, number), [texts, count, number])
  return <ListPage description={description} />
}
