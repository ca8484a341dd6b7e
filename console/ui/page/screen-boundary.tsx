// Keeps a screen that threw to itself: navigation and everything else beside it go on.
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ScreenError } from './screen-error.tsx'

/** Around the screen inside the shell; another address is tried anew. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} FallbackComponent={Caught}>
      {children}
    </ErrorBoundary>
  )
}

function Caught({ error }: FallbackProps) {
  return <ScreenError error={error instanceof Error ? error : new Error(String(error))} />
}
