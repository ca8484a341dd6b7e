import { Box } from '@mui/material'
import { Icon } from '../icons/icon.tsx'

/** A small square picture; decorative, because the name is beside it. */
export function Thumbnail({ url, size = 44 }: { url: string | undefined; size?: number }) {
  const frame = {
    width: size,
    height: size,
    borderRadius: '8px',
    flexShrink: 0,
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
  } as const
  return url ? (
    <Box
      component="img"
      src={url}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  ) : (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <Icon name="image" />
    </Box>
  )
}
