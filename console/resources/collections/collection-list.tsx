import { useMemo } from 'react'
import type { Language } from '../../messages/language.ts'
import { useLanguage } from '../../messages/language-context.tsx'
import type { SortField } from '../../store/known-queries.ts'
import type { ListDescription } from '../../ui/list/description.ts'
import { filterControls } from '../../ui/list/filter-controls.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Status } from '../../ui/values/status.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import { visibilityControl } from '../products/product-filters.ts'
import { type CollectionRow, collectionFilters, usualOrder } from './adapter.ts'

const describe = ({
  texts: { collections: texts, products },
  formats: { number },
}: Language): ListDescription<CollectionRow, SortField<'collections'>> => ({
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
      renderCard: (collection) => products.count(collection.numberOfProducts),
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
  const { language } = useLanguage()
  const description = useMemo(() => describe(language), [language])
  return <ListPage description={description} />
}
