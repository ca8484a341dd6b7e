import { useTexts } from '../../messages/language-context.tsx'
import type { Failure } from '../../store/failure.ts'
import { failureText } from '../../store/failure-text.ts'
import './page.css'

/** The failure and the next step, with the request id below in small print. */
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
