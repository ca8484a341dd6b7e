// The form page of every resource: title, link back to the list, fields in cards, and a save bar.
import { useQueryClient } from '@tanstack/react-query'
import {
  CreateBase,
  EditBase,
  type RaRecord,
  useCreate,
  useEditContext,
  useNotify,
  useResourceContext,
  useUpdate,
} from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStoreClient } from '../../store/store-context.tsx'
import { Page } from '../page/page.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { idempotencyKeys } from './idempotency-keys.ts'
import { LeavingProvider, useLeaving } from './leaving.tsx'
import { RecordFailure, showFailureOnPage } from './record-failure.tsx'
import { RecordForm } from './record-form.tsx'

interface EditPageProps<Row extends RaRecord> {
  /** The list's name and the toast of a save; the texts of a resource contain both. */
  texts: Record<'name' | 'saved', string>
  titleOf(record: Row): string
  note?(record: Row): ReactNode
  actions?(record: Row): ReactNode
  /** Content below the form, such as a list that saves by itself. */
  below?(record: Row): ReactNode
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

function EditScreen<Row extends RaRecord>(props: EditPageProps<Row>) {
  const { texts, titleOf, note, actions, below, children } = props
  const { record, isPending, error, refetch } = useEditContext<Row>()
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const [update] = useUpdate()
  const queryClient = useQueryClient()
  const back = { to: `/${resource}`, label: texts.name }
  if (!record) {
    if (isPending) return <FormSkeleton />
    return <RecordFailure back={back} error={error} retry={refetch} />
  }
  return (
    <Page title={titleOf(record)} back={back} note={note?.(record)} actions={actions?.(record)}>
      <RecordForm
        key={record.id}
        name={`${resource}/${record.id}`}
        send={async (values, opened) => {
          const change = { id: record.id, data: values, previousData: opened }
          const saved = await update(resource, change, { returnPromise: true })
          // ra-core merges it into the cached record, which would keep an emptied field.
          queryClient.setQueryData([resource, 'getOne', { id: record.id }], saved)
          return saved
        }}
        done={() => notify(texts.saved, { type: 'success' })}
      >
        {children}
      </RecordForm>
      {below?.(record)}
    </Page>
  )
}

interface CreatePageProps {
  texts: Record<'name' | 'create' | 'created', string>
  defaultValues?: Record<string, unknown>
  /** A field that the page of the created record does not have. */
  onlyNew?: string
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

function CreateScreen({ texts, children, ...fields }: CreatePageProps) {
  const notify = useNotify()
  const navigate = useNavigate()
  const resource = useResourceContext() ?? ''
  const leaving = useLeaving()
  const [create] = useCreate()
  const keys = useRef(idempotencyKeys(useStoreClient()))
  return (
    <Page title={texts.create} back={{ to: `/${resource}`, label: texts.name }}>
      <RecordForm
        name={`${resource}/create`}
        {...fields}
        send={(values) =>
          create(
            resource,
            { data: values, meta: { idempotencyKey: keys.current(values) } },
            { returnPromise: true },
          )
        }
        done={(created) => {
          leaving.allowed = true
          notify(texts.created, { type: 'success' })
          // Back leads to the list, not to an empty form.
          void navigate(`/${resource}/${encodeURIComponent(created.id)}`, { replace: true })
        }}
      >
        {children}
      </RecordForm>
    </Page>
  )
}
