import { useTexts } from '../../messages/language-context.tsx'
import { useLoadingParts } from '../page/loading-parts.ts'
import './shell.css'

/** Shows that the next screen is on its way: until its code is there, the one before stays. */
export function LoadingBar() {
  const { loading } = useTexts('shell')
  const isLoading = useLoadingParts()
  return isLoading && <div role="progressbar" aria-label={loading} className="shell-loading" />
}
