import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import { Modal } from '../../../ui/controls/modal.tsx'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { useProductChanges } from '../product-changes.ts'
import { useCollectionPicker } from '../use-collection-picker.ts'

/** Asks for the collection to add the selected products to. */
export function AddToCollectionDialog({ rows, start, close }: BulkDialogProps) {
  const texts = useTexts('productList')
  const { add } = useTexts('lists')
  const { columns } = useTexts('collections')
  const { adding } = useProductChanges()
  const { collections, ...picker } = useCollectionPicker()
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  return (
    <Modal
      title={texts.addTitle(rows.length)}
      close={close}
      width="xs"
      action={{
        label: add,
        disabled: chosen === null,
        press: () => chosen && start(adding(chosen.id)),
      }}
    >
      <Autocomplete
        {...picker.list}
        options={collections}
        getOptionLabel={({ name }) => name}
        getOptionKey={(collection) => collection.id}
        value={chosen}
        onChange={(_event, collection) => setChosen(collection)}
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            {...picker.field}
            label={columns.collection}
            autoFocus
            sx={{ mt: 1 }}
          />
        )}
      />
    </Modal>
  )
}
