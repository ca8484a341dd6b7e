// The platform's violations of a form: at its fields, or beside them where it has none.
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { sameValue } from '../../store/changed-fields.ts'
import { useFieldLabels } from './field-registry.tsx'
import type { Fault } from './saving-context.ts'

/** Each returns the faults that a field shows. */
export function usePlatformFaults() {
  const { getValues, setError, clearErrors } = useFormContext()
  const { sourceOf } = useFieldLabels()
  const [hidden, setHidden] = useState<readonly Fault[]>([])
  const known = useRef<readonly (Fault & { value: unknown })[]>([])

  const show = (faults: readonly Fault[]): readonly Fault[] => {
    const shown = faults.filter(({ path }) => sourceOf(path) !== undefined)
    setHidden(faults.filter(({ path }) => sourceOf(path) === undefined))
    for (const { path, text } of shown) setError(path, { type: 'platform', message: text })
    return shown
  }

  return {
    hidden,
    show(faults: readonly Fault[]) {
      known.current = faults.map((fault) => ({ ...fault, value: getValues(fault.path) }))
      return show(faults)
    },
    /**
     * Restores the faults whose values are unchanged: client-side validation sends nothing, so the platform would still
     * refuse them. Not at these paths, which the form refuses.
     */
    showAgain(paths: readonly string[]) {
      return show(
        known.current.filter(
          ({ path, value }) => !paths.includes(path) && sameValue(getValues(path), value),
        ),
      )
    },
    clear() {
      clearErrors()
      setHidden([])
    },
    forget() {
      known.current = []
    },
  }
}
