// Resolves a conflict: theirs beside mine, one to pick per field.
import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../messages/language-context.tsx'
import type { Conflict } from '../../store/failure.ts'
import { valueAt } from '../../store/record-changes.ts'
import { Modal } from '../controls/modal.tsx'
import { useFieldLabels } from './field-registry.tsx'
import { useSaving } from './saving-context.ts'
import { useSides } from './value-text.ts'

export function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { conflict: texts } = useTexts('forms')
  const { decide, postpone } = useSaving()
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const pick = (path: string, other: boolean) =>
    setTheirs((held) => (other ? [...held, path] : held.filter((kept) => kept !== path)))
  return (
    <Modal
      title={texts.title}
      close={postpone}
      closeLabel={texts.back}
      width="sm"
      action={{ label: texts.save, press: () => decide(theirs) }}
      text={texts.text}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.path}
            conflict={conflict}
            isTheirs={theirs.includes(conflict.path)}
            pick={(other) => pick(conflict.path, other)}
          />
        ))}
      </Box>
    </Modal>
  )
}

interface ChoiceProps {
  conflict: Conflict
  isTheirs: boolean
  pick(theirs: boolean): void
}

function Choice({ conflict: { path, to, theirs }, isTheirs, pick }: ChoiceProps) {
  const { conflict: texts } = useTexts('forms')
  const { labelOf, numbersOf, chosenAt } = useFieldLabels()
  const { failure } = useSaving()
  const { getValues } = useFormContext()
  const sides = useSides()
  const theirNumbers = numbersOf(path, (at) => valueAt(failure?.current, at))
  const myNumbers = numbersOf(path, (at) => getValues(at))
  const [their, my] = sides([chosenAt(path, theirs), theirNumbers], [chosenAt(path, to), myNumbers])
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {labelOf(path)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_event, value) => pick(value === 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <FormControlLabel
          value="theirs"
          control={<Radio />}
          label={<Side name={texts.theirs} value={their} />}
        />
        <FormControlLabel
          value="mine"
          control={<Radio autoFocus={!isTheirs} />}
          label={<Side name={texts.mine} value={my} />}
        />
      </RadioGroup>
    </FormControl>
  )
}

function Side({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Typography component="span" variant="body2" color="textSecondary">
        {name}:{' '}
      </Typography>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </>
  )
}
