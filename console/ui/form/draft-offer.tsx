// Keeps the draft of some fields in this browser, and offers it after a reload or a crash.
import { Alert, Box, Button } from '@mui/material'
import { useNotify } from 'ra-core'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useFormContext } from 'react-hook-form'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { type Draft, keepDraft, readDraft } from '../../store/drafts.ts'
import { makeAgain } from '../../store/merge-changes.ts'
import {
  changesBetween,
  type FieldChange,
  pathByIds,
  pathByNumbers,
  withChanges,
} from '../../store/record-changes.ts'
import { ChangeList } from './change-list.tsx'
import { useLeaving } from './leaving.tsx'
import { useSaving } from './saving-context.ts'

/** The debounce of saving a draft, in milliseconds. */
const PAUSE = 300

export function DraftOffer({ name, children }: { name: string; children: ReactNode }) {
  const texts = useTexts('forms').draft
  const { moment } = useFormats()
  const notify = useNotify()
  const { getValues } = useFormContext()
  const { changes, enter, discard } = useSaving()
  const [offered, setOffered] = useState<Draft | undefined>(() => readDraft(name))
  useKeptDraft(name, changes, offered)
  const open = offered ? changesOf(offered, getValues()) : []
  // Until its values have rendered.
  const restoring = useRef(false)
  useLayoutEffect(() => {
    if (restoring.current) notify(texts.restored, { type: 'info' })
    restoring.current = false
  })
  const undo = () => {
    restoring.current = false
    discard()
    notify(texts.unreadable, { type: 'warning' })
  }
  return (
    <>
      {offered && open.length > 0 && (
        <Alert
          severity="info"
          icon={false}
          sx={{
            mb: 2,
            border: 1,
            borderColor: 'divider',
            '& .MuiAlert-message': { width: '100%' },
          }}
        >
          <Box sx={{ fontWeight: 650 }}>{texts.title}</Box>
          {texts.text(moment(new Date(offered.at)))}
          <ChangeList changes={open} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button
              variant="contained"
              onClick={() => {
                restoring.current = true
                enter(open)
                setOffered(undefined)
              }}
            >
              {texts.restore}
            </Button>
            <Button color="inherit" onClick={() => setOffered(undefined)}>
              {texts.discard}
            </Button>
          </Box>
        </Alert>
      )}
      <ErrorBoundary
        onReset={undo}
        fallbackRender={({ error, resetErrorBoundary }) => {
          // Any other error is the screen's.
          if (!restoring.current) throw error
          return <AtOnce act={resetErrorBoundary} />
        }}
      >
        {children}
      </ErrorBoundary>
    </>
  )
}

/** Acts once, before the browser paints. */
function AtOnce({ act }: { act(): void }) {
  const once = useEffectEvent(act)
  useLayoutEffect(() => once(), [])
  return null
}

/** What a draft changes of a record: deleted rows have nothing to change. */
function changesOf(draft: Draft, record: unknown): FieldChange[] {
  const drafted = draft.changes.flatMap((change) => {
    const path = pathByNumbers(record, change.path)
    return path === undefined ? [] : [{ ...change, path }]
  })
  const before = drafted.map((change) => ({ ...change, to: change.from }))
  const after = makeAgain(withChanges(record, before), withChanges(record, drafted), record)
  return changesBetween(record, after)
}

function useKeptDraft(name: string, changes: readonly FieldChange[], offered: Draft | undefined) {
  const { getValues } = useFormContext()
  const leaving = useLeaving()
  const [found] = useState(offered)
  const touched = useRef(false)
  useEffect(() => {
    touched.current ||= changes.length > 0 || offered !== found
    const keep = () => {
      // Until an edit or discard here, the stored draft may be another tab's. A create leaves the form mounted a while.
      if (!touched.current || leaving.allowed) return
      const record = getValues()
      const named = changes.map((one) => ({ ...one, path: pathByIds(record, one.path) }))
      const untouched = (offered?.changes ?? []).filter(
        ({ path }) => !named.some((change) => change.path === path),
      )
      // An offer without new edits keeps its age.
      const entered = changes.length === 0 ? offered?.at : undefined
      keepDraft(name, [...untouched, ...named], entered)
    }
    const timer = setTimeout(keep, changes.length === 0 ? 0 : PAUSE)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [name, changes, offered, found, getValues, leaving])
}
