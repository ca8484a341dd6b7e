// Which fields of the form are on screen, so that the violation of any other field is shown in the toast.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

const Registry = createContext<Set<string>>(new Set())

export function FieldRegistry({ children }: { children: ReactNode }) {
  const [fields] = useState(() => new Set<string>())
  return <Registry value={fields}>{children}</Registry>
}

/** The names of the mounted fields, live. */
export function useFieldNames(): ReadonlySet<string> {
  return useContext(Registry)
}

/** Registers the field while its input is mounted. */
export function useMountedField(source: string) {
  const fields = useContext(Registry)
  useEffect(() => {
    fields.add(source)
    return () => {
      fields.delete(source)
    }
  }, [fields, source])
}
