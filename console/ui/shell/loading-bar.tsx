import { useTexts } from '../../messages/language-context.tsx'
import { useLoadingParts } from '../page/loading-parts.ts'
import './shell.css'

/** Shows that the next screen is loading: the previous one stays until then. */
export function LoadingBar() {
  const { loading } = useTexts('shell')
  const isLoading = useLoadingParts()
  return (
    isLoading && <div role="progressbar" aria-label={loading} className="shell-loading line-busy" />
  )
}
