// The parsed value or error of a small field, overlaid below it: no layout shift.
import type { ReactNode } from 'react'
import './numbers.css'

interface NumberNoteProps {
  /** A live region. */
  text?: string | undefined
  fault?: boolean
  children?: ReactNode
}

/** Give its parent the class `number-field`. */
export function NumberNote({ text = '', fault = false, children }: NumberNoteProps) {
  return (
    <span className="number-note" data-fault={fault || undefined} hidden={!text && !children}>
      <span aria-live="polite">{text}</span>
      {children}
    </span>
  )
}
