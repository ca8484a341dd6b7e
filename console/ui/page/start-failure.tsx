import { useTexts } from '../../messages/language-context.tsx'
import { StartError } from '../../store/start-error.ts'

/** Plain text: theme and router are not set up when the console cannot start. */
export function StartFailure({ reason }: { reason: unknown }) {
  const { start: texts } = useTexts('shell')
  return (
    <main style={{ padding: 32, maxWidth: 560 }}>
      <h1>{texts.heading}</h1>
      {reason instanceof StartError && <p role="alert">{texts[reason.reason]}</p>}
      <p>{texts.advice}</p>
    </main>
  )
}
