// One step after the other, each written down when it is done.
import { ApiError } from 'storefront-client'
import { progressOf } from './progress.js'

/**
 * Takes every step of a journal that is not done yet. A refused step is reported and left out; anything else ends the
 * job, which goes on from there when it is started again.
 *
 * @template Step
 * @param {Awaited<ReturnType<typeof import('./journal.js').openJournal<Step>>>} journal
 * @param {(step: Step) => Promise<unknown>} take
 */
export async function runSteps(journal, take) {
  const { steps } = journal
  const before = steps.filter((_, index) => journal.isDone(index)).length
  if (journal.isContinued) console.log(`Going on: ${before} of ${steps.length} were done before.`)
  const progress = progressOf(steps.length)
  const refused = []
  for (const [index, step] of steps.entries()) {
    if (journal.isDone(index)) continue
    try {
      await take(step)
    } catch (error) {
      // What the platform understood and refused it will refuse again; a failure on the way may pass.
      if (!ApiError.is(error) || error.kind === 'system' || error.retryable) throw error
      refused.push({ step, reason: error.message })
    }
    journal.finish(index)
    progress.show(index + 1)
  }
  journal.close()
  return { done: steps.length - before - refused.length, before, refused }
}
