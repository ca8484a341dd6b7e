import { Menu, MenuItem } from '@mui/material'
import { useNotify } from 'ra-core'
import { useLanguage } from '../../messages/language-context.tsx'
import { everyLocale, locales } from '../../messages/locales.ts'

/** The languages of the console, over the page. */
export function LanguageChoices({ anchor, close }: { anchor: HTMLElement; close(): void }) {
  const { language, change } = useLanguage()
  const { unreachable } = language.texts.errors
  const notify = useNotify()
  const list = { 'aria-label': language.texts.shell.language }
  return (
    <Menu open anchorEl={anchor} onClose={close} slotProps={{ list }}>
      {everyLocale.map((locale) => (
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
          {locales[locale].name}
        </MenuItem>
      ))}
    </Menu>
  )
}
