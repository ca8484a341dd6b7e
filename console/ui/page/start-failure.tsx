import type { Texts } from '../../messages/texts.ts'
import { StartError } from '../../store/start-error.ts'

interface StartFailureProps {
  reason: unknown
  texts: Texts['shell']['start']
}

/** Plain text: theme and router are not set up when the console cannot start. */
export function StartFailure({ reason, texts }: StartFailureProps) {
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', padding: 32, maxWidth: 560 }}>
      <h1>{texts.heading}</h1>
      {reason instanceof StartError && <p role="alert">{texts[reason.reason]}</p>}
      <p>{texts.advice}</p>
    </main>
  )
}
