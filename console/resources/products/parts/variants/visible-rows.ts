// Renders only the rows of a long grid that are in view, and a few around them.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a row in pixels; every row has it, so that places are known without measuring. */
export const ROW_HEIGHT = 44

/** Rows drawn above and below the ones in view. */
const AROUND = 6

/** The rows in view, and the current one, which the keys act on wherever the grid is scrolled to. */
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
