// The error boundary of a screen: navigation and the rest keep working.
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

/** Wraps the screen inside the shell; resets on navigation, and once online. */
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

/** Once a screen has rendered, earlier failures may be retried. */
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

/** Retries the import: a reload while offline would lose the whole console. */
function NotLoaded({ error, retry }: { error: Error; retry(): void }) {
  const { broken } = useTexts('shell')
  const failure = { ...failureOf(error), kind: useOnline() ? 'unreachable' : 'offline' } as const
  return (
    <Page title={broken.title}>
      <FailureMessage title={broken.heading} failure={failure} retry={retry} />
    </Page>
  )
}
