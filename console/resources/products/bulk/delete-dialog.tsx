import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useId } from 'react'
import { useTexts } from '../../../messages/language-context.tsx'
import type { BulkDialogProps } from '../../../ui/list/description.ts'
import { useProductChanges } from '../product-changes.ts'

/** Asks before the ticked products are deleted: the platform brings none back. */
export function DeleteDialog({ rows, start, close }: BulkDialogProps) {
  const texts = useTexts('productList')
  const { deleting } = useProductChanges()
  const id = useId()
  return (
    <Dialog open onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.deleteTitle(rows.length)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.deleteText}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} autoFocus>
          {texts.keep}
        </Button>
        <Button color="error" variant="contained" onClick={() => start(deleting)}>
          {texts.delete}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
