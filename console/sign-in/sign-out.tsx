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
    logout()
  }, [logout])
  return <PageLoading />
}
