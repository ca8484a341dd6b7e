import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { Message } from './message.tsx'
import { Page } from './page.tsx'

/** Where an address leads to nothing. */
export function NotFound() {
  return (
    <Page title="Not found">
      <Message
        icon="search"
        title="There is nothing at this address"
        action={
          <Button component={Link} to="/products" variant="contained">
            Go to products
          </Button>
        }
      >
        It may have been deleted, or the link was cut short.
      </Message>
    </Page>
  )
}
