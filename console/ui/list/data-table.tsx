// The one table of the console: a real table with row headings, sort buttons and links; cards on a phone.
import { Box, Link, type Theme, useMediaQuery } from '@mui/material'
import { type RaRecord, useCreatePath, useListContext, useResourceContext } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { CardList } from './card-list.tsx'
import type { Column, TitleColumn } from './columns.ts'
import { SortHeading } from './sort-heading.tsx'

interface DataTableProps<Row extends RaRecord> {
  /** What the table lists, for screen readers. */
  caption: string
  title: TitleColumn<Row>
  columns: Column<Row>[]
}

export function DataTable<Row extends RaRecord>({ caption, title, columns }: DataTableProps<Row>) {
  const { data = [], isFetching } = useListContext<Row>()
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (phone) return <CardList caption={caption} rows={data} title={title} columns={columns} />
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={caption} aria-busy={isFetching} sx={tableStyle}>
        <thead>
          <tr>
            <SortHeading label={title.label} sortBy={title.sortBy} />
            {columns.map((column) => (
              <SortHeading key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <RecordTitle row={row} title={title} />
              </th>
              {columns.map((column) => (
                <Box
                  component="td"
                  key={column.id}
                  sx={{
                    '&&': { textAlign: column.align },
                    fontVariantNumeric: column.align && 'tabular-nums',
                    ...hiddenBelow(column.hideBelow),
                  }}
                >
                  {column.render(row)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

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

export function hiddenBelow(width: 'md' | 'lg' | undefined) {
  return width && { display: { xs: 'none', [width]: 'table-cell' } }
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { px: 2, py: 1.25, textAlign: 'left', verticalAlign: 'middle' },
  '& thead th': {
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
} as const
