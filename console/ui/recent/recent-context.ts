// Hands the list of the last changes down.
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { RecentChange, RecentChanges } from './recent-changes.ts'

interface Recently {
  readonly changes: RecentChanges
  open(): void
}

/** The list of the last changes, for the screens below. */
export const Recent = createContext<Recently | undefined>(undefined)

function useRecent(): Recently {
  const recent = useContext(Recent)
  if (!recent) throw new Error('Changes of the console need a RecentProvider above them.')
  return recent
}

/** The list of the last changes, to add to. */
export function useRecentChanges(): RecentChanges {
  return useRecent().changes
}

/** The last changes, the newest first; renders again when they change. */
export function useRecentList(): readonly RecentChange[] {
  const { list, subscribe } = useRecentChanges()
  return useSyncExternalStore(subscribe, list)
}

export function useOpenRecent(): () => void {
  return useRecent().open
}
