// Which rows of a long grid are drawn: those in view and a few around them.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a row in pixels; every row has it, so that places are known without measuring. */
export const ROW_HEIGHT = 44

/** Rows drawn above and below the ones in view. */
const AROUND = 6

/** The first and the last row to draw, the last one excluded. */
function rowsInView(top: number, height: number, count: number) {
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - AROUND)
  const last = Math.min(count, Math.ceil((top + height) / ROW_HEIGHT) + AROUND)
  return { first: Math.min(first, Math.max(0, count - 1)), last }
}

/** The rows to draw while a box scrolls. */
export function useRowsInView(box: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ top: 0, height: 560 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight })
    look()
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [box])
  return rowsInView(view.top, view.height, count)
}
