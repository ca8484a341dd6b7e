import { Box } from '@mui/material'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../messages/language-context.tsx'
import type { FieldChange } from '../../store/record-changes.ts'
import { useFieldLabels } from './field-registry.tsx'
import { useSides } from './value-text.ts'

const MOST = 12

/** Changes field by field: previous and new value. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  const { fromTo } = useTexts('forms')
  const { more } = useTexts('lists').jobs
  const { labelOf, numbersOf, chosenAt } = useFieldLabels()
  const sides = useSides()
  const { getValues } = useFormContext()
  // The unit of a number may depend on a field that changes with it.
  const valuesOn = (side: 'from' | 'to') => (path: string) => {
    const change = changes.find((one) => one.path === path)
    return change ? change[side] : getValues(path)
  }
  const before = valuesOn('from')
  const after = valuesOn('to')
  return (
    <Box component="ul" className="marked" sx={{ mt: 1 }}>
      {changes.slice(0, MOST).map(({ path, from, to }) => (
        <Box component="li" key={path} sx={{ overflowWrap: 'anywhere' }}>
          <strong>
            <bdi>{labelOf(path)}</bdi>
          </strong>
          :{' '}
          {fromTo(
            ...sides(
              [chosenAt(path, from), numbersOf(path, before)],
              [chosenAt(path, to), numbersOf(path, after)],
            ),
          )}
        </Box>
      ))}
      {changes.length > MOST && <li>{more(changes.length - MOST)}</li>}
    </Box>
  )
}
