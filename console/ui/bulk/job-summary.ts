// A job in one sentence.
import type { Texts } from '../../messages/texts.ts'
import type { BulkChange } from './change.ts'
import type { ItemState, Job } from './job.ts'

export function summaryOf(
  job: Job,
  { running, done, undone }: Pick<BulkChange<never>, 'running' | 'done' | 'undone'>,
  texts: Texts['lists']['jobs'],
): string {
  const { waiting, changed, undone: takenBack, kept } = job.counts
  const all = job.items.length
  const unsure = job.items.filter(({ state }) => 'unsure' in state).map(({ state }) => state.at)
  const sureIn = (at: ItemState['at']) => job.counts[at] - unsure.filter((one) => one === at).length
  if (job.phase === 'changing') return texts.progress(running, all - waiting, all)
  if (job.phase === 'undoing') return texts.undoing(takenBack + kept, takenBack + kept + changed)
  const sentences = [
    takenBack > 0
      ? (undone?.(takenBack) ?? texts.wereUndone(takenBack))
      : done(sureIn('changed') + kept),
    // What a stopped undo has yet to undo.
    takenBack > 0 && sureIn('changed') > 0 && done(sureIn('changed')),
    sureIn('kept') > 0 && texts.notUndone(sureIn('kept')),
    sureIn('failed') > 0 && texts.notChanged(sureIn('failed')),
    unsure.length > 0 && texts.notConfirmed(unsure.length),
    sureIn('waiting') > 0 && texts.leftOut(sureIn('waiting')),
  ]
  return sentences.filter(Boolean).join(' · ')
}
