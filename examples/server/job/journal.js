// The plan of a job and its finished steps, on disk, so that a killed job resumes and repeats nothing.
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
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
 * @param {string} [source] what the plan is made from: another one must not resume it
 */
export async function openJournal(file, plan, source = '') {
  const isContinued = existsSync(file)
  if (!isContinued) {
    const steps = await plan()
    mkdirSync(dirname(file), { recursive: true })
    const own = `${file}.${process.pid}`
    writeFileSync(own, `${JSON.stringify({ source, steps })}\n`, { flush: true })
    try {
      // Atomic, because a truncated plan would skip steps, and never over the plan of a run that started meanwhile.
      linkSync(own, file)
    } catch (error) {
      if (!existsSync(file)) throw error
    }
    rmSync(own)
  }
  const text = readFileSync(file, 'utf8')
  // A last line without a line break is incomplete, and the next one must not continue it.
  const complete = text.slice(0, text.lastIndexOf('\n') + 1)
  if (complete !== text) truncateSync(file, Buffer.byteLength(complete))
  const [first = '', ...lines] = complete.split('\n').slice(0, -1)
  /** @type {{ source: string, steps: readonly Step[] }} */
  const { source: planned, steps } = JSON.parse(first)
  if (planned !== source) {
    throw new Error(
      `This file has changed since its job was interrupted. Restore it, or delete ${file}`,
    )
  }
  /** @type {Map<number, string | undefined>} */
  const done = new Map(lines.map((line) => JSON.parse(line)))
  // Kept open: a file deleted by another run of the job would begin again, without its plan.
  const opened = openSync(file, 'a')
  return {
    steps,
    isContinued,
    /** Index → why the step was refused, if it was. */
    done,
    /**
     * @param {number} index
     * @param {string} [refusal]
     */
    finish: (index, refusal) => {
      done.set(index, refusal)
      const entry = refusal === undefined ? [index] : [index, refusal]
      appendFileSync(opened, `${JSON.stringify(entry)}\n`, { flush: true })
    },
    /** Ends the job: the same arguments start a new one. */
    close: () => rmSync(file, { force: true }),
  }
}
