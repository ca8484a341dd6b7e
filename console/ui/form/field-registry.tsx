// The registry of mounted fields, their labels and number formats: for the save bar, violations and conflicts.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import type { NumberLook } from './value-text.ts'

type Label = string | ((path: string) => string)

export type ValuesAt = (path: string) => unknown

/** The kind of numbers in a field, or a function of a path inside it and the record's values. */
export type Numbers =
  | NumberLook
  | undefined
  | ((path: string, valueAt: ValuesAt) => NumberLook | undefined)

export interface Choice {
  readonly id: string
  readonly name: string
}

interface MountedField {
  readonly label: Label
  readonly numbers: Numbers
  readonly choices: readonly Choice[] | undefined
}

const Registry = createContext<Map<string, MountedField>>(new Map())

export function FieldRegistry({ children }: { children: ReactNode }) {
  const [fields] = useState(() => new Map<string, MountedField>())
  return <Registry value={fields}>{children}</Registry>
}

/**
 * Registers a field while mounted.
 *
 * @param source the field's path in the record; a composite field, such as a list, covers its parts too
 * @param label a text, or a function for the parts of a field with several
 * @param numbers as is the label; must be referentially stable
 * @param choices the options, if the set is closed
 */
export function useMountedField(
  source: string,
  label: Label,
  numbers?: Numbers,
  choices?: readonly Choice[],
) {
  const fields = useContext(Registry)
  useEffect(() => {
    fields.set(source, { label, numbers, choices })
    return () => void fields.delete(source)
  }, [fields, source, label, numbers, choices])
}

/** The labels of the mounted fields, live. */
export function useFieldLabels() {
  const fields = useContext(Registry)
  const { otherFields } = useTexts('forms')
  /** The mounted field that holds a path; undefined if none does. */
  const sourceOf = (path: string) =>
    [...fields.keys()]
      .filter((source) => path === source || path.startsWith(`${source}.`))
      .sort((one, other) => other.length - one.length)[0]
  const fieldAt = (path: string) => fields.get(sourceOf(path) ?? '')
  const labelOf = (path: string): string => {
    const label = fieldAt(path)?.label ?? otherFields
    return typeof label === 'string' ? label : label(path)
  }
  /** The format of the number at a path; undefined for any other value. */
  const numbersOf = (path: string, valueAt: ValuesAt): NumberLook | undefined => {
    const numbers = fieldAt(path)?.numbers
    return typeof numbers === 'function' ? numbers(path, valueAt) : numbers
  }
  /** The label of an option at a path; any other value unchanged. */
  const chosenAt = (path: string, value: unknown): unknown =>
    fieldAt(path)?.choices?.find(({ id }) => id === value)?.name ?? value
  return { sourceOf, labelOf, numbersOf, chosenAt }
}
