// MUI's theme around MUI's components; the page itself needs none of it.
import {
  CacheProvider,
  type EmotionCache,
  __unsafe_useEmotionCache as useStyles,
} from '@emotion/react'
import { ThemeProvider } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { themeFor } from './theme.ts'

interface LookProps {
  direction: 'ltr' | 'rtl'
  /** The style cache; undefined for the default. */
  styles: EmotionCache | undefined
  children: ReactNode
}

/** Whether a theme is already provided, as to a dialog of a themed screen. */
const Themed = createContext(false)

export function Look({ direction, styles, children }: LookProps) {
  const usual = useStyles()
  if (useContext(Themed)) return children
  // The same tree for both directions: another one would mount each form anew, without what was typed.
  return (
    <CacheProvider value={styles ?? usual}>
      <ThemeProvider theme={themeFor(direction)} defaultMode="system" noSsr>
        <Themed value>{children}</Themed>
      </ThemeProvider>
    </CacheProvider>
  )
}
