import { Box } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { useOnline } from '../../store/online.ts'

/** Says at once that the network is gone, and what that means. */
export function OfflineBanner() {
  const { offline } = useTexts('shell')
  const online = useOnline()
  return (
    <Box
      role="status"
      sx={{
        position: 'sticky',
        top: { xs: 64, md: 0 },
        zIndex: 'appBar',
        display: online ? 'none' : 'block',
        mx: { xs: -2, sm: -3, lg: -5 },
        mb: 2,
        px: { xs: 2, sm: 3, lg: 5 },
        py: 1,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
        fontWeight: 600,
        fontSize: '0.875rem',
      }}
    >
      {online ? '' : offline}
    </Box>
  )
}
