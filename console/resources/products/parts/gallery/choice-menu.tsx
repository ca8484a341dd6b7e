import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import type { MediaItem, ProductOption } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { ChoiceName } from '../../media-actions.ts'

export interface ChoiceMenuProps {
  item: MediaItem
  /** Its accessible name. */
  name: string
  options: readonly ProductOption[]
  disabled: boolean
  onShow(choice: ChoiceName, shown: boolean): void
}

/** Assigns an image to choices, such as the blue one. Images belong to the choices of one option. */
export function ChoiceMenu({ item, name, options, disabled, onShow }: ChoiceMenuProps) {
  const texts = useTexts('gallery')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const carrier = options.find(({ choices }) => choices.some(({ media }) => media?.items?.length))
  const offered = carrier ? [carrier] : options
  if (offered.length === 0) return null
  const entries = offered.flatMap((option) =>
    option.choices.map(({ description, media }) => ({
      option: option.name,
      choice: description,
      shown: media?.items?.some(({ id }) => id === item.id) ?? false,
    })),
  )
  const shown = entries.filter((entry) => entry.shown).map(({ choice }) => choice)
  const visible = shown.length > 0 ? shown.join(', ') : texts.everyChoice
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={disabled}
        aria-haspopup="menu"
        aria-label={`${visible}, ${texts.choicesOf(name)}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          mt: 0.5,
          px: 1,
          width: '100%',
          justifyContent: 'start',
          color: 'text.secondary',
          minHeight: { xs: 44, sm: 30 },
        }}
      >
        {visible}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {entries.map(({ option, choice, shown: checked }) => (
          <MenuItem
            key={`${option}: ${choice}`}
            role="menuitemcheckbox"
            aria-checked={checked}
            dense
            onClick={() => onShow({ option, choice }, !checked)}
          >
            <ListItemIcon>{checked && <Icon name="check" />}</ListItemIcon>
            <ListItemText primary={choice} secondary={carrier ? undefined : option} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
