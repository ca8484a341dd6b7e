/** Reproducible ids: the same seed and sequence of calls yield the same ids. */
import { createHash } from 'node:crypto'
import { uuidOf } from './guid.ts'
import type { Ids } from './ids.ts'

/** Ids counted from a seed. */
export interface SeededIds extends Ids {
  /**
   * Restarts the sequence, for a store that starts over.
   *
   * @param origin of the new content: ids of different origins never collide
   */
  rewind(origin?: string): void
}

/**
 * @param seed of the ids
 * @param epoch a new one per opening of a stored store, so that no id repeats
 */
export function seededIds(seed: number, epoch = 0): SeededIds {
  let count = 0
  let from = `${seed}/${epoch}`
  return {
    uuid: () => {
      count += 1
      const hex = createHash('sha256').update(`${from}/${count}`).digest('hex')
      const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
      return uuidOf(hex, variant)
    },
    rewind: (origin) => {
      count = 0
      from = [seed, epoch, ...(origin === undefined ? [] : [origin])].join('/')
    },
  }
}
