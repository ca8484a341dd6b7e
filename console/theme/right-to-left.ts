// Styles for languages that are read from right to left: MUI's physical sides are mirrored, logical ones already are.
import createCache, { type EmotionCache } from '@emotion/cache'
import mirror from '@mui/stylis-plugin-rtl'

/** Where the styles of a page that is read from right to left are made. */
export const rightToLeftStyles: EmotionCache = createCache({
  key: 'rtl',
  stylisPlugins: [mirror],
})
