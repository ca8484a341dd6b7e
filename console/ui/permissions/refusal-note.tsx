import { Icon } from '../icons/icon.tsx'
import './guarded.css'
import { useRefusal } from './use-refusal.ts'

/** Says above a page what the caller may not change here. */
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
