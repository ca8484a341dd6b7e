import { useSyncExternalStore } from 'react'

/** Whether the browser is online; rerenders on change. */
export function useOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine)
}

function listen(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
