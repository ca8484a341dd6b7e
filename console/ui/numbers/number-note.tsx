// The parsed value or error of a small field, overlaid below it: no layout shift. Without one it is out of sight, yet
// there: screen readers announce only a region that they know.
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
    <span className={text || children ? 'number-note' : 'unseen'} data-fault={fault || undefined}>
      <span aria-live="polite">{text}</span>
      {children}
    </span>
  )
}
