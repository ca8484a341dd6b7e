import { Box, ButtonBase } from '@mui/material'
import { useListContext } from 'ra-core'
import { Icon } from '../icons/icon.tsx'
import { hiddenBelow } from './columns.ts'

interface SortHeadingProps {
  label: string
  sortBy?: string
  align?: 'end'
  hideBelow?: 'md' | 'lg'
}

/** A column heading; a button where the column sorts, with its direction for screen readers. */
export function SortHeading({ label, sortBy, align, hideBelow }: SortHeadingProps) {
  const { sort, setSort } = useListContext()
  const sorted = sortBy !== undefined && sort.field === sortBy
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending'
  const reversed = sorted && sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <Box
      component="th"
      scope="col"
      aria-sort={sorted ? direction : undefined}
      sx={{ '&&': { textAlign: align }, ...hiddenBelow(hideBelow) }}
    >
      {sortBy === undefined ? (
        label
      ) : (
        <ButtonBase
          onClick={() => setSort({ field: sortBy, order: reversed })}
          sx={{ font: 'inherit', color: sorted ? 'text.primary' : 'inherit', borderRadius: '6px' }}
        >
          {label}
          <Icon
            name={sorted && sort.order === 'DESC' ? 'down' : 'up'}
            sx={{ fontSize: 16, marginInlineStart: 0.25, opacity: sorted ? 1 : 0.25 }}
          />
        </ButtonBase>
      )}
    </Box>
  )
}
