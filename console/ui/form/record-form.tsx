// The form of a record, with a draft until it is saved.
import { Form, useRecordContext } from 'ra-core'
import { useRef, useState } from 'react'
import { draftName } from '../../store/drafts.ts'
import { later } from '../page/lazy-part.tsx'
import { PartBoundary } from '../page/part-boundary.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { FieldRegistry } from './field-registry.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSaving } from './saving-context.ts'
import { SavingForm, type SavingFormProps, type Submit } from './saving-form.tsx'

// Conflicts are rare, so their dialog is lazy.
const ConflictDialog = later(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)

interface RecordFormProps extends Pick<SavingFormProps, 'onlyNew' | 'send' | 'done' | 'children'> {
  /** The form's draft key: `products/{id}`. */
  name: string
  defaultValues?: Record<string, unknown>
}

/** Dirty fields survive a refetch of the record. */
const keepEntered = { keepDirtyValues: true }

export function RecordForm({ name: form, defaultValues, children, ...saving }: RecordFormProps) {
  const [name] = useState(() => draftName(form))
  const record = useRecordContext()
  const submit = useRef<Submit>(null)
  return (
    <FieldRegistry>
      <div onSubmitCapture={() => submit.current?.forgetFaults()}>
        <Form
          defaultValues={defaultValues}
          resetOptions={keepEntered}
          onSubmit={async (values: Record<string, unknown>) => {
            await submit.current?.save(values)
          }}
          noValidate
          disableInvalidFormNotification
        >
          <SavingForm ref={submit} name={name} record={record} {...saving}>
            <DraftOffer name={name}>{children}</DraftOffer>
            <SaveBar />
            <LeaveDialog />
            <Conflicts />
          </SavingForm>
        </Form>
      </div>
    </FieldRegistry>
  )
}

function Conflicts() {
  const { conflicts } = useSaving()
  return (
    <PartBoundary>{conflicts.length > 0 && <ConflictDialog conflicts={conflicts} />}</PartBoundary>
  )
}
