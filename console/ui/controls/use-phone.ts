import { useSyncExternalStore } from 'react'

const query = '(max-width: 739.95px)'

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}

function isNarrow(): boolean {
  return window.matchMedia?.(query).matches ?? false
}

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia?.(query)
  list?.addEventListener('change', listener)
  return () => list?.removeEventListener('change', listener)
}
