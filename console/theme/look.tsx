// MUI's theme around MUI's components; the page itself needs none of it.
import { CacheProvider, type EmotionCache } from '@emotion/react'
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
  if (useContext(Themed)) return children
  const themed = (
    <ThemeProvider theme={themeFor(direction)} defaultMode="system" noSsr>
      <Themed value>{children}</Themed>
    </ThemeProvider>
  )
  return styles ? <CacheProvider value={styles}>{themed}</CacheProvider> : themed
}
