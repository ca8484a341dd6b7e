import { useMemo } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { ListDescription } from '../../ui/list/description.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import type { CollectionRow } from './adapter.ts'

const describe = (texts: Texts['collections']): ListDescription<CollectionRow> => ({
  texts,
  sort: { field: 'name', order: 'ASC' },
  title: {
    label: texts.columns.collection,
    sortBy: 'name',
    name: (collection) => collection.name ?? texts.unnamed,
    detail: (collection) => collection.description,
    picture: (collection) => <Thumbnail url={collection.media?.mainMedia?.thumbnail?.url} />,
  },
  columns: [
    {
      id: 'products',
      label: texts.columns.products,
      align: 'end',
      render: (collection) => collection.numberOfProducts.toLocaleString('en'),
    },
  ],
})

export function CollectionList() {
  const texts = useTexts('collections')
  const description = useMemo(() => describe(texts), [texts])
  return <ListPage description={description} />
}
