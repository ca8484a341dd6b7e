import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { Message } from './message.tsx'
import { Page } from './page.tsx'

/** The screen of an address that the console does not have. */
export function NotFound() {
  return (
    <Page title="Not found">
      <Message
        icon="search"
        title="There is nothing at this address"
        action={
          <Button component={Link} to="/" variant="contained">
            Go to the start page
          </Button>
        }
      >
        It may have been deleted, or the link was cut short.
      </Message>
    </Page>
  )
}
