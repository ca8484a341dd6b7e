import { useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
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
          <Button look="filled" onClick={() => window.location.reload()}>
            {broken.again}
          </Button>
        }
      >
        {broken.text}
        <small className="failure-request">{error.message}</small>
      </Message>
    </Page>
  )
}
