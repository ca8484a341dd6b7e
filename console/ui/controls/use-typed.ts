import { useEffect, useState } from 'react'

/** After which pause typing counts as finished, in milliseconds. */
export const TYPING_PAUSE = 250

/** The text once nothing more is typed for a moment; an emptied one at once. */
export function useTyped(text: string): string {
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), text === '' ? 0 : TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : typed
}
