/** A modal dialog: the browser traps focus and closes it on Escape. */
import type { ReactNode, Ref } from 'react'
import { useTexts } from '../messages/use-texts.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly ref: Ref<HTMLDialogElement>
  readonly name: string
  readonly className: string
  readonly onClose?: () => void
  readonly children: ReactNode
}

export const Dialog = ({ ref, name, className, onClose, children }: DialogProps) => {
  const { texts } = useTexts()
  return (
    <dialog
      ref={ref}
      className={className}
      aria-label={name}
      onClose={onClose}
      // Closes on an outside click, where the browser supports it.
      {...{ closedby: 'any' }}
    >
      <form method="dialog" className="spread">
        <h2>{name}</h2>
        <button type="submit" className="tool" aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  )
}
