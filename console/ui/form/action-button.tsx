import { Button, type ButtonProps } from '@mui/material'
import { useRunAction } from './run-action.ts'

interface ActionButtonProps extends Omit<ButtonProps, 'action' | 'onClick'> {
  run(): Promise<unknown>
  /** The toast after a success. */
  done: string
}

/** A button that runs an action at once and shows the result as a toast. */
export function ActionButton({ run: action, done, ...props }: ActionButtonProps) {
  const { run, isPending } = useRunAction()
  return <Button {...props} loading={isPending} onClick={() => run(done, action)} />
}
