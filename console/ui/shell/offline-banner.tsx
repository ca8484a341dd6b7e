import { useTexts } from '../../messages/language-context.tsx'
import { useOnline } from '../../store/online.ts'

/** Reports a lost network at once, and its consequences. */
export function OfflineBanner() {
  const { offline } = useTexts('shell')
  const online = useOnline()
  return (
    <div role="status" className="shell-offline">
      {online ? '' : offline}
    </div>
  )
}
