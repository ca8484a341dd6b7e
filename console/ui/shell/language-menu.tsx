import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { dialogInTheme } from '../page/lazy-part.tsx'

const LanguageChoices = dialogInTheme(
  async () => (await import('./language-choices.tsx')).LanguageChoices,
)

export function LanguageMenu() {
  const { language } = useTexts('shell')
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <IconButton
        icon="language"
        label={language}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && <LanguageChoices anchor={anchor} close={() => setAnchor(undefined)} />}
    </>
  )
}
