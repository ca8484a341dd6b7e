import { Button, type ButtonProps } from '@mui/material'
import { useRunAction } from '../../providers/store-actions.tsx'

interface ActionButtonProps extends Omit<ButtonProps, 'action' | 'onClick'> {
  run(): Promise<unknown>
  /** The toast when it worked. */
  done: string
}

/** A button that does one thing to the store at once, and tells how it went. */
export function ActionButton({ run: action, done, ...props }: ActionButtonProps) {
  const { run, isPending } = useRunAction()
  return <Button {...props} loading={isPending} onClick={() => run(done, action)} />
}
