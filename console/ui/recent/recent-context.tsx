// Hands the list of the last changes down, and opens it over any screen.
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { dressed } from '../page/dressed.tsx'
import { type RecentChange, type RecentChanges, recentChanges } from './recent-changes.ts'

const RecentDialog = dressed(async () => (await import('./recent-dialog.tsx')).RecentDialog)

interface Recent {
  readonly changes: RecentChanges
  open(): void
}

const Context = createContext<Recent | undefined>(undefined)

export function RecentProvider({ children }: { children: ReactNode }) {
  const [changes] = useState(() => recentChanges())
  const [shown, setShown] = useState(false)
  const recent = useMemo(() => ({ changes, open: () => setShown(true) }), [changes])
  return (
    <Context value={recent}>
      {children}
      <Suspense fallback={null}>{shown && <RecentDialog close={() => setShown(false)} />}</Suspense>
    </Context>
  )
}

function useRecent(): Recent {
  const recent = useContext(Context)
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

/** Opens the list of the last changes. */
export function useOpenRecent(): () => void {
  return useRecent().open
}
