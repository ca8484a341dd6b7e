// The recent changes: those that can be undone, those that were, and those that no longer can be, with the reason.
import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
import { Modal } from '../controls/modal.tsx'
import type { RecentChange } from './recent-changes.ts'
import { useRecentChanges, useRecentList } from './recent-context.ts'

export function RecentDialog({ close }: { close(): void }) {
  const { recent: texts } = useTexts('shell')
  const changes = useRecentList()
  return (
    <Modal title={texts.title} close={close} width="sm" fillsPhone>
      {changes.length === 0 ? (
        <Typography color="text.secondary">{texts.none}</Typography>
      ) : (
        <ul>
          {changes.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ul>
      )}
    </Modal>
  )
}

function Change({ change: { id, at, text, state, why } }: { change: RecentChange }) {
  const { recent: texts } = useTexts('shell')
  const { jobs, tryAgain } = useTexts('lists')
  const { undone, kept } = jobs.states
  const states = { ...texts.states, undone, refused: kept }
  const { moment } = useFormats()
  const { undo } = useRecentChanges()
  const name = useId()
  const undoable = state === 'open' || state === 'undoing' || state === 'refused'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <span id={name}>{text}</span>
        <Typography variant="body2" color={state === 'refused' ? 'error' : 'text.secondary'}>
          {[moment(new Date(at)), state === 'open' ? '' : states[state], why]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {undoable && (
        <Button
          look="outlined"
          disabled={state === 'undoing'}
          aria-describedby={name}
          onClick={() => void undo(id)}
        >
          {state === 'refused' ? tryAgain : jobs.undo}
        </Button>
      )}
    </Box>
  )
}
