// One choice of an option: a press on its name renames it; its variants keep their data.
import { Box, ButtonBase, IconButton } from '@mui/material'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { typedKey } from '../../../../ui/controls/typed-key.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { DraftChoice } from './colours.ts'

interface ChoiceChipProps {
  choice: DraftChoice
  colourful: boolean
  recolour(colour: string): void
  /** Whether it was accepted. */
  rename(to: string): boolean
  remove(): void
}

export function ChoiceChip({ choice, colourful, recolour, rename, remove }: ChoiceChipProps) {
  const texts = useTexts('variants')
  const { value, description } = choice
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const end = () => {
    flushSync(() => setTyped(undefined))
    button.current?.focus()
  }
  return (
    <Box component="li" sx={chip}>
      {colourful && (
        <Box
          component="input"
          type="color"
          value={value}
          aria-label={texts.colourOf(description)}
          onChange={(event) => recolour((event.target as HTMLInputElement).value)}
          sx={swatch}
        />
      )}
      {typed === undefined ? (
        <ButtonBase
          ref={button}
          aria-label={texts.renameChoice(description)}
          title={texts.renameChoice(description)}
          onClick={() => setTyped(description)}
          sx={name}
        >
          {description}
        </ButtonBase>
      ) : (
        <Box
          component="input"
          autoFocus
          aria-label={texts.newNameOf(description)}
          value={typed}
          maxLength={limits.Choice.description.maxLength}
          onChange={(event) => setTyped((event.target as HTMLInputElement).value)}
          onKeyDown={(event) => {
            const key = typedKey(event)
            if (key !== 'Enter' && key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            if (key === 'Escape' || rename(typed)) end()
          }}
          onBlur={() => {
            rename(typed)
            setTyped(undefined)
          }}
          sx={{ ...name, width: `${Math.max(4, typed.length + 1)}ch` }}
        />
      )}
      <IconButton
        size="small"
        aria-label={texts.removeChoice(description)}
        onClick={remove}
        sx={{ p: 0.25, minWidth: { xs: 44, sm: 24 }, minHeight: { xs: 44, sm: 24 } }}
      >
        <Icon name="close" style={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  )
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  paddingInline: '10px 4px',
  minHeight: 30,
  borderRadius: '99px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  fontSize: '0.875rem',
} as const

const name = {
  minWidth: { xs: 44, sm: 24 },
  minHeight: { xs: 44, sm: 24 },
  maxWidth: '100%',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'inherit',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  cursor: 'text',
} as const

const swatch = {
  // A touch target, larger than the swatch.
  width: { xs: 44, sm: 20 },
  height: { xs: 44, sm: 20 },
  marginInlineStart: { xs: '-10px', sm: 0 },
  p: 0,
  border: 0,
  borderRadius: '50%',
  overflow: 'hidden',
  cursor: 'pointer',
  bgcolor: 'transparent',
  '&::-webkit-color-swatch-wrapper': { p: { xs: '12px', sm: 0 } },
  '&::-webkit-color-swatch': { borderRadius: '50%', border: '1px solid rgba(128,128,128,.6)' },
} as const
