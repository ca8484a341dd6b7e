// Appears with the first change: the changes, the violations, Save and Discard.
import { Box, Button, Link, Paper, Typography } from '@mui/material'
import { countBy } from 'es-toolkit'
import { useEffect, useRef } from 'react'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { useOnline } from '../../store/online.ts'
import { useSessionEnded } from '../../store/store-context.tsx'
import { letterOf } from '../controls/shortcut-marks.ts'
import { FailureNote } from '../page/failure-note.tsx'
import { useRefusal } from '../permissions/use-refusal.ts'
import { useFieldLabels } from './field-registry.tsx'
import { useSaving } from './saving-context.ts'

export function SaveBar() {
  const texts = useTexts('forms')
  const saving = useSaving()
  const bar = useSaveShortcut()
  const { isNew, changes, isSaving, isForbidden } = saving
  const refusal = useRefusal()
  if (changes.length === 0 && !isSaving && !isNew) return null
  return (
    <Paper
      ref={bar}
      elevation={6}
      role="group"
      aria-label={isNew ? texts.create : texts.unsaved}
      sx={barStyle}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {!isNew && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {texts.unsaved}
          </Typography>
        )}
        <Progress />
        {refusal === undefined ? <Problems /> : <strong>{refusal}</strong>}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, marginInlineStart: 'auto' }}>
        {!isNew && (
          <Button color="inherit" onClick={saving.discard} disabled={isSaving}>
            {texts.discard}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={isForbidden}
          aria-disabled={isSaving || undefined}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isSaving ? texts.saving : isNew ? texts.create : texts.save}
        </Button>
      </Box>
    </Paper>
  )
}

function Progress() {
  const texts = useTexts('forms')
  const { list } = useFormats()
  const { changes, isNew, isSaving } = useSaving()
  const { labelOf, sourceOf } = useFieldLabels()
  const online = useOnline()
  const ended = useSessionEnded()
  const places = countBy(changes, ({ path }) => labelOf(sourceOf(path) ?? path))
  const fields = Object.entries(places).map(([label, count]) =>
    count === 1 ? label : texts.places(label, count),
  )
  const text =
    isSaving && !online
      ? texts.waitsForNetwork
      : isSaving && ended
        ? texts.waitsForSignIn
        : fields.length > 0 && !isNew
          ? texts.willChange(list(fields))
          : ''
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      role="status"
      sx={{ overflowWrap: 'anywhere', maxHeight: '4.5em', overflowY: 'auto' }}
      tabIndex={text.length > 200 ? 0 : undefined}
    >
      {text}
    </Typography>
  )
}

/** Why the last save failed, and the refused fields as links. */
function Problems() {
  const texts = useTexts('forms')
  const { hiddenField } = useTexts('errors')
  const { failure, faults, focus } = useSaving()
  const { labelOf, sourceOf } = useFieldLabels()
  if (faults.length > 0) {
    return (
      <Box role="alert" sx={{ mt: 0.5, fontSize: '0.875rem' }}>
        <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
          {texts.refused(faults.length)}
        </Box>
        <ul className="marked">
          {faults.map(({ path, text }) => (
            <li key={path}>
              {sourceOf(path) === undefined ? (
                `${hiddenField}: ${text}`
              ) : (
                <>
                  <Link
                    component="button"
                    type="button"
                    underline="always"
                    color="error"
                    onClick={() => focus(path)}
                    sx={faultLink}
                  >
                    {labelOf(path)}
                  </Link>{' '}
                  {text}
                </>
              )}
            </li>
          ))}
        </ul>
      </Box>
    )
  }
  if (!failure || failure.conflicts.length > 0) return null
  return (
    <Box role="alert" sx={{ mt: 0.5, fontSize: '0.875rem', color: 'error.main' }}>
      {failure.kind !== 'unsure' && <strong>{texts.notSaved} </strong>}
      <FailureNote failure={failure} />
    </Box>
  )
}

function useSaveShortcut() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (letterOf(event) !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (document.querySelector('[role=dialog]')) return
      const back = leaveField()
      // Once blur has committed its value to the form.
      queueMicrotask(() => {
        back()
        bar.current?.querySelector<HTMLElement>('[type=submit]')?.click()
      })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return bar
}

/** Blurs the focused field, as a press on Save does: some commit their text only on blur. */
function leaveField(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return () => {}
  const around = field.closest<HTMLElement>('[role=grid]')
  field.blur()
  return () => (field.isConnected ? field : around)?.focus()
}

/** Line height for a fine pointer, a touch target on a phone. */
const faultLink = {
  verticalAlign: 'baseline',
  minWidth: { xs: 44, sm: 0 },
  minHeight: { xs: 44, sm: 0 },
  textAlign: 'start',
  fontWeight: 600,
} as const

const barStyle = {
  position: 'sticky',
  // Zoomed in, it would cover the fields that it names.
  '@media (max-height: 320px)': { position: 'static' },
  bottom: { xs: 'calc(12px + var(--dock, 0px))', sm: 'calc(20px + var(--dock, 0px))' },
  zIndex: 'appBar',
  mt: 3,
  px: 2,
  py: 1.25,
  borderRadius: '12px',
  border: 1,
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
} as const
