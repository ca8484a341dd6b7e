// The form page of every resource: title, link back to the list, fields in cards, and a save bar.
import {
  CreateBase,
  EditBase,
  type RaRecord,
  useCreate,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
  useUpdate,
} from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { Page } from '../page/page.tsx'
import { actionKeys } from './action-keys.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { LeavingProvider, useLeaving } from './leaving.tsx'
import { RecordFailure, showFailureOnPage } from './record-failure.tsx'
import { RecordForm } from './record-form.tsx'

interface EditPageProps<Row extends RaRecord> {
  /** The list this record belongs to: "Products". */
  listName: string
  /** The record's name as the page's title. */
  titleOf(record: Row): string
  note?(record: Row): ReactNode
  actions?(record: Row): ReactNode
  savedMessage: string
  /** Content below the form, such as a list that saves by itself. */
  below?(record: Row): ReactNode
  /** The form's fields. */
  children: ReactNode
}

export function EditPage<Row extends RaRecord>(props: EditPageProps<Row>) {
  return (
    <EditBase mutationMode="pessimistic" redirect={false} queryOptions={showFailureOnPage}>
      <LeavingProvider>
        <EditScreen {...props} />
      </LeavingProvider>
    </EditBase>
  )
}

function EditScreen<Row extends RaRecord>({
  listName,
  titleOf,
  note,
  actions,
  savedMessage,
  below,
  children,
}: EditPageProps<Row>) {
  const { record, isPending, error, refetch } = useEditContext<Row>()
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const [update] = useUpdate()
  const back = { to: `/${resource}`, label: listName }
  if (!record) {
    if (isPending) return <FormSkeleton />
    return <RecordFailure back={back} error={error} retry={refetch} />
  }
  return (
    <Page title={titleOf(record)} back={back} note={note?.(record)} actions={actions?.(record)}>
      <RecordForm
        key={record.id}
        name={`${resource}/${record.id}`}
        send={(values, opened) =>
          update(
            resource,
            { id: record.id, data: values, previousData: opened },
            { mutationMode: 'pessimistic', returnPromise: true },
          )
        }
        done={() => notify(savedMessage, { type: 'success' })}
      >
        {children}
      </RecordForm>
      {below?.(record)}
    </Page>
  )
}

interface CreatePageProps {
  listName: string
  title: string
  createdMessage: string
  defaultValues?: Record<string, unknown>
  children: ReactNode
}

export function CreatePage(props: CreatePageProps) {
  return (
    <CreateBase>
      <LeavingProvider>
        <CreateScreen {...props} />
      </LeavingProvider>
    </CreateBase>
  )
}

function CreateScreen({
  listName,
  title,
  createdMessage,
  defaultValues,
  children,
}: CreatePageProps) {
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const leaving = useLeaving()
  const [create] = useCreate()
  const keys = useRef(actionKeys())
  return (
    <Page title={title} back={{ to: `/${resource}`, label: listName }}>
      <RecordForm
        name={`${resource}/create`}
        defaultValues={defaultValues}
        send={(values) =>
          create(
            resource,
            { data: values, meta: { idempotencyKey: keys.current(values) } },
            { returnPromise: true },
          )
        }
        done={(created) => {
          leaving.allowed = true
          notify(createdMessage, { type: 'success' })
          redirect('edit', resource, created.id, created)
        }}
      >
        {children}
      </RecordForm>
    </Page>
  )
}
