// The states of a list without rows: failed, no results, empty.
import type { ReactNode } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { failureOf } from '../../store/failure.ts'
import { Button } from '../controls/button.tsx'
import { FailureMessage } from '../page/failure-message.tsx'
import { Message } from '../page/message.tsx'
import { useCurrentList } from './current-list.ts'

export function ListFailure({ error }: { error: Error }) {
  const { description, refetch } = useCurrentList()
  return (
    <FailureMessage
      title={description.texts.notLoaded}
      failure={failureOf(error)}
      retry={refetch}
    />
  )
}

export function NothingFound({ create }: { create: ReactNode }) {
  const texts = useTexts('lists')
  const { description, address, narrow } = useCurrentList()
  if (address.search === '' && Object.keys(address.filters).length === 0) {
    return (
      <Message icon="plus" title={description.texts.none} action={create}>
        {texts.empty}
      </Message>
    )
  }
  return (
    <Message
      icon="search"
      title={texts.noMatch.heading}
      action={
        <Button look="outlined" onClick={() => narrow({ filters: {}, search: '' })}>
          {texts.noMatch.clear}
        </Button>
      }
    >
      {texts.noMatch.text}
    </Message>
  )
}
