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
  const { steps, done } = journal
  if (journal.isContinued) console.log(`Resuming: ${done.size} of ${steps.length} already done.`)
  const progress = progressOf(steps.length)
  for (const [index, step] of steps.entries()) {
    if (done.has(index)) continue
    /** @type {string | undefined} */
    let refusal
    try {
      await execute(step)
    } catch (error) {
      // A refusal is final; an outage may pass.
      if (!ApiError.is(error) || error.kind === 'system' || error.retryable) throw error
      refusal = error.message
    }
    journal.finish(index, refusal)
    progress.show(index + 1)
  }
  journal.close()
  // Those of earlier runs, too.
  const refused = steps.flatMap((step, index) => {
    const reason = done.get(index)
    return reason === undefined ? [] : [{ step, reason }]
  })
  return { done: steps.length - refused.length, refused }
}
