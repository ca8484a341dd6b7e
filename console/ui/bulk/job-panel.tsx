// The progress of a bulk change, with Stop, Retry and Undo.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { undoShortcut } from '../controls/shortcut-marks.ts'
import type { BulkChange } from './change.ts'
import type { Job } from './job.ts'
import './job.css'
import { JobItems } from './job-items.tsx'
import { summaryOf } from './job-summary.ts'

export interface ShownJob {
  readonly job: Job
  readonly change: Pick<BulkChange<never>, 'running' | 'done' | 'undone' | 'listOf'>
  readonly canUndo: boolean
  /** Whether only the calls in flight are awaited. */
  readonly stopping: boolean
  /** Whether a busy platform is left alone for a while. */
  readonly waits: boolean
  /** Set for a job that a reload interrupted; `unsure` counts records with an unknown outcome. */
  readonly cutOff?: { readonly unsure: number }
  retry(): void
  undo(): void
  stop(): void
  close(): void
}

export function JobPanel({ shown }: { shown: ShownJob }) {
  const { job, change, canUndo, stopping, waits, cutOff, retry, undo, stop, close } = shown
  const { jobs: texts } = useTexts('lists')
  const { discard } = useTexts('forms')
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const counts = job.counts
  const running = job.phase !== 'settled'
  const left = counts.changed + counts.kept
  const failed = job.items.filter(({ state }) => 'reason' in state)
  const offersUndo = !running && canUndo && left + (cutOff?.unsure ?? 0) > 0

  useRoomAtTheFoot(panel)
  useLeaveOnceTakenBack({ over: !running && left + counts.failed + counts.waiting === 0, close })
  const ownerBegan = useRef(cutOff === undefined)
  useEffect(() => {
    // The button that started the job unmounts with the ticks.
    if (ownerBegan.current) panel.current?.focus()
  }, [])

  return (
    <section ref={panel} className="job" aria-label={texts.name} tabIndex={-1}>
      {running && <progress aria-label={change.running} max={100} value={progressOf(job)} />}
      <div className="job-line">
        <strong role="status">
          {cutOff && `${texts.interrupted} · `}
          {summaryOf(job, change, texts)}
          {running && waits && ` · ${texts.waits}`}
        </strong>
        {running && (
          <Button disabled={stopping} onClick={stop}>
            {texts.stop}
          </Button>
        )}
        {!running && counts.failed + counts.waiting > 0 && (
          <Button look="outlined" onClick={retry}>
            {counts.waiting > 0 ? texts.goOn : texts.retry}
          </Button>
        )}
        {offersUndo && (
          <Button look="outlined" {...undoShortcut} onClick={undo}>
            {texts.undo}
          </Button>
        )}
        {!running && change.listOf && failed.length > 0 && (
          <ButtonLink to={change.listOf(failed)}>{texts.showFailed}</ButtonLink>
        )}
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts.details}
        </Button>
        {cutOff && <Button onClick={close}>{discard}</Button>}
        {!running && !cutOff && (
          <IconButton
            icon="close"
            label={texts.close}
            tip={false}
            size="large"
            onClick={() => {
              close()
              document.getElementById('main')?.focus()
            }}
          />
        )}
      </div>
      {(open || counts.failed + counts.kept > 0) && <JobItems items={job.items} all={open} />}
    </section>
  )
}

/** Sticky bars at the foot of a page, such as the save bar, lie above the panel. */
function useRoomAtTheFoot(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--dock', `${element.offsetHeight + 8}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--dock')
    }
  }, [panel])
}

/** A fully undone job leaves the panel on the next screen. */
function useLeaveOnceTakenBack({ over, close }: { over: boolean; close(): void }) {
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (over && shownAt.current !== pathname) close()
    shownAt.current = pathname
  }, [over, pathname, close])
}

function progressOf({ items, counts, phase }: Job): number {
  const open = phase === 'undoing' ? counts.changed : counts.waiting
  return items.length === 0 ? 100 : ((items.length - open) / items.length) * 100
}
