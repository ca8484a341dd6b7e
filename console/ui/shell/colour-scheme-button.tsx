import { useTexts } from '../../messages/language-context.tsx'
import { chooseScheme, useColourScheme } from '../../theme/colour-scheme.ts'
import { IconButton } from '../controls/icon-button.tsx'

/** Switches between light and dark; until it is pressed the console follows the device. */
export function ColourSchemeButton() {
  const dark = useColourScheme() === 'dark'
  const { useLightColours, useDarkColours } = useTexts('shell')
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={dark ? useLightColours : useDarkColours}
      size="small"
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    />
  )
}
