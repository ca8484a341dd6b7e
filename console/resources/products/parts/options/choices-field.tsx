// The choices of one option: Enter or a comma adds the typed one, Backspace in the empty field removes the last.
import { Box, FormHelperText, TextField } from '@mui/material'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { limits } from 'storefront-client'
import { joined } from '../../../../messages/joined.ts'
import { useTexts } from '../../../../messages/language-context.tsx'
import { typedKey } from '../../../../ui/controls/typed-key.ts'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { cutText } from '../../../../ui/values/cut-text.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { colourOf, type DraftChoice, isColourful } from './colours.ts'

const { maxItems: MOST } = limits.ProductOption.choices
const { maxLength } = limits.Choice.description

/** Separators of choices; an Arabic keyboard has its own comma. */
const separator = /[,،;؛\n\t]/

interface ChoicesFieldProps {
  source: string
  option: string
  /** A choice is about to be renamed. */
  renamed(option: string, from: string, to: string): void
}

export function ChoicesField({ source, option, renamed }: ChoicesFieldProps) {
  const texts = useTexts('variants')
  useMountedField(source, texts.choicesOf(option))
  const { field, fieldState } = useController({ name: source })
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const choices: DraftChoice[] = Array.isArray(field.value) ? field.value : []
  const colourful = isColourful(choices)
  const isTaken = (name: string, except?: number) =>
    choices.some(({ description }, at) => at !== except && keyOf(description) === keyOf(name))
  const twice = isTaken(typed)
  const error = fieldState.error?.message ?? firstMessage(fieldState.error)

  const add = (text: string) => {
    const parts = text.split(separator).map((part) => part.trim())
    const named = parts.map((part) => cutText(part, maxLength))
    const keys = named.map(keyOf)
    const added = named
      .filter((part, at) => part !== '' && keys.indexOf(keyOf(part)) === at && !isTaken(part))
      .map((description) => ({
        value: colourful ? colourOf(description) : description,
        description,
      }))
    if (added.length > 0) field.onChange([...choices, ...added].slice(0, MOST))
    setTyped('')
    const long = parts.filter((part) => part.length > maxLength).length
    const left = choices.length + added.length - MOST
    setTold(
      joined(' ', [
        long > 0 && texts.shortened(long, maxLength),
        left > 0 && texts.leftOut(left, MOST),
      ]),
    )
  }
  const change = (index: number, to: DraftChoice) =>
    field.onChange(choices.map((choice, at) => (at === index ? to : choice)))
  const rename = (index: number, to: string): boolean => {
    const choice = choices[index]
    if (!choice || to === '' || to === choice.description) return true
    if (isTaken(to, index)) {
      setTold(texts.twice(to))
      return false
    }
    renamed(option, choice.description, to)
    change(index, { ...choice, value: colourful ? choice.value : to, description: to })
    setTold('')
    return true
  }
  const remove = (index: number) => {
    field.onChange(choices.filter((_, at) => at !== index))
    setTold('')
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const key = typedKey(event)
    const adds = key === 'Enter' || key === ',' || key === '،'
    if (adds) {
      event.preventDefault()
      if (!twice) add(typed)
    } else if (key === 'Backspace' && !event.repeat && typed === '' && choices.length > 0) {
      remove(choices.length - 1)
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const whole = `${typed}${text}`
    // The field would truncate a longer one silently.
    if (!separator.test(text) && whole.length <= maxLength) return
    event.preventDefault()
    add(whole)
  }

  return (
    <Box>
      {choices.length > 0 && (
        <Box component="ul" aria-label={option || texts.newOption} sx={list}>
          {[...choices.entries()].map(([index, choice]) => (
            <ChoiceChip
              // Keyed by index: a renamed one keeps the focus.
              key={index}
              choice={choice}
              colourful={colourful}
              recolour={(value) => change(index, { ...choice, value })}
              rename={(to) => rename(index, to.trim())}
              remove={() => remove(index)}
            />
          ))}
        </Box>
      )}
      <TextField
        label={texts.choices}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setTold('')
        }}
        onKeyDown={press}
        onPaste={paste}
        onBlur={() => {
          if (typed !== '' && !twice) add(typed)
          field.onBlur()
        }}
        inputRef={input}
        disabled={choices.length >= MOST}
        error={error !== undefined || twice}
        slotProps={{ htmlInput: { maxLength, 'aria-describedby': hint, 'data-field': source } }}
      />
      <FormHelperText id={hint} aria-live="polite" error={error !== undefined || twice}>
        {twice ? texts.twice(typed.trim()) : (error ?? (told || texts.choicesHint))}
      </FormHelperText>
    </Box>
  )
}

/** Names that differ only by case or spaces around them are one to a buyer. */
export function keyOf(name: string): string {
  return name.trim().normalize().toLowerCase()
}

/** A violation of one choice is shown with the list it is in. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(firstMessage)
    .find((text) => text !== undefined)
}

const list = {
  mb: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
} as const
