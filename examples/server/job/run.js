// Runs the steps of a job in order, recording each.
import { ApiError } from 'storefront-client'
import { progressOf } from './progress.js'

/**
 * Runs every unfinished step of a journal. A refused step is reported and skipped; any other error ends the job, which
 * resumes there when it is started again.
 *
 * @template Step
 * @param {Awaited<ReturnType<typeof import('./journal.js').openJournal<Step>>>} journal
 * @param {(step: Step) => Promise<unknown>} execute
 */
export async function runSteps(journal, execute) {
  const { steps } = journal
  const before = steps.filter((_, index) => journal.isDone(index)).length
  if (journal.isContinued) console.log(`Resuming: ${before} of ${steps.length} already done.`)
  const progress = progressOf(steps.length)
  const refused = []
  for (const [index, step] of steps.entries()) {
    if (journal.isDone(index)) continue
    try {
      await execute(step)
    } catch (error) {
      // A refusal is final; an outage may pass.
      if (!ApiError.is(error) || error.kind === 'system' || error.retryable) throw error
      refused.push({ step, reason: error.message })
    }
    journal.finish(index)
    progress.show(index + 1)
  }
  journal.close()
  return { done: steps.length - before - refused.length, before, refused }
}
