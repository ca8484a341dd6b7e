// Freezes the rows during a press: a response that arrives meanwhile must not put another row under the pointer.
import { useEffect, useState } from 'react'
import type { ListRecord } from './description.ts'

/** The rows to show, and the handler for the start of a press on them. */
export function useSteadyRows(rows: readonly ListRecord[]) {
  const [held, setHeld] = useState<readonly ListRecord[]>()
  useEffect(() => {
    if (!held) return
    // The click comes after the release, and must find its row.
    const release = () => setTimeout(() => setHeld(undefined))
    const stop = new AbortController()
    // A menu opened by the press swallows its release.
    for (const end of ['pointerup', 'pointercancel', 'contextmenu'] as const) {
      window.addEventListener(end, release, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [held])
  return { rows: held ?? rows, hold: () => setHeld(rows) }
}
