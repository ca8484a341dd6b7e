// A button that opens something over the page: a menu or a small dialog. It closes with Escape, with a press elsewhere,
// and when the focus leaves it; the button gets the focus back.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import './popup.css'

interface PopupProps {
  /** Its ARIA role, which also decides its keys: arrows move within a menu. */
  kind: 'menu' | 'dialog'
  label: string
  /** The button that opens it. */
  trigger(props: PopupTrigger): ReactNode
  children(close: () => void): ReactNode
}

/** The props of a popup's button. */
export interface PopupTrigger {
  readonly 'aria-haspopup': PopupProps['kind']
  readonly 'aria-expanded': boolean
  onClick(): void
}

export function Popup({ kind, label, trigger, children }: PopupProps) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const dismiss = () => setOpen(false)
  const close = () => {
    dismiss()
    place.current?.querySelector('button')?.focus()
  }
  return (
    <span ref={place} className="popup-place">
      {trigger({
        'aria-haspopup': kind,
        'aria-expanded': open,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <Surface kind={kind} label={label} dismiss={dismiss} close={close}>
          {children(close)}
        </Surface>
      )}
    </span>
  )
}

interface SurfaceProps extends Pick<PopupProps, 'kind' | 'label'> {
  /** Closes it and leaves the focus where it went. */
  dismiss(): void
  /** Closes it and gives the focus back. */
  close(): void
  children: ReactNode
}

function Surface({ kind, label, dismiss, close, children }: SurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  const ways = useRef({ dismiss, close })
  ways.current = { dismiss, close }
  useEffect(() => {
    const popup = surface.current
    const place = popup?.parentElement
    if (!popup || !place) return
    settle(popup)
    const first = kind === 'menu' ? (checkedItem(popup) ?? itemsOf(popup)[0]) : popup
    first?.focus({ preventScroll: true })

    const inside = (target: EventTarget | null) => target instanceof Node && place.contains(target)
    const onPress = ({ target }: PointerEvent) => {
      if (!inside(target)) ways.current.dismiss()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // A press beside everything has no destination; it is seen by itself.
      if (relatedTarget && !inside(relatedTarget)) ways.current.dismiss()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation()
        ways.current.close()
      } else if (kind === 'menu') {
        moveInMenu(popup, event)
      }
    }
    document.addEventListener('pointerdown', onPress, true)
    place.addEventListener('focusout', onFocusOut)
    place.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      place.removeEventListener('focusout', onFocusOut)
      place.removeEventListener('keydown', onKey)
    }
  }, [kind])
  const shared = { ref: surface, className: 'popup', tabIndex: -1, 'aria-label': label, children }
  return kind === 'menu' ? <div {...shared} role="menu" /> : <div {...shared} role="dialog" />
}

/** Turns the popup to the sides of its button where the window has room for it. */
function settle(popup: HTMLElement) {
  const { bottom, right, left } = popup.getBoundingClientRect()
  if (bottom > window.innerHeight) popup.dataset.above = ''
  if (right > document.documentElement.clientWidth || left < 0) popup.dataset.turned = ''
}

function moveInMenu(menu: HTMLElement, event: KeyboardEvent) {
  const items = itemsOf(menu)
  const at = items.findIndex((item) => item.matches(':focus'))
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

function checkedItem(menu: HTMLElement): HTMLElement | null {
  return menu.querySelector<HTMLElement>('[aria-checked=true]')
}
