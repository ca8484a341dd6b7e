import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useNotify, useRecordContext, useResourceContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { draftName, keepDraft } from '../../store/drafts.ts'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import { Button } from '../controls/button.tsx'
import { Modal } from '../controls/modal.tsx'
import { addressLeft, returning } from '../page/list-memory.ts'
import { Guarded } from '../permissions/guarded.tsx'
import { useRecentChanges } from '../recent/recent-context.ts'
import { useLeaving } from './leaving.tsx'

interface RemoveButtonProps {
  name: string
  /** The consequence of deleting it, in a sentence. */
  consequence: string
  typeName?: boolean
}

export function RemoveButton({ name, consequence, typeName = false }: RemoveButtonProps) {
  const { remove: texts } = useTexts('forms')
  const record = useRecordContext()
  const resource = useResourceContext()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const recent = useRecentChanges()
  const leaving = useLeaving()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [remove, { isPending }] = useDelete()
  const [typed, setTyped] = useState('')
  const deleted = useRef(false)
  useEffect(
    // Once the page is left, or it would read the record again.
    () => () => {
      const queryKey = [resource, 'getOne', { id: String(record?.id) }]
      if (deleted.current) queryClient.removeQueries({ queryKey })
    },
    [queryClient, resource, record?.id],
  )
  const certain = !typeName || asShown(typed) === asShown(name)
  if (!record || !resource) return null

  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          deleted.current = true
          leaving.allowed = true
          keepDraft(draftName(`${resource}/${record.id}`), [])
          notify(texts.done(name), { type: 'success' })
          recent.add(texts.done(name))
          void navigate(addressLeft(`/${resource}`), { replace: true, state: returning })
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
        <Button tone="danger" icon="trash" onClick={() => setAsking(true)}>
          {texts.button}
        </Button>
      </Guarded>
      <Modal
        title={texts.title(name)}
        open={asking}
        close={() => setAsking(false)}
        focusClose={!typeName}
        action={{
          label: texts.button,
          danger: true,
          press: confirm,
          disabled: !certain,
          busy: isPending,
        }}
        text={consequence}
      >
        {typeName && (
          <TextField
            autoFocus
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
