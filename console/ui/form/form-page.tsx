// The form page of every resource: title, link back to the list, fields in cards, and a save bar.
import {
  CreateBase,
  EditBase,
  Form,
  type RaRecord,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'ra-core'
import type { ReactNode } from 'react'
import { Page } from '../page/page.tsx'
import { PageLoading } from '../page/page-loading.tsx'
import { FieldRegistry } from './field-registry.tsx'
import { HiddenViolations } from './hidden-violations.ts'
import { RecordFailure, showFailureOnPage } from './record-failure.tsx'
import { SaveBar } from './save-bar.tsx'

interface EditPageProps<Row extends RaRecord> {
  /** The list this record belongs to: "Products". */
  listName: string
  /** The record's name as the page's title. */
  titleOf(record: Row): string
  note?(record: Row): ReactNode
  actions?(record: Row): ReactNode
  savedMessage: string
  /** The form's fields. */
  children: ReactNode
}

export function EditPage<Row extends RaRecord>({ savedMessage, ...props }: EditPageProps<Row>) {
  const notify = useNotify()
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={showFailureOnPage}
      mutationOptions={{ onSuccess: () => notify(savedMessage, { type: 'success' }) }}
    >
      <EditScreen {...props} />
    </EditBase>
  )
}

function EditScreen<Row extends RaRecord>({
  listName,
  titleOf,
  note,
  actions,
  children,
}: Omit<EditPageProps<Row>, 'savedMessage'>) {
  const { record, isPending, error, refetch } = useEditContext<Row>()
  const resource = useResourceContext()
  const back = { to: `/${resource}`, label: listName }
  if (!record) {
    if (isPending) return <PageLoading />
    return <RecordFailure back={back} error={error} retry={refetch} />
  }
  return (
    <Page title={titleOf(record)} back={back} note={note?.(record)} actions={actions?.(record)}>
      <RecordForm>{children}</RecordForm>
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

export function CreatePage({
  listName,
  title,
  createdMessage,
  defaultValues,
  children,
}: CreatePageProps) {
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext()
  const goOn = (created: RaRecord) => {
    notify(createdMessage, { type: 'success' })
    redirect('edit', resource, created.id, created)
  }
  return (
    <CreateBase mutationOptions={{ onSuccess: goOn }}>
      <Page title={title} back={{ to: `/${resource}`, label: listName }}>
        <RecordForm defaultValues={defaultValues}>{children}</RecordForm>
      </Page>
    </CreateBase>
  )
}

function RecordForm({
  defaultValues,
  children,
}: {
  defaultValues?: Record<string, unknown>
  children: ReactNode
}) {
  return (
    <FieldRegistry>
      <Form defaultValues={defaultValues} noValidate warnWhenUnsavedChanges>
        <HiddenViolations />
        {children}
        <SaveBar />
      </Form>
    </FieldRegistry>
  )
}
