import { Button } from '@mui/material'
import { Message } from './message.tsx'
import { Page } from './page.tsx'

/** Replaces a screen that threw while rendering; the rest of the console keeps working. */
export function ScreenError({ error }: { error: Error }) {
  return (
    <Page title="Something went wrong">
      <Message
        icon="close"
        title="This screen could not be shown"
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Load it again
          </Button>
        }
      >
        {error.message}
      </Message>
    </Page>
  )
}
