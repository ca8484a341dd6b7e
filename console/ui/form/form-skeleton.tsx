// The skeleton of an edit page while its record loads: back link, title and cards.
import { Box, Skeleton } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import { Columns } from './section.tsx'

export function FormSkeleton() {
  const { loading } = useTexts('shell')
  return (
    <Box role="status" aria-label={loading}>
      <Skeleton width={90} height={36} />
      <Skeleton width="min(320px, 70%)" height={44} />
      <Skeleton width={180} sx={{ mb: 2.5 }} />
      <Columns
        main={
          <>
            <Skeleton variant="rounded" height={230} />
            <Skeleton variant="rounded" height={280} />
          </>
        }
        side={
          <>
            <Skeleton variant="rounded" height={210} />
            <Skeleton variant="rounded" height={130} />
          </>
        }
      />
    </Box>
  )
}
