import { Menu, MenuItem } from '@mui/material'
import { useNotify } from 'ra-core'
import { languageChoices } from '../../messages/language.ts'
import { useLanguage } from '../../messages/language-context.tsx'

/** The languages of the console, over the page. */
export function LanguageChoices({ anchor, close }: { anchor: HTMLElement; close(): void }) {
  const { language, change } = useLanguage()
  const { unreachable } = language.texts.errors
  const notify = useNotify()
  const list = { 'aria-label': language.texts.shell.language }
  return (
    <Menu open anchorEl={anchor} onClose={close} slotProps={{ list }}>
      {languageChoices.map(({ locale, name }) => (
        <MenuItem
          key={locale}
          lang={locale}
          role="menuitemradio"
          selected={locale === language.locale}
          aria-checked={locale === language.locale}
          onClick={() => {
            close()
            change(locale).catch(() => notify(unreachable, { type: 'error' }))
          }}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
