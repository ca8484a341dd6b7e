/** Guards the free space of a data folder: writes are refused while the engine can still keep what it acknowledged. */
import { statfsSync } from 'node:fs'
import { mayWrite } from '../writes.ts'

/** The default reserve, for the WAL and the tables of a running write: the engine cannot recover from a WAL without room. */
export const defaultLeastFreeBytes = 32 * 1024 * 1024

/** Maintenance that writes, besides the callers' statements. */
const upkeep = /^\s*(?:vacuum|analyze|checkpoint)\b/i

/** The disk is too full to write; reads still work. */
class NoSpaceLeft extends Error {
  override readonly name = 'NoSpaceLeft'
  readonly code = 'ENOSPC'

  constructor(folder: string) {
    super(`The disk of ${folder} has no room for another change.`)
  }
}

/** Watches the disk of one folder. */
export class FreeSpace {
  readonly #folder: string
  readonly #least: number

  /** @param least bytes kept free */
  constructor(folder: string, least: number) {
    this.#folder = folder
    this.#least = least
  }

  isLeft(): boolean {
    const { bavail, bsize } = statfsSync(this.#folder)
    return bavail * bsize >= this.#least
  }

  /** Throws NoSpaceLeft for a writing statement without space. */
  assertFor(text: string): void {
    if ((mayWrite(text) || upkeep.test(text)) && !this.isLeft()) throw new NoSpaceLeft(this.#folder)
  }
}
