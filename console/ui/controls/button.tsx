// Buttons and links that look like buttons, for screens that do without MUI.
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from '../icons/icon.tsx'
import './button.css'

interface Look {
  /** How prominent it is; plain text by default. */
  look?: 'filled' | 'outlined'
  /** Its text colour; inherited by default. */
  tone?: 'primary' | 'danger'
  icon?: IconName | undefined
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  children: ReactNode
}

export function Button({ look, tone, icon, children, ...props }: ButtonProps) {
  return (
    <button type="button" {...props} className="button" data-look={look} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

interface ButtonLinkProps extends Look, Omit<ComponentProps<typeof Link>, 'className'> {
  children: ReactNode
}

export function ButtonLink({ look, tone, icon, children, ...props }: ButtonLinkProps) {
  return (
    <Link {...props} className="button" data-look={look} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
