import { createContext, useContext } from 'react'

/** A context that throws with this message where it has no provider. */
export function requiredContext<Value extends object>(missing: string) {
  const Context = createContext<Value | undefined>(undefined)
  const useProvided = (): Value => {
    const value = useContext(Context)
    if (!value) throw new Error(missing)
    return value
  }
  return [Context.Provider, useProvided] as const
}
