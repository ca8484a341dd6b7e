// A tooltip for a hovered or focused element.
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const GAP = 6

/** The delay of the tip, in milliseconds. */
const REST = 100

/** The handlers of the tip's element, and the tip while it is shown. */
export function useTip(text: string) {
  const [owner, setOwner] = useState<Element>()
  const hide = () => setOwner(undefined)
  return {
    anchor: {
      onPointerEnter({ currentTarget, pointerType }: PointerEvent) {
        if (pointerType !== 'touch') setOwner(currentTarget)
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus({ currentTarget }: FocusEvent) {
        if (currentTarget.matches(':focus-visible')) setOwner(currentTarget)
      },
      onBlur: hide,
    },
    shown: owner && <TipText owner={owner} text={text} hide={hide} />,
  }
}

function TipText({ owner, text, hide }: { owner: Element; text: string; hide(): void }) {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    const stop = new AbortController()
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    document.addEventListener('scroll', hide, { capture: true, signal: stop.signal })
    return () => stop.abort()
  })
  if (!rested) return null
  return createPortal(
    <span role="tooltip" className="tip" ref={(element) => place(element, owner)}>
      {text}
    </span>,
    // Inside a landmark, and above an open dialog.
    owner.closest('dialog, [role=dialog], main, header') ?? document.body,
  )
}

/** Below the owner and centred on it, or above it, within the window. */
function place(tip: HTMLElement | null, owner: Element) {
  if (!tip) return
  const { left, width, top, bottom } = owner.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tip
  const most = document.documentElement.clientWidth - offsetWidth - GAP
  const below = bottom + GAP
  const fits = below + offsetHeight <= window.innerHeight
  tip.style.left = `${Math.max(GAP, Math.min(left + (width - offsetWidth) / 2, most))}px`
  tip.style.top = `${fits ? below : top - GAP - offsetHeight}px`
}
