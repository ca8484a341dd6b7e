// Lets what a toast holds close it: a change that was taken back is not offered to be taken back again.
import { createContext, useContext } from 'react'

/** Closes the toast around it. */
export const CloseToast = createContext<() => void>(() => {})

/** Closes the toast that the caller is in. */
export function useCloseToast(): () => void {
  return useContext(CloseToast)
}
