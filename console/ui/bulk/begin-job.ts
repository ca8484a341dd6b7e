// The life cycle of one job: running, persisted over a reload, retried, undone.
import type { Texts } from '../../messages/texts.ts'
import type { Identified } from '../../store/resource-adapter.ts'
import type { SessionWatch } from '../../store/session-watch.ts'
import type { Outcome, RecentChanges, TakeBack } from '../recent/recent-changes.ts'
import type { Begun } from './begun.ts'
import { leadsBack } from './change.ts'
import { jobReducer } from './job.ts'
import type { ShownJob } from './job-panel.tsx'
import type { KeptJobs, KeptRecord } from './kept-jobs.ts'
import { type Run, runJob } from './run-job.ts'
import { withUnsure } from './unsure.ts'

/** Whether it runs, is offered again after a reload, or waits for Undo. */
export type First = 'run' | 'offer' | 'wait'

export interface JobServices extends Pick<Run<never>, 'wordsFor'> {
  readonly keeper: KeptJobs
  readonly recent: RecentChanges
  readonly texts: Texts['lists']
  readonly running: { current: boolean }
  readonly watch: Pick<SessionWatch, 'keep' | 'left'>
  display(job: ShownJob | undefined): void
  refresh(resource: string): Promise<unknown>
}

/** Starts a job; returns its undo. */
export function beginJob<Row extends Identified>(
  begun: Begun<Row>,
  first: First,
  services: JobServices,
): TakeBack {
  const { keeper, recent, texts, running, watch, wordsFor, display, refresh } = services
  const { id, resource, rows, noted, unsure } = begun
  const sent = new Set(unsure)
  const change = withUnsure(begun.change, unsure)
  const { keptAs } = change
  const canUndo = leadsBack(change, [...rows.values()])
  let interrupted = first === 'offer'
  let stopped = false
  let waits = false
  /** Its entry in the recent changes, possibly of an earlier page. */
  let entry = recent.list().find(({ way }) => way?.kind === 'job' && way.given === id)?.id
  /** Records that an earlier entry reports as undone. */
  let toldUndone = 0
  let { job } = begun
  const show = () => {
    const cutOff = interrupted && { unsure: unsure.size }
    display({
      job,
      change,
      canUndo,
      stopping: stopped,
      waits,
      ...(cutOff && { cutOff }),
      ...buttons,
    })
  }
  const recordAt = (place: number): KeptRecord[] => {
    const item = job.items[place]
    const row = item && rows.get(item.id)
    if (!row) return []
    return [{ ...item, row, noted: noted.has(row.id), sent: sent.has(row.id) }]
  }
  const keep = async () => {
    if (keptAs) {
      const records = job.items.flatMap((_, place) => recordAt(place))
      await keeper.keep({ id, resource, change: keptAs, records })
    }
  }
  const keepStates = (ids: readonly string[]) => {
    const places = ids.flatMap((id) => job.places.get(id) ?? [])
    return keeper.update(
      id,
      new Map(places.flatMap((place) => recordAt(place).map((record) => [place, record]))),
    )
  }
  const run = async () => {
    const undoing = job.phase === 'undoing'
    let signedOut = false
    stopped = false
    waits = false
    interrupted = false
    running.current = true
    show()
    await keep()
    await runJob(job, {
      change,
      rows,
      noted,
      begin(ids) {
        for (const id of ids) sent.add(id)
        return keepStates(ids)
      },
      keep: watch.keep,
      wordsFor,
      stopped() {
        signedOut ||= watch.left
        return stopped || signedOut
      },
      report(event) {
        if (event.type === 'answered') {
          const { postponed = [] } = event
          waits = postponed.length > 0
          for (const id of postponed) if (!unsure.has(id)) sent.delete(id)
          for (const id of event.ids) {
            if (event.unanswered?.includes(id)) unsure.add(id)
            // A refusal says nothing of an earlier call without an answer.
            else if (!event.reasons.has(id) || !unsure.has(id)) {
              for (const ids of [sent, unsure]) ids.delete(id)
              // Another may change it before a retry.
              if (event.reasons.has(id) && !undoing) noted.delete(id)
            }
          }
          job = jobReducer(job, { ...event, unanswered: event.ids.filter((id) => unsure.has(id)) })
          void keepStates([...event.ids, ...postponed])
        } else job = jobReducer(job, event)
        if (job.phase !== 'settled') show()
      },
    })
    running.current = false
    // The next member on this page must not see it.
    if (signedOut) return
    const { waiting, changed, kept } = job.counts
    // Once undone, what was still waiting stays as it is.
    const isOver = undoing ? changed === 0 && (waiting === 0 || kept === 0) : waiting === 0
    if (isOver) await putAway()
    keepInMind()
    // Last: a reload before would offer a finished job as interrupted.
    show()
    await refresh(resource)
  }
  /** Adds it to the recent changes once it has an effect. */
  const keepInMind = () => {
    const { changed, kept, undone } = job.counts
    if (changed + kept + (interrupted ? unsure.size : 0) === 0) return
    const held = recent.list().find(({ id }) => id === entry)
    const open = held !== undefined && held.state !== 'undone'
    if (!open) toldUndone = undone
    // The number changed, also during the undo.
    const text = change.done(changed + kept + undone - toldUndone)
    if (open) return recent.become(held.id, { text })
    const way = keptAs ? { kind: 'job', given: id } : takeBack
    entry = recent.add(text, canUndo ? way : undefined)
  }
  /** A job with changes stays undoable, also after a reload. */
  const putAway = () => {
    const { changed, kept } = job.counts
    const leads = canUndo && changed + kept + unsure.size > 0
    return leads ? keeper.finish(id) : keeper.forget(id)
  }
  const takeBack = async (): Promise<Outcome> => {
    if (running.current) return { done: false, why: texts.busy }
    job = jobReducer(job, { type: 'undo-asked', unsure })
    if (job.phase !== 'settled') await run()
    else if (!stopped) await keeper.forget(id)
    const { changed, kept } = job.counts
    if (changed + kept === 0) return { done: true }
    const why = kept > 0 ? texts.jobs.notUndone(kept) : texts.jobs.leftOut(changed)
    return { done: false, why }
  }
  const buttons = {
    retry: () => {
      job = jobReducer(job, { type: 'retried' })
      if (job.phase !== 'settled') void run()
    },
    undo: () => {
      if (entry !== undefined) void recent.undo(entry)
    },
    stop: () => {
      stopped = true
      show()
    },
    close: () => {
      display(undefined)
      void putAway()
    },
  }
  if (first === 'run') void run()
  else if (first === 'offer') {
    keepInMind()
    show()
  }
  return takeBack
}
