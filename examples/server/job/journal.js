// What a job means to do and what of it is done, on disk: so that a job that was killed goes on, and does nothing twice.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * Opens the journal of a job. The first time, the steps are planned and written down whole before any is taken; from
 * then on they are read, so that a new price is worked out once and not again from what the job has changed already.
 *
 * @template Step
 * @param {string} file
 * @param {() => Promise<readonly Step[]>} plan
 */
export async function openJournal(file, plan) {
  const isContinued = existsSync(file)
  if (!isContinued) {
    const steps = await plan()
    mkdirSync(dirname(file), { recursive: true })
    // Whole or not at all: a journal that was cut short would be a shorter plan.
    writeFileSync(`${file}.new`, `${JSON.stringify(steps)}\n`, { flush: true })
    renameSync(`${file}.new`, file)
  }
  // What follows the last line break was not written whole.
  const [first = '[]', ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  /** @type {readonly Step[]} */
  const steps = JSON.parse(first)
  const done = new Set(lines.map(Number))
  return {
    steps,
    isContinued,
    /** @param {number} index */
    isDone: (index) => done.has(index),
    /** @param {number} index */
    finish: (index) => {
      done.add(index)
      appendFileSync(file, `${index}\n`, { flush: true })
    },
    /** The job is over: the same words begin a new one. */
    close: () => rmSync(file),
  }
}
