// Virtualizes the rows of a long grid, with overscan; paper shows them all.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The fixed row height in pixels, so that nothing is measured. */
export const ROW_HEIGHT = 44

const AROUND = 6

/** The rows in view, and the current one, which the keys act on at any scroll offset. */
function rowsInView(top: number, height: number, count: number, current: number): number[] {
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - AROUND)
  const last = Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + AROUND)
  const begin = Math.min(first, Math.max(0, count - 1))
  const rows = Array.from({ length: Math.max(0, last - begin) }, (_, offset) => begin + offset)
  if (current < begin) return [current, ...rows]
  return current < last ? rows : [...rows, current]
}

export function useRowsInView(box: RefObject<HTMLElement | null>, count: number, current: number) {
  const [view, setView] = useState({ top: 0, height: 560 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight })
    const lookAtAll = () => flushSync(() => setView({ top: 0, height: Number.POSITIVE_INFINITY }))
    look()
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('scroll', look, { passive: true, signal })
    window.addEventListener('beforeprint', lookAtAll, { signal })
    window.addEventListener('afterprint', look, { signal })
    return () => stop.abort()
  }, [box])
  return rowsInView(view.top, view.height, count, current)
}
