import { languageChoices } from '../../messages/language.ts'
import { useLanguage } from '../../messages/language-context.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Popup } from '../controls/popup.tsx'

/** Chooses the language that the console speaks. */
export function LanguageMenu() {
  const { language, change } = useLanguage()
  const label = language.texts.shell.language
  return (
    <Popup
      kind="menu"
      label={label}
      trigger={(props) => <IconButton {...props} icon="language" label={label} size="small" />}
    >
      {(close) =>
        languageChoices.map(({ locale, name }) => (
          <button
            key={locale}
            type="button"
            lang={locale}
            role="menuitemradio"
            aria-checked={locale === language.locale}
            tabIndex={-1}
            onClick={() => {
              close()
              change(locale)
            }}
          >
            {name}
          </button>
        ))
      }
    </Popup>
  )
}
