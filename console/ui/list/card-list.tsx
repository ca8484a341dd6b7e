import { Box } from '@mui/material'
import type { RaRecord } from 'ra-core'
import type { Column, TitleColumn } from './columns.ts'
import { RecordTitle } from './record-title.tsx'

interface CardListProps<Row extends RaRecord> {
  caption: string
  rows: Row[]
  title: TitleColumn<Row>
  columns: Column<Row>[]
}

/** The table's shape on a phone: one record a card, its columns as labelled lines. */
export function CardList<Row extends RaRecord>({
  caption,
  rows,
  title,
  columns,
}: CardListProps<Row>) {
  const shown = columns.filter(({ hideBelow }) => hideBelow === undefined)
  return (
    <Box component="ul" aria-label={caption} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row, index) => (
        <Box
          component="li"
          key={row.id}
          sx={{ p: 2, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
        >
          <RecordTitle row={row} title={title} />
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 1.25,
              display: 'grid',
              gridTemplateColumns: 'auto 1fr',
              columnGap: 2,
              rowGap: 0.5,
              fontSize: '0.875rem',
              '& dt': { color: 'text.secondary' },
              '& dd': { m: 0, justifySelf: 'end', textAlign: 'end' },
            }}
          >
            {shown.map((column) => (
              <Box key={column.id} sx={{ display: 'contents' }}>
                <dt>{column.label}</dt>
                <dd>{column.render(row)}</dd>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
