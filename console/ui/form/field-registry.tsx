// The fields of the form on screen and their labels: for the save bar, violations and conflicts.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'

/** The label of a field, or of each path inside it. */
type Label = string | ((path: string) => string)

const Registry = createContext<Map<string, Label>>(new Map())

export function FieldRegistry({ children }: { children: ReactNode }) {
  const [fields] = useState(() => new Map<string, Label>())
  return <Registry value={fields}>{children}</Registry>
}

/**
 * Enters a field while it is on screen.
 *
 * @param source the field's path in the record; a field that holds others, such as a list, answers for those too
 * @param label a text, or a function for the parts of a field with several
 */
export function useMountedField(source: string, label: Label) {
  const fields = useContext(Registry)
  useEffect(() => {
    fields.set(source, label)
    return () => {
      fields.delete(source)
    }
  }, [fields, source, label])
}

/** The labels of the form's fields. */
export interface FieldLabels {
  /** The field on screen that holds a path; undefined for a path that no field shows. */
  sourceOf(path: string): string | undefined
  /** The label of the field at a path. */
  labelOf(path: string): string
}

/** The labels of the mounted fields, live. */
export function useFieldLabels(): FieldLabels {
  const fields = useContext(Registry)
  const { otherFields } = useTexts('forms')
  const sourceOf = (path: string) =>
    [...fields.keys()]
      .filter((source) => path === source || path.startsWith(`${source}.`))
      .reduce<string | undefined>(
        (longest, source) =>
          longest === undefined || source.length > longest.length ? source : longest,
        undefined,
      )
  const labelOf = (path: string) => {
    const label = fields.get(sourceOf(path) ?? '') ?? otherFields
    return typeof label === 'string' ? label : label(path)
  }
  return { sourceOf, labelOf }
}
