import { useMemo } from 'react'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import type { Texts } from '../../messages/texts.ts'
import type { Column, TitleColumn } from '../../ui/list/columns.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import type { CollectionRow } from './adapter.ts'

const titleOf = (texts: Texts['collections']): TitleColumn<CollectionRow> => ({
  label: texts.columns.collection,
  sortBy: 'name',
  name: (collection) => collection.name ?? texts.unnamed,
  detail: (collection) => collection.description,
  picture: (collection) => <Thumbnail url={collection.media?.mainMedia?.thumbnail?.url} />,
})

const columnsOf = (texts: Texts['collections']): Column<CollectionRow>[] => [
  {
    id: 'products',
    label: texts.columns.products,
    align: 'end',
    render: (collection) => <Count of={collection.numberOfProducts} />,
  },
]

function Count({ of }: { of: number }) {
  return <>{useFormats().number(of)}</>
}

export function CollectionList() {
  const texts = useTexts('collections')
  const [title, columns] = useMemo(() => [titleOf(texts), columnsOf(texts)], [texts])
  return (
    <ListPage<CollectionRow>
      texts={texts}
      sort={{ field: 'name', order: 'ASC' }}
      title={title}
      columns={columns}
    />
  )
}
