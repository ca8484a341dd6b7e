// The parts of the console that are being loaded.
import { useSyncExternalStore } from 'react'
import { listenersOf } from '../../store/listeners.ts'

let loading = 0
const { subscribe, tell } = listenersOf()

/** Counts a part until it has come, or has failed to. */
export function countLoading(part: Promise<unknown>) {
  const add = (count: number) => {
    loading += count
    tell()
  }
  // React loads parts during render, when no other component may be updated.
  queueMicrotask(() => add(1))
  const end = () => add(-1)
  part.then(end, end)
}

export function useLoadingParts(): boolean {
  return useSyncExternalStore(subscribe, () => loading > 0)
}
