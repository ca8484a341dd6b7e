// During a navigation the previous screen is still shown: requests meanwhile are meant for the new one.
import { useCallback, useEffect, useRef } from 'react'
import { useHref, useLocation } from 'react-router-dom'

/**
 * Defers an action until the screen of the address has rendered.
 *
 * @returns a function that acts at once or on render; never after another navigation
 */
export function useOnceShown(): (act: () => void) => void {
  const { pathname, key } = useLocation()
  const shown = withoutSlash(useHref(pathname))
  /** Changes with every navigation, to the same screen too. */
  const arrival = `${key} ${shown}`
  const wish = useRef<{ at: string; act: () => void }>(undefined)
  useEffect(() => {
    const kept = wish.current
    wish.current = undefined
    if (kept && arrival.endsWith(` ${kept.at}`)) kept.act()
  }, [arrival])
  return useCallback(
    (act) => {
      const asked = withoutSlash(window.location.pathname)
      if (asked === shown) act()
      else wish.current = { at: asked, act }
    },
    [shown],
  )
}

const withoutSlash = (path: string) => path.replace(/\/$/, '')
