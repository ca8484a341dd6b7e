import { Box, IconButton, TextField, Typography } from '@mui/material'
import { useListPaginationContext } from 'ra-core'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'

const sizes = [25, 50, 100]

/** The position in the list, and the buttons to the next and previous page. */
export function Pagination() {
  const texts = useTexts('lists')
  const { number } = useFormats()
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
      aria-label={texts.pages}
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
        label={texts.perPage}
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        slotProps={{ select: { native: true } }}
        sx={{ marginInlineEnd: 'auto' }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </TextField>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {texts.range(number(first), number(last), number(total))}
      </Typography>
      <IconButton
        aria-label={texts.previousPage}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        <Icon name="back" />
      </IconButton>
      <IconButton
        aria-label={texts.nextPage}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        <Icon name="next" />
      </IconButton>
    </Box>
  )
}
