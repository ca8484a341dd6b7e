// Shows what the console notifies about as toasts, which are loaded with the first of them.
import { useNotificationContext } from 'ra-core'
import { useState } from 'react'
import { later } from '../page/lazy-part.tsx'
import { PartBoundary } from '../page/part-boundary.tsx'

const ToastList = later(async () => (await import('./toast-list.tsx')).ToastList)

export function Toasts() {
  const { notifications } = useNotificationContext()
  const [wanted, setWanted] = useState(false)
  if (!wanted && notifications.length > 0) setWanted(true)
  return <PartBoundary>{wanted && <ToastList />}</PartBoundary>
}
