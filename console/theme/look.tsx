// The console's look around everything: theme, colours, and the direction of reading.
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { CssBaseline, ThemeProvider } from '@mui/material'
import type { ReactNode } from 'react'
import { themeFor } from './theme.ts'

interface LookProps {
  direction: 'ltr' | 'rtl'
  /** Where styles are made; undefined for the page's own place. */
  styles: EmotionCache | undefined
  children: ReactNode
}

export function Look({ direction, styles, children }: LookProps) {
  const themed = (
    <ThemeProvider theme={themeFor(direction)} defaultMode="system">
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
  return styles ? <CacheProvider value={styles}>{themed}</CacheProvider> : themed
}
