import { Box } from '@mui/material'
import { EditPage } from '../../ui/form/form-page.tsx'
import { RemoveButton } from '../../ui/form/remove-button.tsx'
import type { CollectionRow } from './adapter.ts'
import { ALL_PRODUCTS } from './all-products.ts'
import { CollectionFields } from './parts/collection-fields.tsx'
import { CollectionProducts } from './parts/collection-products.tsx'

export function CollectionEdit() {
  return (
    <EditPage<CollectionRow>
      listName="Collections"
      titleOf={(collection) => collection.name ?? 'Unnamed collection'}
      actions={(collection) =>
        collection.id !== ALL_PRODUCTS && (
          <RemoveButton what="collection" name={collection.name ?? 'this collection'} />
        )
      }
      savedMessage="Collection saved"
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CollectionFields />
        <CollectionProducts />
      </Box>
    </EditPage>
  )
}
