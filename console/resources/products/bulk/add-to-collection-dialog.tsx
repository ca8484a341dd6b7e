import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { useProductChanges } from '../product-changes.ts'
import { useCollectionNames } from '../use-collection-names.ts'

/** Asks for the collection that the ticked products are added to. */
export function AddToCollectionDialog({ rows, start, close }: BulkDialogProps) {
  const texts = useTexts('productList')
  const { adding } = useProductChanges()
  const { collections, isPending } = useCollectionNames()
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const id = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{texts.addTitle(rows.length)}</DialogTitle>
      <DialogContent>
        <Autocomplete
          options={collections}
          getOptionLabel={({ name }) => name}
          getOptionKey={(collection) => collection.id}
          value={chosen}
          onChange={(_event, collection) => setChosen(collection)}
          loading={isPending}
          renderInput={(parameters) => (
            <TextField {...parameters} label={texts.collection} autoFocus sx={{ mt: 1 }} />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          onClick={() => chosen && start(adding(chosen.id))}
        >
          {texts.add}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
