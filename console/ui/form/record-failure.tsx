// Stands in for a record that could not be read: gone for good, or only out of reach for now.
import { Button } from '@mui/material'
import { HttpError } from 'ra-core'
import { Message } from '../page/message.tsx'
import { Page } from '../page/page.tsx'

interface RecordFailureProps {
  back: { to: string; label: string }
  error: unknown
  retry(): void
}

export function RecordFailure({ back, error, retry }: RecordFailureProps) {
  if (!(error instanceof Error) || (error instanceof HttpError && error.status === 404)) {
    return (
      <Page title="Not found" back={back}>
        <Message icon="search" title="This record is gone">
          It may have been deleted by somebody else.
        </Message>
      </Page>
    )
  }
  return (
    <Page title="Not loaded" back={back}>
      <Message
        icon="close"
        title="This record could not be loaded"
        action={
          <Button variant="outlined" onClick={retry}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Message>
    </Page>
  )
}

/** ra-core would say "does not exist" to any failure and leave for the list; here the screen itself tells. */
export const tellOnScreen = { onError: () => {} }
