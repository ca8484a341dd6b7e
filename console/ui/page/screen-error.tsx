import { useTexts } from '../../messages/language-context.tsx'
import { useOnline } from '../../store/online.ts'
import { Button } from '../controls/button.tsx'
import { Message } from './message.tsx'
import { Page } from './page.tsx'

/** Replaces a screen that threw while rendering; the rest of the console keeps working. */
export function ScreenError({ error }: { error: Error }) {
  const { broken } = useTexts('shell')
  const { offline } = useTexts('errors')
  const online = useOnline()
  return (
    <Page title={broken.title}>
      <Message
        icon="close"
        title={broken.heading}
        // Offline, a reload would leave no console at all.
        action={
          online && (
            <Button look="filled" onClick={() => window.location.reload()}>
              {broken.again}
            </Button>
          )
        }
      >
        {online ? broken.text : offline}
        {online && <small className="failure-request">{error.message}</small>}
      </Message>
    </Page>
  )
}
