import { useCallback, useEffect, useRef } from 'react'

/**
 * When what had the focus in a row is gone after a change, such as a button that no longer applies, the row's link
 * gets it. One listener serves all rows, because a page of them is drawn at once.
 *
 * @returns the ref of the element around the rows
 */
export function useKeptFocus() {
  const row = useRef<Element | null>(null)
  useEffect(() => {
    const left = row.current
    if (!left || document.activeElement !== document.body) return
    row.current = null
    if (left.isConnected) left.querySelector('a')?.focus({ preventScroll: true })
  })
  return useCallback((rows: HTMLElement | null) => {
    if (!rows) return
    const enter = ({ target }: FocusEvent) => {
      row.current = target instanceof Element ? target.closest('tr, li') : null
    }
    const leave = (event: FocusEvent) => {
      // A removed element loses focus without a destination, and while it is no longer connected.
      if (event.relatedTarget !== null) row.current = null
    }
    rows.addEventListener('focusin', enter)
    rows.addEventListener('focusout', leave)
    return () => {
      rows.removeEventListener('focusin', enter)
      rows.removeEventListener('focusout', leave)
    }
  }, [])
}
