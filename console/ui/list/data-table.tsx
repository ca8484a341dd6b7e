// The table of every list, with row headings, sort buttons and links; cards on a phone.
import { Box, type Theme, useMediaQuery } from '@mui/material'
import { type RaRecord, useListContext } from 'ra-core'
import { CardList } from './card-list.tsx'
import { type Column, hiddenBelow, type TitleColumn } from './columns.ts'
import { RecordTitle } from './record-title.tsx'
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

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { px: 2, py: 1.25, textAlign: 'start', verticalAlign: 'middle' },
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
