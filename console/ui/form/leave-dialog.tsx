// Asks before a page with unsaved changes is left.
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useId, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { ChangeList } from './change-list.tsx'
import { useLeaving } from './leaving.tsx'
import { useSaving } from './saving-context.ts'

export function LeaveDialog() {
  const { leave } = useTexts('forms')
  const { changes, save: saveForm, discard, isNew, isSaving, isForbidden } = useSaving()
  const leaving = useLeaving()
  const id = useId()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changes.length > 0 && !leaving.allowed && currentLocation.pathname !== nextLocation.pathname,
  )
  const asked = blocker.state === 'blocked'
  const stay = () => blocker.reset?.()
  const latest = useRef(blocker)
  useEffect(() => {
    latest.current = blocker
  }, [blocker])
  const isFree = asked && changes.length === 0
  useEffect(() => {
    if (isFree) blocker.proceed?.()
  }, [isFree, blocker])
  const saveAndLeave = async () => {
    // Stay may have been chosen meanwhile.
    if (!(await saveForm()) && latest.current.location === blocker.location) stay()
  }
  // Fading out, it would list changes that are saved by then.
  if (!asked) return null
  return (
    <Dialog open onClose={stay} aria-labelledby={id}>
      <DialogTitle id={id}>{leave.title}</DialogTitle>
      <DialogContent>
        {isSaving ? leave.saving : leave.text}
        <ChangeList changes={changes} />
      </DialogContent>
      <DialogActions>
        <Button color="error" disabled={isSaving} onClick={discard}>
          {leave.go}
        </Button>
        <Button color="inherit" onClick={stay} autoFocus>
          {leave.stay}
        </Button>
        {!isNew && !isForbidden && (
          <Button variant="contained" onClick={saveAndLeave}>
            {leave.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
