import { Box, FormControlLabel, Switch, TextField } from '@mui/material'
import { useController, useFormContext } from 'react-hook-form'
import { limits, type ProductOption } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { ChoicesField, keyOf } from './choices-field.tsx'
import { asColours, asWords, isColourful } from './colours.ts'

interface OptionFieldsProps {
  index: number
  autoFocus: boolean
  remove(): void
  renamed(option: string, from: string, to: string): void
}

/** One option: its name, its choices, and whether they are shown as colours. */
export function OptionFields({ index, autoFocus, remove, renamed }: OptionFieldsProps) {
  const texts = useTexts('variants')
  const source = `productOptions.${index}`
  useMountedField(`${source}.name`, texts.optionName)
  const { getValues, setValue } = useFormContext()
  const { field, fieldState } = useController({ name: `${source}.name` })
  const choices: ProductOption['choices'] = getValues(`${source}.choices`) ?? []
  const name = typeof field.value === 'string' ? field.value : ''
  const options: ProductOption[] = getValues('productOptions') ?? []
  const twice = name !== '' && options.filter((one) => keyOf(one.name) === keyOf(name)).length > 1
  return (
    <Box
      role="group"
      aria-label={name || texts.newOption}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(140px, 200px) 1fr auto' },
        gap: 1.5,
        alignItems: 'start',
        pb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        label={texts.optionName}
        value={name}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        autoFocus={autoFocus}
        error={fieldState.error !== undefined || twice}
        helperText={twice ? texts.twice(name.trim()) : fieldState.error?.message}
        slotProps={{ htmlInput: { maxLength: limits.ProductOption.name.maxLength } }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gridRow: { xs: 2, sm: 'auto' },
          minWidth: 0,
        }}
      >
        <ChoicesField source={`${source}.choices`} option={name} renamed={renamed} />
        <FormControlLabel
          control={<Switch checked={isColourful(choices)} />}
          label={texts.asColours}
          disabled={choices.length === 0}
          onChange={(_event, colourful) =>
            setValue(`${source}.choices`, colourful ? asColours(choices) : asWords(choices), {
              shouldDirty: true,
            })
          }
          sx={{
            mt: 0.5,
            color: 'text.secondary',
            '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
          }}
        />
      </Box>
      <IconButton icon="trash" label={texts.removeOption(name)} size="large" onClick={remove} />
    </Box>
  )
}
