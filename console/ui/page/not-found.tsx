import { useTexts } from '../../messages/language-context.tsx'
import { ButtonLink } from '../controls/button.tsx'
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
          <ButtonLink to="/" look="filled">
            {notFound.home}
          </ButtonLink>
        }
      >
        {notFound.text}
      </Message>
    </Page>
  )
}
