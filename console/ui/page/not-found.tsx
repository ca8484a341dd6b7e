import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Message } from './message.tsx'
import { Page } from './page.tsx'

/** The screen of an address that the console does not have. */
export function NotFound() {
  const { notFound } = useTexts('shell')
  return (
    <Page title={notFound.title}>
      <Message
        icon="search"
        title={notFound.heading}
        action={
          <Button component={Link} to="/" variant="contained">
            {notFound.home}
          </Button>
        }
      >
        {notFound.text}
      </Message>
    </Page>
  )
}
