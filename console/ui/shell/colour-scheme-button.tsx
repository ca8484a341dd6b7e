import { IconButton, Tooltip, useColorScheme } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'

/** Switches between light and dark; until it is pressed the console follows the device. */
export function ColourSchemeButton() {
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  const { useLightColours, useDarkColours } = useTexts('shell')
  const label = dark ? useLightColours : useDarkColours
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => setMode(dark ? 'light' : 'dark')} size="small">
        <Icon name={dark ? 'sun' : 'moon'} />
      </IconButton>
    </Tooltip>
  )
}
