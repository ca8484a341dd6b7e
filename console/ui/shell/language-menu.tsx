import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material'
import { useState } from 'react'
import { languageChoices } from '../../messages/language.ts'
import { useLanguage } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'

/** Chooses the language that the console speaks. */
export function LanguageMenu() {
  const { language, change } = useLanguage()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = language.texts.shell.language
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          size="small"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name="language" />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {languageChoices.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            lang={locale}
            role="menuitemradio"
            aria-checked={locale === language.locale}
            selected={locale === language.locale}
            onClick={() => {
              setAnchor(null)
              change(locale)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
