import { Box } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { EditPage } from '../../ui/form/form-page.tsx'
import { RemoveButton } from '../../ui/form/remove-button.tsx'
import type { CollectionRow } from './adapter.ts'
import { ALL_PRODUCTS } from './all-products.ts'
import { CollectionFields } from './parts/collection-fields.tsx'
import { CollectionProducts } from './parts/collection-products.tsx'

export function CollectionEdit() {
  const texts = useTexts('collections')
  return (
    <EditPage<CollectionRow>
      listName={texts.name}
      titleOf={(collection) => collection.name ?? texts.unnamed}
      actions={(collection) =>
        collection.id !== ALL_PRODUCTS && (
          <RemoveButton name={collection.name ?? texts.unnamed} consequence={texts.removal} />
        )
      }
      savedMessage={texts.saved}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CollectionFields />
        <CollectionProducts />
      </Box>
    </EditPage>
  )
}
