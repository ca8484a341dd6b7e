import { Button, Typography } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { Message } from './message.tsx'
import { Page } from './page.tsx'

/** Replaces a screen that threw while rendering; the rest of the console keeps working. */
export function ScreenError({ error }: { error: Error }) {
  const { broken } = useTexts('shell')
  return (
    <Page title={broken.title}>
      <Message
        icon="close"
        title={broken.heading}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {broken.again}
          </Button>
        }
      >
        {broken.text}
        <Typography variant="body2" component="span" sx={{ display: 'block', mt: 1.5 }}>
          {error.message}
        </Typography>
      </Message>
    </Page>
  )
}
