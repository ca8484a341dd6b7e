import { Alert } from '@mui/material'
import { useRecordContext } from 'ra-core'
import { ALL_PRODUCTS } from '../../catalogue/all-products.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { ChangeCollectionPrices } from '../../pricing/change-prices.tsx'
import { EditPage } from '../../ui/form/form-page.tsx'
import { RemoveButton } from '../../ui/form/remove-button.tsx'
import type { CollectionRow } from './adapter.ts'
import { CollectionFields } from './parts/collection-fields.tsx'
import { CollectionProducts } from './parts/collection-products.tsx'

export function CollectionEdit() {
  const texts = useTexts('collections')
  const { count: countOf } = useTexts('products')
  return (
    <EditPage<CollectionRow>
      texts={texts}
      titleOf={(collection) => collection.name}
      note={(collection) => countOf(collection.numberOfProducts)}
      actions={(collection) => (
        <>
          <ChangeCollectionPrices collectionId={collection.id} />
          {collection.id !== ALL_PRODUCTS && (
            <RemoveButton
              name={collection.name}
              consequence={texts.removal(collection.numberOfProducts)}
            />
          )}
        </>
      )}
      below={(collection) => <CollectionProducts collection={collection} />}
    >
      <FieldsOrNote />
    </EditPage>
  )
}

/** The platform's collection of all products is read-only: a note replaces its fields. */
function FieldsOrNote() {
  const { everything } = useTexts('collections')
  const collection = useRecordContext<CollectionRow>()
  if (collection?.id !== ALL_PRODUCTS) return <CollectionFields />
  return <Alert severity="info">{everything}</Alert>
}
