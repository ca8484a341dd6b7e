// The plan of a job and its finished steps, on disk, so that a killed job resumes and repeats nothing.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * Opens the journal of a job. The first run saves the plan before it executes any step; later runs load it, so that
 * new prices are not calculated again from prices the job has already changed.
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
    // Written atomically: a truncated plan would skip steps.
    writeFileSync(`${file}.new`, `${JSON.stringify(steps)}\n`, { flush: true })
    renameSync(`${file}.new`, file)
  }
  const text = readFileSync(file, 'utf8')
  // A last line without a line break is incomplete, and the next one must not continue it.
  const complete = text.slice(0, text.lastIndexOf('\n') + 1)
  if (complete !== text) truncateSync(file, Buffer.byteLength(complete))
  const [first = '[]', ...lines] = complete.split('\n').slice(0, -1)
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
    /** Ends the job: the same arguments start a new one. */
    close: () => rmSync(file),
  }
}
