// Shows what the console notifies about as toasts.
import { useNotificationContext, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { cssTransition, ToastContainer, toast } from 'react-toastify'
import { useLanguage, useTexts } from '../../messages/language-context.tsx'
import './toasts.css'

/** The specification's constants, point 9. */
const constants = {
  position: 'top-right',
  autoClose: 5000,
  draggable: true,
  draggablePercent: 80,
  theme: 'light',
} as const

const transition = cssTransition({
  enter: 'toast-enter',
  exit: 'toast-exit',
  collapse: true,
  collapseDuration: 300,
})

/** Shows ra-core's queue of notifications as toasts; the same text twice is one toast. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  const { notifications: label } = useTexts('shell')
  const { direction } = useLanguage().language

  useEffect(() => {
    if (notifications.length === 0) return
    const notification = takeNotification()
    if (!notification) return
    const { message, type, notificationOptions } = notification
    const text =
      typeof message === 'string'
        ? translate(message, { _: message, ...notificationOptions?.messageArgs })
        : message
    toast(text, {
      type,
      // The second line is small: the id of a request.
      className: 'toast-lines',
      role: type === 'error' ? 'alert' : 'status',
      ...(typeof text === 'string' && { toastId: `${type}: ${text}` }),
    })
  }, [notifications, takeNotification, translate])

  return (
    <ToastContainer
      {...constants}
      transition={transition}
      newestOnTop
      limit={4}
      aria-label={label}
      rtl={direction === 'rtl'}
    />
  )
}
