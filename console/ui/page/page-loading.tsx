import { Box, CircularProgress } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'

/** Shown while the session or a screen's code is loading. */
export function PageLoading() {
  const { loading } = useTexts('shell')
  return (
    <Box role="status" aria-label={loading} sx={{ display: 'grid', placeItems: 'center', py: 16 }}>
      <CircularProgress size={28} aria-hidden />
    </Box>
  )
}
