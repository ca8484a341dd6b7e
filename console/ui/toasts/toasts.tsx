// Shows notifications as toasts; lazily loaded with the first.
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
