// Right-to-left styles: mirrors MUI's physical properties; logical ones need nothing.
import createCache, { type EmotionCache } from '@emotion/cache'
import mirror from '@mui/stylis-plugin-rtl'

export const rightToLeftStyles: EmotionCache = createCache({
  key: 'rtl',
  stylisPlugins: [mirror],
})
