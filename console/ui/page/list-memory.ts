// The position in each list of this tab, restored on the way back: filters, page and scroll offset.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { forgetKept, keep, readKept } from '../../store/browser-storage.ts'
import { isNumber, isText, shapeOf } from '../../store/shape.ts'

interface Place {
  /** The query string, with its `?`. */
  readonly search: string
  /** The scroll offset, in pixels. */
  readonly top: number
}

const isPlace = shapeOf<Place>({ search: isText, top: isNumber })

const PREFIX = 'storefront-console-list:'

/** The state in a link back to a list, so that the list restores its position. */
export const returning = { returning: true } as const

/** The address of a list as it was left. */
export function addressLeft(path: string): string {
  return `${path}${readPlace(path)?.search ?? ''}`
}

/** Remembers the list's position, and restores it when the owner comes back. */
export function useListPlace(loaded: boolean) {
  const { pathname, search, state } = useLocation()
  const arrival = useNavigationType()
  const back = useRef(arrival === 'POP' || state?.returning === true)
  useEffect(() => writePlace(pathname, { search, top: 0 }, back.current), [pathname, search])
  useLayoutEffect(() => {
    if (!loaded || !back.current) return
    const goTo = (top: number) => {
      back.current = false
      window.scrollTo(0, top)
    }
    const top = readPlace(pathname)?.top ?? 0
    if (top > 0) return goTo(top)
    // In the next frame, before paint: now would force a layout without the rows.
    const frame = requestAnimationFrame(() => goTo(0))
    return () => cancelAnimationFrame(frame)
  }, [loaded, pathname])
  // A layout effect's cleanup still sees the full height.
  useLayoutEffect(
    () => () => {
      const place = readPlace(pathname)
      if (place) writePlace(pathname, { ...place, top: window.scrollY })
    },
    [pathname],
  )
}

/** Resets every list: searches are private to a member. */
export function forgetListPlaces(): void {
  forgetKept('sessionStorage', PREFIX)
}

function readPlace(path: string): Place | undefined {
  const held = readKept('sessionStorage', PREFIX + path)
  return isPlace(held) ? held : undefined
}

function writePlace(path: string, place: Place, keepTop = false) {
  const top = keepTop ? (readPlace(path)?.top ?? 0) : place.top
  keep('sessionStorage', PREFIX + path, { ...place, top })
}
