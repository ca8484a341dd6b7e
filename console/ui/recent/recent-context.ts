import { useSyncExternalStore } from 'react'
import { requiredContext } from '../../store/required-context.ts'
import type { RecentChange, RecentChanges } from './recent-changes.ts'

interface Recently {
  readonly changes: RecentChanges
  open(): void
}

export const [Recent, useRecent] = requiredContext<Recently>(
  'Changes of the console need a RecentProvider above them.',
)

export function useRecentChanges(): RecentChanges {
  return useRecent().changes
}

/** The recent changes, newest first; rerenders on change. */
export function useRecentList(): readonly RecentChange[] {
  const { list, subscribe } = useRecentChanges()
  return useSyncExternalStore(subscribe, list)
}
