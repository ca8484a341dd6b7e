import { Box, IconButton, Typography } from '@mui/material'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useCurrentList } from './current-list.ts'
import { pageSizes } from './list-address.ts'

/** The position in the list, and the buttons to the next and previous page. */
export function Pagination() {
  const texts = useTexts('lists')
  const { number } = useFormats()
  const { address, change, total = 0 } = useCurrentList()
  const { page, perPage } = address
  const first = (page - 1) * perPage + 1
  const last = Math.min(page * perPage, total)
  const turn = (to: number) => {
    if (to < 1 || (to - 1) * perPage >= total) return
    change({ page: to })
    window.scrollTo({ top: 0 })
  }
  return (
    <Box component="nav" aria-label={texts.pages} sx={barStyle}>
      <label className="list-filter">
        <span>{texts.perPage}</span>
        <select
          value={perPage}
          onChange={(event) => change({ perPage: Number(event.target.value), page: 1 })}
        >
          {[...pageSizes]
            .sort((one, other) => one - other)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </select>
      </label>
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ marginInlineStart: 'auto' }}
      >
        {texts.range(number(first), number(last), number(total))}
      </Typography>
      <IconButton
        aria-label={texts.previousPage}
        aria-disabled={page <= 1}
        onClick={() => turn(page - 1)}
      >
        <Icon name="back" />
      </IconButton>
      <IconButton
        aria-label={texts.nextPage}
        aria-disabled={last >= total}
        onClick={() => turn(page + 1)}
      >
        <Icon name="next" />
      </IconButton>
    </Box>
  )
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '& .list-filter': { flex: 'none' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
  '& [aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
} as const
