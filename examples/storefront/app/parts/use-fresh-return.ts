/** Rereads a personal page that Back restores from the browser's memory: its buyer may have signed out since. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

export const useFreshReturn = (): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Firefox restores pages despite `no-store`.
    const reread = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void revalidate()
    }
    addEventListener('pageshow', reread)
    return () => removeEventListener('pageshow', reread)
  }, [revalidate])
}
