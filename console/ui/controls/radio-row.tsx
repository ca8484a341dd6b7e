import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useId } from 'react'

interface RadioRowProps<Id extends string> {
  label: string
  choices: readonly { readonly id: NoInfer<Id>; readonly name: string }[]
  value: Id
  change(chosen: NoInfer<Id>): void
}

/** A few choices in a row, of which one is made. */
export function RadioRow<Id extends string>({ label, choices, value, change }: RadioRowProps<Id>) {
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={value}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            value={choice.id}
            control={<Radio onChange={() => change(choice.id)} />}
            label={choice.name}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
