// Lets a page be left without asking: after its record was created or deleted there is nothing to save.
import { createContext, type ReactNode, useContext, useState } from 'react'

interface Leaving {
  allowed: boolean
}

const Context = createContext<Leaving | undefined>(undefined)

/** Around a page with a form and the actions beside it. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const [leaving] = useState<Leaving>(() => ({ allowed: false }))
  return <Context value={leaving}>{children}</Context>
}

/** Whether the page may be left without asking; live, so that it counts for the very next navigation. */
export function useLeaving(): Leaving {
  return useContext(Context) ?? { allowed: false }
}
