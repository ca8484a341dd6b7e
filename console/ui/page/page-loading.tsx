import { useTexts } from '../../messages/language-context.tsx'

/** Shown while the session or a screen's code is loading. */
export function PageLoading() {
  const { loading } = useTexts('shell')
  return <div role="status" className="page-loading" aria-label={loading} />
}
