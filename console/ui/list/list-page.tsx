// The page of every list: its title and count, the create button, and the list itself.
import { useCreatePath } from 'ra-core'
import type { ReactNode } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { failureOf } from '../../store/failure.ts'
import { Button, ButtonLink } from '../controls/button.tsx'
import { createShortcut } from '../controls/shortcut-marks.ts'
import { useListPlace } from '../page/list-memory.ts'
import { Page } from '../page/page.tsx'
import '../permissions/guarded.css'
import { useRefusal } from '../permissions/use-refusal.ts'
import { CurrentList } from './current-list.ts'
import type { ListDescription, ListRecord } from './description.ts'
import { useKnownDescription } from './known-description.ts'
import { ListFrame } from './list-frame.tsx'
import { useList } from './use-list.ts'

interface ListPageProps<Row extends ListRecord> {
  description: ListDescription<Row>
  /** Buttons beside the one that makes a new record. */
  actions?: ReactNode
}

export function ListPage<Row extends ListRecord>(given: ListPageProps<Row>) {
  const { loading } = useTexts('lists')
  const { forbidden } = useTexts('errors')
  const description = useKnownDescription(given.description)
  const list = useList<ListRecord>(description)
  const { resource, total, capped, error, loaded } = list
  useListPlace(loaded)
  const counted = description.texts.count(total ?? 0, capped)
  // An account that may not even see the list cannot add to it.
  const unseen = error && failureOf(error).kind === 'forbidden' ? forbidden : undefined
  const createPath = useCreatePath()
  const create = description.texts.create && (
    <CreateButton
      to={createPath({ resource, type: 'create' })}
      label={description.texts.create}
      unseen={unseen}
    />
  )
  return (
    <CurrentList value={list}>
      <Page
        title={description.texts.name}
        note={<span role="status">{!loaded ? (error ? '' : loading) : counted}</span>}
        actions={
          <fieldset role="none" className="guarded" disabled={unseen !== undefined}>
            {given.actions}
            {create}
          </fieldset>
        }
      >
        <ListFrame create={create} />
      </Page>
    </CurrentList>
  )
}

interface CreateButtonProps {
  to: string
  label: string
  /** Why the list is not shown, where it is not. */
  unseen: string | undefined
}

function CreateButton({ to, label, unseen }: CreateButtonProps) {
  const refusal = useRefusal() ?? unseen
  if (refusal === undefined) {
    return (
      <ButtonLink {...createShortcut} to={to} look="filled" icon="plus">
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button look="filled" icon="plus" disabled title={refusal}>
      {label}
    </Button>
  )
}

/** A list as a part of another page, such as the products of a collection. */
export function ListPart<Row extends ListRecord>({ description }: ListPageProps<Row>) {
  return (
    <CurrentList value={useList<ListRecord>(useKnownDescription(description))}>
      <ListFrame />
    </CurrentList>
  )
}
