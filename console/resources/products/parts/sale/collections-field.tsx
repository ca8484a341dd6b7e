// The collections that hold the product; saved with the rest of the form.
import { Autocomplete, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { ALL_PRODUCTS } from '../../../../catalogue/all-products.ts'
import { useTexts } from '../../../../messages/language-context.tsx'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { Section } from '../../../../ui/form/section.tsx'
import { useCollectionPicker } from '../../use-collection-picker.ts'

const none: readonly string[] = []

export function CollectionsField() {
  const texts = useTexts('productPage')
  const { name } = useTexts('collections')
  useMountedField('collectionIds', name)
  const { field } = useController({ name: 'collectionIds' })
  const { collections, list, field: shown } = useCollectionPicker()
  const ids: readonly string[] = Array.isArray(field.value) ? field.value : none
  // MUI empties the text when it is given another array.
  const chosen = useMemo(() => ids.filter((id) => id !== ALL_PRODUCTS), [ids])
  const byId = new Map(collections.map((collection) => [collection.id, collection]))
  const nameOf = (id: string) =>
    byId.get(id)?.name ?? (list.loading ? '…' : texts.unnamedCollection)
  return (
    <Section title={name}>
      <Autocomplete
        {...list}
        multiple
        options={collections.map(({ id }) => id)}
        value={chosen}
        getOptionLabel={nameOf}
        onChange={(_event, next) =>
          field.onChange([...ids.filter((id) => id === ALL_PRODUCTS), ...next])
        }
        onBlur={field.onBlur}
        renderInput={(parameters) => (
          <TextField {...parameters} {...shown} label={texts.inCollections} />
        )}
      />
    </Section>
  )
}
