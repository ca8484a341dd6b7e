import { Box } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'
import type { JobItem } from './job.ts'

/** More would make the panel slow to open; what failed comes first. */
const MOST_SHOWN = 200

/** Each record of a job with how it went; what failed first, with the reason. */
export function JobItems({ items, all }: { items: readonly JobItem[]; all: boolean }) {
  const { jobs: texts } = useTexts('lists')
  const failed = items.filter(({ state }) => 'reason' in state)
  const others = all ? items.filter(({ state }) => !('reason' in state)) : []
  const shown = [...failed, ...others]
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        fontSize: '0.875rem',
        '& li': { display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' },
        '& span:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {shown.slice(0, MOST_SHOWN).map(({ id, name, state }) => (
        <li key={id}>
          <span>{name}</span>
          <Box component="span" sx={{ color: 'reason' in state ? 'error.main' : 'text.secondary' }}>
            {'reason' in state
              ? texts.because(texts.states[state.at], state.reason)
              : texts.states[state.at]}
          </Box>
        </li>
      ))}
      {shown.length > MOST_SHOWN && <li>{texts.more(shown.length - MOST_SHOWN)}</li>}
    </Box>
  )
}
