// A dialog over the page: its title names it, and the button that closes it stands before its actions.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { usePhone } from './use-phone.ts'

/** The dialog's primary action, beside the close button. */
interface Action {
  label: string
  danger?: boolean | undefined
  disabled?: boolean
  busy?: boolean
  /** Left out where it submits the dialog. */
  press?(): void
}

interface ModalProps {
  title: string
  open?: boolean
  close(): void
  /** The close button's label; by default 'Cancel', or 'Close' without another action. */
  closeLabel?: string
  /** Initial focus on that button, as in a question. */
  focusClose?: boolean
  width?: 'xs' | 'sm' | 'md'
  fillsPhone?: boolean
  /** What Enter in a field does; makes the dialog a form. */
  submit?(): void
  action?: Action | false
  text?: ReactNode
  children?: ReactNode
  /** Whether the children bring their own `DialogContent`. */
  ownContent?: boolean
}

export function Modal(props: ModalProps) {
  const { title, open = true, close, closeLabel, focusClose = false, width } = props
  const { fillsPhone = false, submit, action, text, children, ownContent } = props
  const { cancel, jobs } = useTexts('lists')
  const phone = usePhone()
  const id = useId()
  const inside = (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      {ownContent ? (
        children
      ) : (
        <DialogContent>
          {text && <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{text}</DialogContentText>}
          {children}
        </DialogContent>
      )}
      <DialogActions>
        <Button color="inherit" onClick={close} autoFocus={focusClose}>
          {closeLabel ?? (action ? cancel : jobs.close)}
        </Button>
        {action && (
          <Button
            type={submit ? 'submit' : 'button'}
            variant="contained"
            color={action.danger ? 'error' : 'primary'}
            disabled={action.disabled ?? false}
            loading={action.busy ?? null}
            onClick={action.press}
          >
            {action.label}
          </Button>
        )}
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
