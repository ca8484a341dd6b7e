import { useTexts } from '../../messages/language-context.tsx'
import { useOnline } from '../../store/online.ts'

/** Says at once that the network is gone, and what that means. */
export function OfflineBanner() {
  const { offline } = useTexts('shell')
  const online = useOnline()
  return (
    <div role="status" className="shell-offline">
      {online ? '' : offline}
    </div>
  )
}
