// What a small field understood, or did not: below it and above the page, so that nothing moves.
import type { ReactNode } from 'react'
import './numbers.css'

interface NumberNoteProps {
  /** Told to screen readers, too. */
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
