import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import './page.css'

interface MessageProps {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A full-width message: an empty list, no match, a failure. */
export function Message({ icon, title, children, action }: MessageProps) {
  return (
    <div className="message">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div className="message-action">{action}</div>}
    </div>
  )
}
