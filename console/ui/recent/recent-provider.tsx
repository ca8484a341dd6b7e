// Provides this tab's recent changes, persisted over a reload, and their dialog.
import { type ReactNode, useMemo, useState } from 'react'
import { dialogInTheme } from '../page/lazy-part.tsx'
import { tabChanges } from './kept-changes.ts'
import { recentChanges } from './recent-changes.ts'
import { Recent } from './recent-context.ts'

const RecentDialog = dialogInTheme(async () => (await import('./recent-dialog.tsx')).RecentDialog)

export function RecentProvider({ children }: { children: ReactNode }) {
  const [changes] = useState(() => recentChanges(tabChanges))
  const [shown, setShown] = useState(false)
  const recent = useMemo(() => ({ changes, open: () => setShown(true) }), [changes])
  return (
    <Recent value={recent}>
      {children}
      {shown && <RecentDialog close={() => setShown(false)} />}
    </Recent>
  )
}
