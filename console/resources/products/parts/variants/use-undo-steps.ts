// The undo stack of the grid, before it is saved.
import { useLayoutEffect, useRef } from 'react'
import { sameValue } from '../../../../store/changed-fields.ts'
import type { VariantRow } from '../../logic/draft-variant.ts'

type Rows = readonly VariantRow[]

interface Step {
  readonly before: Rows
  /** The grid's rows after the step; undefined until they are rendered. */
  after: Rows | undefined
}

const MOST_STEPS = 100

/** @returns `change`, which pushes a step, and `takeBack`, which tells if it undid one: rows replaced since stay */
export function useUndoSteps(rows: Rows, set: (rows: VariantRow[]) => void) {
  const steps = useRef<Step[]>([])
  useLayoutEffect(() => {
    const last = steps.current.at(-1)
    if (last && last.before !== rows) last.after ??= rows
  }, [rows])
  return {
    change(after: VariantRow[]) {
      if (sameValue(rows, after)) return
      steps.current = [...steps.current, { before: rows, after: undefined }].slice(-MOST_STEPS)
      set(after)
    },
    takeBack(): boolean {
      const last = steps.current.pop()
      if (last && sameValue(rows, last.after)) {
        set([...last.before])
        return true
      }
      steps.current = []
      return false
    },
  }
}
