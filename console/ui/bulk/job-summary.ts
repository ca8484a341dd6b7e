// A job in one sentence.
import type { Texts } from '../../messages/texts.ts'
import type { BulkChange } from './change.ts'
import type { Job } from './job.ts'

export function summaryOf(
  job: Job,
  { running, done, undone }: Pick<BulkChange<never>, 'running' | 'done' | 'undone'>,
  texts: Texts['lists']['jobs'],
): string {
  const { waiting, changed, failed, undone: takenBack, kept } = job.counts
  const all = job.items.length
  const unsure = job.items.filter(({ state }) => 'unsure' in state).map(({ state }) => state.at)
  const unsureIn = (at: 'waiting' | 'failed' | 'kept') => unsure.filter((one) => one === at).length
  if (job.phase === 'changing') return texts.progress(running, all - waiting, all)
  if (job.phase === 'undoing') return texts.undoing(takenBack + kept, takenBack + kept + changed)
  const sentences = [
    takenBack > 0 ? (undone?.(takenBack) ?? texts.wereUndone(takenBack)) : done(changed + kept),
    // What a stopped undo has yet to undo.
    ...(takenBack > 0 && changed > 0 ? [done(changed)] : []),
    ...(kept > unsureIn('kept') ? [texts.notUndone(kept - unsureIn('kept'))] : []),
    ...(failed > unsureIn('failed') ? [texts.notChanged(failed - unsureIn('failed'))] : []),
    ...(unsure.length > 0 ? [texts.notConfirmed(unsure.length)] : []),
    ...(waiting > unsureIn('waiting') ? [texts.leftOut(waiting - unsureIn('waiting'))] : []),
  ]
  return sentences.join(' · ')
}
