import { useSessionEnded } from '../store/store-context.tsx'
import { dialogInTheme } from '../ui/page/lazy-part.tsx'

const SessionDialog = dialogInTheme(
  async () => (await import('./session-dialog.tsx')).SessionDialog,
)

/** Prompts for the password of an ended session. */
export function SessionEnded() {
  const ended = useSessionEnded()
  return ended && <SessionDialog />
}
