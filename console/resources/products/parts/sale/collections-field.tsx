// The collections that hold the product; they are changed with the rest of the form.
import { Autocomplete, TextField } from '@mui/material'
import { useGetList } from 'ra-core'
import { useController } from 'react-hook-form'
import { ALL_PRODUCTS } from '../../../../catalogue/all-products.ts'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { Section } from '../../../../ui/form/section.tsx'

interface CollectionName {
  id: string
  name?: string | null
}

export function CollectionsField() {
  const texts = useTexts('productPage')
  useMountedField('collectionIds', texts.collections)
  const { field } = useController({ name: 'collectionIds' })
  const {
    data = [],
    isPending,
    error,
  } = useGetList<CollectionName>('collections', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  })
  const ids: string[] = Array.isArray(field.value) ? field.value : []
  const chosen = ids.filter((id) => id !== ALL_PRODUCTS)
  const byId = new Map(data.map((collection) => [collection.id, collection]))
  const nameOf = (id: string) => byId.get(id)?.name ?? (isPending ? '…' : texts.unnamedCollection)
  return (
    <Section title={texts.collections}>
      <Autocomplete
        multiple
        options={data.map(({ id }) => id).filter((id) => id !== ALL_PRODUCTS)}
        value={chosen}
        getOptionLabel={nameOf}
        onChange={(_event, next) =>
          field.onChange([...ids.filter((id) => id === ALL_PRODUCTS), ...next])
        }
        onBlur={field.onBlur}
        loading={isPending}
        noOptionsText={texts.noCollections}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            label={texts.inCollections}
            error={error !== null}
            helperText={error ? texts.collectionsNotLoaded : undefined}
          />
        )}
      />
    </Section>
  )
}
