import { useTexts } from '../../messages/language-context.tsx'
import type { Failure } from '../../store/failure.ts'
import { failureText } from '../../store/failure-text.ts'
import './page.css'

/** What happened and what to do; the id of the request small below. */
export function FailureNote({ failure }: { failure: Failure }) {
  const texts = useTexts('errors')
  return (
    <>
      <span>{failureText(failure, texts)}</span>
      {failure.requestId && (
        <small className="failure-request">{texts.requestId(failure.requestId)}</small>
      )}
    </>
  )
}
