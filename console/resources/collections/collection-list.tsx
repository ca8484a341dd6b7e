import type { Column, TitleColumn } from '../../ui/list/columns.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { Thumbnail } from '../../ui/values/thumbnail.tsx'
import type { CollectionRow } from './adapter.ts'

const title: TitleColumn<CollectionRow> = {
  label: 'Collection',
  sortBy: 'name',
  name: (collection) => collection.name ?? 'Unnamed collection',
  detail: (collection) => collection.description,
  picture: (collection) => <Thumbnail url={collection.media?.mainMedia?.thumbnail?.url} />,
}

const columns: Column<CollectionRow>[] = [
  {
    id: 'products',
    label: 'Products',
    align: 'right',
    render: (collection) => collection.numberOfProducts.toLocaleString('en'),
  },
]

export function CollectionList() {
  return (
    <ListPage<CollectionRow>
      name="Collections"
      createLabel="New collection"
      searchLabel="Search by name"
      sort={{ field: 'name', order: 'ASC' }}
      title={title}
      columns={columns}
    />
  )
}
