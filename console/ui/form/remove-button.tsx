import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useDelete, useNotify, useRecordContext, useRedirect, useResourceContext } from 'ra-core'
import { useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'

/** Deletes the record of this page, after asking. */
export function RemoveButton({ what, name }: { what: string; name: string }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const id = useId()
  if (!record || !resource) return null

  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(`The ${what} “${name}” was deleted`, { type: 'success' })
          redirect('list', resource)
        },
        onError: (error) => {
          setAsking(false)
          notify(error instanceof Error ? error.message : 'That did not work.', { type: 'error' })
        },
      },
    )

  return (
    <>
      <Button color="error" startIcon={<Icon name="trash" />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={id}>
        <DialogTitle id={id}>Delete “{name}”?</DialogTitle>
        <DialogContent>
          <DialogContentText>The {what} goes for good. This cannot be undone.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setAsking(false)} autoFocus>
            Keep it
          </Button>
          <Button color="error" variant="contained" onClick={confirm} loading={isPending}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
