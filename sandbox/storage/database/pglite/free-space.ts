/** Room on the disk of a data folder: changes are refused while the engine can still keep what it has acknowledged. */
import { statfsSync } from 'node:fs'

/** The engine makes its log in files of this size, and has no way back when it cannot make the next one. */
const logFileBytes = 16 * 1024 * 1024

/** How much stays free by default: the next log file, and as much again for what a change under way adds to tables. */
export const defaultLeastFreeBytes = 2 * logFileBytes

/** With so many times the least there is no need to look before every change. */
const plenty = 16

/** The interval between checks while there is plenty of room, in milliseconds. */
const trustMilliseconds = 50

/** Upkeep that writes, besides the changes of callers. */
const upkeep = /^\s*(?:vacuum|analyze|checkpoint)\b/i

/** There is too little room for another change; what is there can be read. */
class NoSpaceLeft extends Error {
  override readonly name = 'NoSpaceLeft'
  readonly code = 'ENOSPC'

  /** @param folder whose disk is full */
  constructor(folder: string) {
    super(`The disk of ${folder} has no room for another change.`)
  }
}

/** Watches the disk of one folder. */
export class FreeSpace {
  readonly #folder: string
  readonly #least: number
  #trustedUntil = 0

  /** @param least bytes that stay free */
  constructor(folder: string, least: number) {
    this.#folder = folder
    this.#least = least
  }

  /** Whether there is room for another change. */
  isLeft(): boolean {
    const now = performance.now()
    if (now < this.#trustedUntil) return true
    const { bavail, bsize } = statfsSync(this.#folder)
    const free = bavail * bsize
    if (free > plenty * this.#least) this.#trustedUntil = now + trustMilliseconds
    return free >= this.#least
  }

  /** Throws a NoSpaceLeft for a statement that writes while there is no room. */
  assertFor(text: string, mayWrite: (text: string) => boolean): void {
    if ((mayWrite(text) || upkeep.test(text)) && !this.isLeft()) throw new NoSpaceLeft(this.#folder)
  }
}
