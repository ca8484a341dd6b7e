import { Button, TextField } from '@mui/material'
import { useDelete, useNotify, useRecordContext, useRedirect, useResourceContext } from 'ra-core'
import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { draftName, keepDraft } from '../../store/drafts.ts'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import { Modal } from '../controls/modal.tsx'
import { Icon } from '../icons/icon.tsx'
import { Guarded } from '../permissions/guarded.tsx'
import { useRecentChanges } from '../recent/recent-context.ts'
import { useLeaving } from './leaving.tsx'

interface RemoveButtonProps {
  name: string
  /** The consequence of deleting it, in a sentence. */
  consequence: string
  /** Whether the name must be typed first. */
  typeName?: boolean
}

/** Deletes the page's record after a question. */
export function RemoveButton({ name, consequence, typeName = false }: RemoveButtonProps) {
  const { remove: texts } = useTexts('forms')
  const record = useRecordContext()
  const resource = useResourceContext()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const recent = useRecentChanges()
  const leaving = useLeaving()
  const redirect = useRedirect()
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const [typed, setTyped] = useState('')
  const certain = !typeName || asShown(typed) === asShown(name)
  if (!record || !resource) return null

  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          leaving.allowed = true
          keepDraft(draftName(`${resource}/${record.id}`), [])
          notify(texts.done(name), { type: 'success' })
          recent.add(texts.done(name))
          redirect('list', resource)
        },
        onError: (error) => {
          setAsking(false)
          notifyFailure(error, name)
        },
      },
    )

  return (
    <>
      <Guarded>
        <Button color="error" startIcon={<Icon name="trash" />} onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </Guarded>
      <Modal
        title={texts.title(name)}
        open={asking}
        close={() => setAsking(false)}
        focusClose={!typeName}
        action={{
          ...{ label: texts.button, danger: true, press: confirm },
          ...{ disabled: !certain, busy: isPending },
        }}
        text={consequence}
      >
        {typeName && (
          <TextField
            autoFocus
            fullWidth
            label={texts.typeName(name)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            sx={{ mt: 2 }}
          />
        )}
      </Modal>
    </>
  )
}

/** A text with white space trimmed and collapsed, as HTML renders it and the owner can type it. */
function asShown(text: string): string {
  return text.normalize().replace(/\s+/g, ' ').trim()
}
