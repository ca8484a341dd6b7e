import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify'
import { useLanguage, useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
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

/**
 * Shows ra-core's notification queue as toasts. A duplicate text restarts the timer of its toast, unless that is
 * closing: then it is a new toast.
 */
export function ToastList() {
  const { notifications, setNotifications } = useNotificationContext()
  const translate = useTranslate()
  const { notifications: label } = useTexts('shell')
  const { close } = useTexts('lists').jobs
  const { direction } = useLanguage().language
  const shown = useRef(new Map<ReactNode, Id>())
  const taken = useRef(new WeakSet<NotificationPayload>())

  // Each toast is a live region itself: inside another one it would be spoken twice.
  useEffect(() => document.querySelector('.Toastify')?.setAttribute('aria-live', 'off'), [])

  // ra-core's takeNotification sets a stale queue from its last render, and loses later notifications.
  useEffect(() => {
    const show = ({ message, type, notificationOptions }: NotificationPayload) => {
      const text =
        typeof message === 'string'
          ? translate(message, { _: message, ...notificationOptions?.messageArgs })
          : message
      const said = typeof text === 'string' ? `${type}: ${text}` : text
      const same = shown.current.get(said)
      if (same !== undefined) return toast.update(same, { delay: undefined })
      const id = toast(text, {
        type,
        // The second line is small: the id of a request.
        className: 'toast-lines',
        role: type === 'error' ? 'alert' : 'status',
        onClose: () => shown.current.delete(said),
      })
      shown.current.set(said, id)
    }
    const fresh = notifications.filter((notification) => !taken.current.has(notification))
    if (fresh.length === 0) return
    for (const notification of fresh) {
      taken.current.add(notification)
      show(notification)
    }
    setNotifications((waiting) =>
      waiting.filter((notification) => !taken.current.has(notification)),
    )
  }, [notifications, setNotifications, translate])

  return (
    <ToastContainer
      {...constants}
      transition={transition}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="Toastify__close-button Toastify__close-button--light"
          aria-label={close}
          onClick={(event) => {
            event.stopPropagation()
            closeToast(true)
          }}
        >
          <Icon name="close" />
        </button>
      )}
      newestOnTop
      // Hides the countdown from screen readers, where its name is English; toasts.css keeps it in sight.
      hideProgressBar
      aria-label={label}
      rtl={direction === 'rtl'}
    />
  )
}
