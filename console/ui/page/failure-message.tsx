import { useTexts } from '../../messages/language-context.tsx'
import type { Failure } from '../../store/failure.ts'
import { Button } from '../controls/button.tsx'
import { FailureNote } from './failure-note.tsx'
import { Message } from './message.tsx'

interface FailureMessageProps {
  title: string
  failure: Failure
  retry(): unknown
}

/** What failed to load, why, and Retry. */
export function FailureMessage({ title, failure, retry }: FailureMessageProps) {
  const { tryAgain } = useTexts('lists')
  return (
    <Message
      icon={failure.kind === 'forbidden' ? 'block' : 'close'}
      title={title}
      action={
        <Button look="outlined" onClick={() => retry()}>
          {tryAgain}
        </Button>
      }
    >
      <FailureNote failure={failure} />
    </Message>
  )
}
