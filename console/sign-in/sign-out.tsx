import { useLogout } from 'ra-core'
import { useEffect, useRef } from 'react'
import { PageLoading } from '../ui/page/page-loading.tsx'

/** Signs out. It is a screen, so that a form with unsaved changes asks before it is left for it. */
export function SignOut() {
  const logout = useLogout()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    // The next sign-in leads Home: back to this screen it would sign out again.
    logout(undefined, undefined, false)
  }, [logout])
  return <PageLoading />
}
