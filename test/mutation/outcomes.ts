/** What came of each change, line by line: a run that is stopped goes on where it was. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the tests of one file made of one change. A constant is read once, before any test. */
export type Verdict = 'killed' | 'hung' | 'survived' | 'constant'

/** One line of the record: an attempt that begins, or that has ended. */
export interface Attempt {
  readonly key: string
  readonly testFile: string
  /** Of a beginning: nothing was tried in its process before it. */
  readonly isFirst?: true
  /** Absent where it begins. */
  readonly verdict?: Verdict
}

/** A record in a folder. */
export class Outcomes {
  readonly #file: string
  readonly #verdicts = new Map<string, Verdict>()
  readonly #tried = new Set<string>()
  #last: Attempt | undefined
  #size = 0

  constructor(place: string) {
    this.#file = join(place, 'outcomes.jsonl')
    if (!existsSync(this.#file)) return
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const attempt = read(line)
      if (attempt !== undefined) this.#note(attempt)
    }
  }

  /** What is known of a change; undefined where no test has reached it. */
  of(key: string): Verdict | undefined {
    return this.#verdicts.get(key)
  }

  /** Whether the tests of a file, as they are now, have tried a change. */
  isTried(key: string, testFile: string): boolean {
    return this.#tried.has(`${key} ${testFile}`)
  }

  /** The line that was written last. */
  get last(): Attempt | undefined {
    return this.#last
  }

  /** How many lines there are. */
  get size(): number {
    return this.#size
  }

  /** Writes one line. */
  add(attempt: Attempt): void {
    appendFileSync(this.#file, `${JSON.stringify(attempt)}\n`)
    this.#note(attempt)
  }

  #note(attempt: Attempt): void {
    const { key, testFile, verdict } = attempt
    this.#last = attempt
    this.#size += 1
    if (verdict === undefined) return
    this.#tried.add(`${key} ${testFile}`)
    const known = this.#verdicts.get(key)
    if (known === undefined || known === 'constant' || isKill(verdict)) {
      this.#verdicts.set(key, verdict)
    }
  }
}

/** Whether a change was noticed: a test failed, or never ended. */
export const isKill = (verdict: Verdict | undefined): boolean =>
  verdict === 'killed' || verdict === 'hung'

function read(line: string): Attempt | undefined {
  try {
    const value: Attempt = JSON.parse(line)
    return value
  } catch {
    return undefined
  }
}
