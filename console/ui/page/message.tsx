import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'

interface MessageProps {
  icon: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A full-width message: an empty list, no match, a failure. */
export function Message({ icon, title, children, action }: MessageProps) {
  return (
    <Box sx={{ textAlign: 'center', px: 3, py: { xs: 6, md: 9 }, maxWidth: 460, mx: 'auto' }}>
      <Icon name={icon} sx={{ fontSize: 40, color: 'text.secondary', mb: 1.5 }} />
      <Typography component="h2" variant="h2" gutterBottom>
        {title}
      </Typography>
      {children && <Typography color="textSecondary">{children}</Typography>}
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  )
}
