// Keyboard focus is never lost: it moves on when the focused control is removed.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Never loses the focus. A new screen focuses its heading; a control that is removed or disabled while focused passes
 * the focus to the heading, and regains it when enabled again. One removed from a row passes it to the row's link.
 */
export function useFocusKeeper() {
  const { pathname } = useLocation()

  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (shown.current === pathname) return
    const isFirst = shown.current === undefined
    shown.current = pathname
    // On the initial load, the skip link comes first.
    if (isFirst && !navigator.userActivation.hasBeenActive) return
    const giveFocus = () => {
      if (!document.querySelector('#main h1')) return
      observer.disconnect()
      // A field that focuses itself keeps the focus; the landmark only held it while the screen loaded.
      if (isLost() || isHeading(document.activeElement)) focusHeading()
    }
    const observer = new MutationObserver(giveFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    giveFocus()
    return () => observer.disconnect()
  }, [pathname])

  useEffect(() => {
    let last: Element | null = null
    let lender: Element | null = null
    let row: Element | null = null
    const onFocus = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return
      last = event.target
      row = last.closest('tr, li')
      if (!isHeading(event.target)) lender = null
    }
    const onPointer = (event: PointerEvent) => {
      // A press outside of any control blurs on purpose.
      if (event.target instanceof Element && !event.target.closest(reachable)) last = null
    }
    const look = () => {
      if (lender && isHeading(document.activeElement) && isUsable(lender)) focus(lender)
      if (!last || !isLost() || !document.hasFocus()) return
      if (isUsable(last)) return focus(last)
      lender = last.isConnected ? last : null
      const link = !lender && row?.isConnected && row.querySelector('a')
      if (link) focus(link)
      else focusHeading()
    }
    const observer = new MutationObserver(() => requestAnimationFrame(look))
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
}

const reachable = 'a, button, input, select, textarea, [tabindex], [contenteditable=true], label'

/** A disabled control stays focused until paint, and then blurs without an event. */
function isLost(): boolean {
  const { activeElement } = document
  return (
    activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
  )
}

function isHeading(element: Element | null): boolean {
  return element?.matches('#main, #main h1') ?? false
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null
}

function focus(element: Element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

function focusHeading() {
  const heading = document.querySelector('#main h1') ?? document.getElementById('main')
  if (heading) focus(heading)
}
