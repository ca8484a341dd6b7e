// MUI's theme around MUI's components; the page itself needs none of it.
import createCache from '@emotion/cache'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { ThemeProvider } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { chosenScheme } from './colour-scheme.ts'
import { themes } from './theme.ts'

interface LookProps {
  direction: keyof typeof themes
  /** The style cache; undefined for that of left-to-right styles. */
  styles: EmotionCache | undefined
  children: ReactNode
}

const leftToRightStyles = createCache({ key: 'css' })

/** Whether a theme is already provided, as to a dialog of a themed screen. */
const Themed = createContext(false)

export function Look({ direction, styles, children }: LookProps) {
  if (useContext(Themed)) return children
  // The same tree for both directions: another one would mount each form anew, without what was typed.
  return (
    <CacheProvider value={styles ?? leftToRightStyles}>
      <ThemeProvider theme={themes[direction]} defaultMode={chosenScheme() ?? 'system'} noSsr>
        <Themed value>{children}</Themed>
      </ThemeProvider>
    </CacheProvider>
  )
}
