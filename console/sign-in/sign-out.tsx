import { useLogout } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useJobs } from '../ui/bulk/jobs.tsx'
import { dialogInTheme } from '../ui/page/lazy-part.tsx'
import { PageLoading } from '../ui/page/page-loading.tsx'
import { useRecentChanges } from '../ui/recent/recent-context.ts'

const StopDialog = dialogInTheme(async () => (await import('./stop-dialog.tsx')).StopDialog)

/** How long a sign-out waits for changes that toasts still hold, in milliseconds: offline they are not sent. */
const SENDING_MAY_TAKE = 3_000

/**
 * Signs out, with a confirmation if that stops a bulk edit. It is a screen, so that the leave guard of a form applies.
 */
export function SignOut() {
  // The page was opened here, perhaps by a link of another site: a sign-out deletes the drafts.
  return useLocation().key === 'default' ? <Navigate to="/" replace /> : <SigningOut />
}

function SigningOut() {
  const logout = useLogout()
  const navigate = useNavigate()
  const recent = useRecentChanges()
  const { busy } = useJobs()
  const [asks, setAsks] = useState(busy)
  const started = useRef(false)
  useEffect(() => {
    if (asks || started.current) return
    started.current = true
    const overdue = new Promise((resolve) => setTimeout(resolve, SENDING_MAY_TAKE))
    const sent = Promise.all(Array.from(recent.held, (send) => send()))
    void Promise.race([sent, overdue]).then(() => {
      // Another may sign in on this page.
      recent.clear()
      // The next sign-in opens Home: a return here would sign out again.
      return logout(undefined, undefined, false)
    })
  }, [asks, logout, recent])
  return asks ? <StopDialog stay={() => navigate(-1)} go={() => setAsks(false)} /> : <PageLoading />
}
