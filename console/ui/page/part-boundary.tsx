// Contains the failure of a part whose code does not load.
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTexts } from '../../messages/language-context.tsx'
import { useOnline } from '../../store/online.ts'
import { Button } from '../controls/button.tsx'
import { isFailedPart, retryFailedParts } from './failed-parts.ts'
import './page.css'

interface PartBoundaryProps {
  children: ReactNode
  /** The suspense fallback. */
  meanwhile?: ReactNode
  /** Whether a failed load shows nothing while offline; the part is retried once online. */
  silentOffline?: boolean
}

/** Wraps a part or an overlay; retries a failed load once online. */
export function PartBoundary({ children, meanwhile = null, silentOffline }: PartBoundaryProps) {
  const online = useOnline()
  return (
    <ErrorBoundary
      resetKeys={[online]}
      onReset={retryFailedParts}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <>
          {meanwhile}
          {(online || !silentOffline) && <PartFailure error={error} retry={resetErrorBoundary} />}
        </>
      )}
    >
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function PartFailure({ error, retry }: { error: unknown; retry(): void }) {
  const { unknown, unreachable, offline } = useTexts('errors')
  const { tryAgain } = useTexts('lists')
  const online = useOnline()
  const why = online ? unreachable : offline
  return (
    <div role="alert" className="part-failure">
      {isFailedPart(error) ? why : unknown}
      {online && (
        <Button look="outlined" onClick={retry}>
          {tryAgain}
        </Button>
      )}
    </div>
  )
}
