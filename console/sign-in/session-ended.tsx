import { useSessionEnded } from '../store/store-context.tsx'
import { dialogInTheme } from '../ui/page/lazy-part.tsx'

const SessionDialog = dialogInTheme(
  async () => (await import('./session-dialog.tsx')).SessionDialog,
)

export function SessionEnded() {
  const ended = useSessionEnded()
  return ended && <SessionDialog />
}
