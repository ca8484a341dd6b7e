// Turns the leave guard off: after a create or delete there is nothing to save.
import { createContext, type ReactNode, useContext, useState } from 'react'

interface Leaving {
  allowed: boolean
}

const Context = createContext<Leaving | undefined>(undefined)

/** Wraps a page with a form and the actions beside it. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const [leaving] = useState<Leaving>(() => ({ allowed: false }))
  return <Context value={leaving}>{children}</Context>
}

/** The leave guard; a live object, so that a change counts for the very next navigation. */
export function useLeaving(): Leaving {
  return useContext(Context) ?? { allowed: false }
}
