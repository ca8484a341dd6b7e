import { useTexts } from '../../messages/language-context.tsx'
import { CreatePage } from '../../ui/form/form-page.tsx'
import { CollectionFields } from './parts/collection-fields.tsx'

export function CollectionCreate() {
  const texts = useTexts('collections')
  return (
    <CreatePage texts={texts}>
      <CollectionFields />
    </CreatePage>
  )
}
