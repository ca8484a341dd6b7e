import { Suspense } from 'react'
import { useSessionState } from '../store/store-context.tsx'
import { lazyInTheme } from '../ui/page/lazy-part.tsx'

const SessionDialog = lazyInTheme(async () => (await import('./session-dialog.tsx')).SessionDialog)

/** Asks for the password when the session has ended. */
export function SessionEnded() {
  const { ended } = useSessionState()
  return <Suspense fallback={null}>{ended && <SessionDialog />}</Suspense>
}
