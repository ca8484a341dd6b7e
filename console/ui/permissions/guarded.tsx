import type { ReactNode } from 'react'
import type { Area } from '../../store/permissions.ts'
import './guarded.css'
import { useRefusal } from './use-refusal.ts'

interface GuardedProps {
  /** The current resource by default. */
  area?: Area
  children: ReactNode
}

/** Disables the controls inside, with the reason, without the permission. */
export function Guarded({ area, children }: GuardedProps) {
  const refusal = useRefusal(area)
  return (
    <fieldset role="none" className="guarded" disabled={refusal !== undefined} title={refusal}>
      {children}
    </fieldset>
  )
}
