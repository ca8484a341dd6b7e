// Replaces the page of a record that failed to load: deleted or unreachable.
import { useTexts } from '../../messages/language-context.tsx'
import { failureOf } from '../../store/failure.ts'
import { FailureMessage } from '../page/failure-message.tsx'
import { Message } from '../page/message.tsx'
import { Page } from '../page/page.tsx'

interface RecordFailureProps {
  back: { to: string; label: string }
  error: unknown
  retry(): void
}

export function RecordFailure({ back, error, retry }: RecordFailureProps) {
  const { gone, notLoaded } = useTexts('forms')
  const { notFound } = useTexts('shell')
  const failure = failureOf(error)
  // An address may have anything in the place of an id.
  if (!(error instanceof Error) || failure.kind === 'gone' || failure.kind === 'invalid') {
    return (
      <Page title={notFound.title} back={back}>
        <Message icon="search" title={gone.heading}>
          {gone.text}
        </Message>
      </Page>
    )
  }
  return (
    <Page title={notLoaded.title} back={back}>
      <FailureMessage title={notLoaded.heading} failure={failure} retry={retry} />
    </Page>
  )
}

/** By default ra-core reports any failure as "does not exist" and redirects to the list. */
export const showFailureOnPage = { onError: () => {} }
