import { Box, CircularProgress } from '@mui/material'

/** Shown while the session or a screen's code is loading. */
export function PageLoading() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', placeItems: 'center', py: 16 }}>
      <CircularProgress size={28} aria-hidden />
    </Box>
  )
}
