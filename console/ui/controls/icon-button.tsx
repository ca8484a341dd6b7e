// An icon-only button: its accessible name is also its tooltip.
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { useTip } from './tip.tsx'
import './button.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName
  label: string
  size?: 'small' | 'large'
  /** Shown on hover; `false` where the surroundings explain the button. */
  tip?: boolean
}

export function IconButton({ icon, label, size, tip = true, ...props }: IconButtonProps) {
  const { anchor, shown } = useTip(label)
  return (
    <>
      <button
        type="button"
        {...props}
        {...(tip && anchor)}
        className="icon-button"
        data-size={size}
        aria-label={label}
      >
        <Icon name={icon} />
      </button>
      {shown}
    </>
  )
}
