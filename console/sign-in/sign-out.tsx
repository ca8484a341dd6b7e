import { useLogout } from 'ra-core'
import { useEffect, useRef } from 'react'
import { PageLoading } from '../ui/page/page-loading.tsx'
import { useRecentChanges } from '../ui/recent/recent-context.ts'

/** Signs out. It is a screen, so that a form with unsaved changes asks before it is left for it. */
export function SignOut() {
  const logout = useLogout()
  const recent = useRecentChanges()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    // Another may sign in on this page.
    recent.clear()
    // The next sign-in leads Home: back to this screen it would sign out again.
    logout(undefined, undefined, false)
  }, [logout, recent])
  return <PageLoading />
}
