/** Says that the browser blocks cookies: it would lose the cart and the sign-in with the page. */
import { useSyncExternalStore } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { Problem } from './problem.tsx'

const never = () => () => {}

export const CookieNote = () => {
  const { noCookies } = useTexts().texts.problems
  // Unknown on the server.
  const isBlocked = useSyncExternalStore(
    never,
    () => !navigator.cookieEnabled,
    () => false,
  )
  return <Problem>{isBlocked && noCookies}</Problem>
}
