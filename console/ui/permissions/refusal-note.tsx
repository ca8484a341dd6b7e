import { Icon } from '../icons/icon.tsx'
import './guarded.css'
import { useRefusal } from './use-refusal.ts'

/** A note above a page about missing permissions. */
export function RefusalNote() {
  const refusal = useRefusal()
  if (refusal === undefined) return null
  return (
    <p role="alert" className="refusal">
      <Icon name="block" />
      {refusal}
    </p>
  )
}
