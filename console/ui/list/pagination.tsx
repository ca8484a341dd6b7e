import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useListPaginationContext } from 'ra-core'
import { Icon } from '../icons/icon.tsx'

const sizes = [25, 50, 100]

/** The position in the list, and the buttons to the next and previous page. */
export function Pagination() {
  const {
    page,
    perPage,
    total = 0,
    setPage,
    setPerPage,
    hasNextPage,
    hasPreviousPage,
  } = useListPaginationContext()
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        select
        label="Per page"
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        slotProps={{ select: { native: true } }}
        sx={{ mr: 'auto' }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </TextField>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {first.toLocaleString('en')}–{last.toLocaleString('en')} of {total.toLocaleString('en')}
      </Typography>
      <IconButton
        aria-label="Previous page"
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <Icon name="back" />
      </IconButton>
      <IconButton aria-label="Next page" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        <Icon name="next" />
      </IconButton>
    </Box>
  )
}
