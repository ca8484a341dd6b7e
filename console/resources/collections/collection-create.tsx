import { CreatePage } from '../../ui/form/form-page.tsx'
import { CollectionFields } from './parts/collection-fields.tsx'

export function CollectionCreate() {
  return (
    <CreatePage
      listName="Collections"
      title="New collection"
      createdMessage="Collection created. Now put products into it."
    >
      <CollectionFields />
    </CreatePage>
  )
}
