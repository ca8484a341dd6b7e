/** Texts that were made in earlier runs, by the content they were made from: a cold run makes only what changed. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export class KeptTexts {
  readonly #file: string | undefined
  readonly #texts: Map<string, string>
  readonly #used = new Set<string>()
  #hasNew = false

  /** Keeps texts in a file of this name; in memory alone when there is no folder. */
  constructor(folder: string | undefined, name: string) {
    this.#file = folder === undefined ? undefined : join(folder, name)
    this.#texts = new Map(this.#file === undefined ? [] : Object.entries(read(this.#file)))
  }

  /** The text of a key; made now when there is none. */
  get(key: string, make: () => string): string {
    this.#used.add(key)
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const text = make()
    this.set(key, text)
    return text
  }

  find(key: string): string | undefined {
    this.#used.add(key)
    return this.#texts.get(key)
  }

  set(key: string, text: string): void {
    this.#used.add(key)
    if (this.#texts.get(key) === text) return
    this.#texts.set(key, text)
    this.#hasNew = true
  }

  /** Writes what this process has used, when there is anything new among it: a rebuild uses only a part. */
  save(): void {
    if (this.#file === undefined || !this.#hasNew) return
    this.#hasNew = false
    const texts = [...this.#texts].filter(([key]) => this.#used.has(key))
    try {
      mkdirSync(dirname(this.#file), { recursive: true })
      const draft = `${this.#file}.${process.pid}`
      writeFileSync(draft, JSON.stringify(Object.fromEntries(texts)))
      renameSync(draft, this.#file)
    } catch {
      // Installed packages may be read-only: the next run makes the same texts again.
    }
  }
}

function read(file: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
