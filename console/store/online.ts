import { useSyncExternalStore } from 'react'

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
