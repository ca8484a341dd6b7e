// Keeps a screen that threw to itself: navigation and everything else beside it go on.
import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { useOnline } from '../../store/online.ts'
import { retryFailedParts } from './failed-parts.ts'
import { ScreenError } from './screen-error.tsx'

/** Around the screen inside the shell; another address is tried anew, and so is this one once the network is back. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const online = useOnline()
  return (
    <ErrorBoundary
      key={pathname}
      resetKeys={[online]}
      onReset={retryFailedParts}
      FallbackComponent={Caught}
    >
      <Shown>{children}</Shown>
    </ErrorBoundary>
  )
}

/** Once a screen is shown, those that failed before it may come again. */
function Shown({ children }: { children: ReactNode }) {
  useEffect(retryFailedParts, [])
  return children
}

function Caught({ error }: FallbackProps) {
  return <ScreenError error={error instanceof Error ? error : new Error(String(error))} />
}
