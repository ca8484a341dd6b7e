import { Box, Link } from '@mui/material'
import { type RaRecord, useCreatePath, useResourceContext } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import type { TitleColumn } from './columns.ts'

/** A record's picture, its name as a link, and its second line. */
export function RecordTitle<Row extends RaRecord>({
  row,
  title,
}: {
  row: Row
  title: TitleColumn<Row>
}) {
  const resource = useResourceContext()
  const createPath = useCreatePath()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      {title.picture?.(row)}
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={createPath({ resource, id: row.id, type: 'edit' })}
          color="text.primary"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title.name(row)}
        </Link>
        {title.detail && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
            {title.detail(row)}
          </Box>
        )}
      </Box>
    </Box>
  )
}
