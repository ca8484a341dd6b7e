// What a bulk change has done so far, and what can be done about it: stop, retry, undo.
import { Box, Button, IconButton, LinearProgress, Paper, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import type { BulkChange } from './change.ts'
import { countItems, type Job } from './job.ts'
import { JobItems } from './job-items.tsx'
import { summaryOf } from './job-summary.ts'

/** A job with the words of its change and what its buttons do. */
export interface ShownJob {
  readonly job: Job
  readonly change: Pick<BulkChange<never>, 'running' | 'done' | 'undone'>
  readonly canUndo: boolean
  retry(): void
  undo(): void
  stop(): void
  close(): void
}

export function JobPanel({ shown }: { shown: ShownJob }) {
  const { job, change, canUndo, retry, undo, stop, close } = shown
  const { jobs: texts } = useTexts('lists')
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const counts = countItems(job)
  const running = job.phase !== 'settled'
  const left = counts.changed + counts.kept

  useEffect(() => {
    // The button that started the job is gone with the ticks.
    panel.current?.focus()
  }, [])

  return (
    <Paper
      ref={panel}
      component="section"
      aria-label={texts.name}
      tabIndex={-1}
      elevation={8}
      sx={panelStyle}
    >
      {running && (
        <LinearProgress
          aria-label={change.running}
          variant="determinate"
          value={progressOf(counts, job.phase)}
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 3 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ flex: '1 1 12rem', fontWeight: 600 }}>
          {summaryOf(job, change, texts)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          {running && (
            <Button color="inherit" onClick={stop}>
              {texts.stop}
            </Button>
          )}
          {!running && counts.failed + counts.waiting > 0 && (
            <Button variant="outlined" color="inherit" onClick={retry}>
              {counts.failed > 0 ? texts.retry : texts.goOn}
            </Button>
          )}
          {!running && canUndo && left > 0 && (
            <Button variant="outlined" color="inherit" onClick={undo}>
              {texts.undo}
            </Button>
          )}
          <Button color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.details}
          </Button>
          {!running && (
            <IconButton
              aria-label={texts.close}
              onClick={() => {
                close()
                document.getElementById('main')?.focus()
              }}
            >
              <Icon name="close" />
            </IconButton>
          )}
        </Box>
      </Box>
      {(open || counts.failed + counts.kept > 0) && <JobItems items={job.items} all={open} />}
    </Paper>
  )
}

function progressOf(counts: ReturnType<typeof countItems>, phase: string): number {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const open = phase === 'undoing' ? counts.changed : counts.waiting
  return all === 0 ? 100 : ((all - open) / all) * 100
}

const panelStyle = {
  position: 'fixed',
  insetBlockEnd: { xs: 8, sm: 20 },
  insetInline: { xs: 8, sm: 'max(20px, 50vw - 320px)' },
  zIndex: 'snackbar',
  maxHeight: '60dvh',
  overflow: 'auto',
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  outline: 'none',
  '& .MuiButton-root, & .MuiIconButton-root': { minHeight: 44, minWidth: 44 },
} as const
