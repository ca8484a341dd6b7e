import { useEffect, useState } from 'react'

/**
 * Whether the screen has been drawn once; renders again when it has. What a screen shows beside its rows is asked for
 * then: a request that begins before keeps the rows waiting.
 */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // The frame itself is drawn after this call.
      timer = setTimeout(() => setDrawn(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return drawn
}
