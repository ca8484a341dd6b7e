// The page of a record that could not be read: deleted, or not reachable for now.
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
          It may have been deleted in the meantime.
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

/** ra-core would say "does not exist" for any failure and go to the list; here the page shows the failure. */
export const showFailureOnPage = { onError: () => {} }
