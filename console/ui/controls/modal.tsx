// A dialog over the page: its title names it, and the button that closes it stands before its actions.
import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { usePhone } from './use-phone.ts'

interface ModalProps {
  title: string
  open?: boolean
  close(): void
  /** The label of the button that closes it; where left out 'Cancel', or 'Close' where there is nothing else to press. */
  closeLabel?: string
  /** Whether that button gets the focus, as in a question. */
  focusClose?: boolean
  width?: 'xs' | 'sm' | 'md'
  /** Whether it fills the screen of a phone. */
  fillsPhone?: boolean
  /** What Enter in a field does; makes the dialog a form. */
  submit?(): void
  actions?: ReactNode
  children: ReactNode
}

export function Modal({
  title,
  open = true,
  close,
  closeLabel,
  focusClose = false,
  width,
  fillsPhone = false,
  submit,
  actions,
  children,
}: ModalProps) {
  const { cancel, jobs } = useTexts('lists')
  const phone = usePhone()
  const id = useId()
  const inside = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
      <DialogActions>
        <Button color="inherit" onClick={close} autoFocus={focusClose}>
          {closeLabel ?? (actions ? cancel : jobs.close)}
        </Button>
        {actions}
      </DialogActions>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={id}
      fullWidth={width !== undefined}
      maxWidth={width ?? 'sm'}
      fullScreen={fillsPhone && phone}
    >
      {submit ? (
        <form
          onSubmit={(event) => {
            // The dialog lies over a page that may have a form of its own.
            event.preventDefault()
            event.stopPropagation()
            submit()
          }}
          style={{ display: 'contents' }}
        >
          {inside}
        </form>
      ) : (
        inside
      )}
    </Dialog>
  )
}
