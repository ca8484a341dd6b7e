/** Ids that repeat: the same seed and the same calls, in the same order, make the same ids. */
import { createHash } from 'node:crypto'
import { uuidOf } from './guid.ts'
import type { Ids } from './ids.ts'

/** Ids counted from a seed. */
export interface SeededIds extends Ids {
  /**
   * Begins again with the first id, for a store that begins again.
   *
   * @param origin of what it begins with: ids of one origin are none of another
   */
  rewind(origin?: string): void
}

/**
 * @param seed the number they are drawn from
 * @param epoch another one for each time a kept store is opened, so that no id comes twice
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
