// Virtualizes the rows of a long grid, with overscan.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The fixed row height in pixels, so that nothing is measured. */
export const ROW_HEIGHT = 44

/** Overscan rows above and below. */
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

export function useRowsInView(
  box: RefObject<HTMLElement | null>,
  count: number,
  current: number,
): number[] {
  const [view, setView] = useState({ top: 0, height: 560 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight })
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [box])
  return rowsInView(view.top, view.height, count, current)
}
