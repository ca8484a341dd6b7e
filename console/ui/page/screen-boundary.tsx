// Keeps a screen that threw to itself: navigation and everything else beside it go on.
import { type ReactNode, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { failureOf } from '../../store/failure.ts'
import { useOnline } from '../../store/online.ts'
import { isFailedPart, retryFailedParts } from './failed-parts.ts'
import { FailureMessage } from './failure-message.tsx'
import { Page } from './page.tsx'
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

function Caught({ error, resetErrorBoundary }: FallbackProps) {
  const failure = error instanceof Error ? error : new Error(String(error))
  return isFailedPart(failure) ? (
    <NotLoaded error={failure} retry={resetErrorBoundary} />
  ) : (
    <ScreenError error={failure} />
  )
}

/** Its code is asked for again: a reload without a network would leave no console at all. */
function NotLoaded({ error, retry }: { error: Error; retry(): void }) {
  const { broken } = useTexts('shell')
  const failure = { ...failureOf(error), kind: useOnline() ? 'unreachable' : 'offline' } as const
  return (
    <Page title={broken.title}>
      <FailureMessage title={broken.heading} failure={failure} retry={retry} />
    </Page>
  )
}
