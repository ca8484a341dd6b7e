/** Reproducible randomness: the same seed, kind and index yield the same values. */
import { createHash } from 'node:crypto'

/** A pseudo-random stream. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** An integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** A UUID in version 4 format. */
  uuid(): string
}

/**
 * A stream per entity, with a key of its own (`randomFor(seed, 'product', 12)`), so that a new field of one
 * product changes no value of the next.
 */
export function randomFor(seed: number, kind: string, index: number | string = 0): Random {
  const key = createHash('sha256').update(`${seed}/${kind}/${index}`).digest()
  let state = key.readUInt32LE(0)
  const next = () => {
    // mulberry32: small, fast, and good enough for shop data.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const hex = (length: number) => Array.from({ length }, () => integer(0, 15).toString(16)).join('')
  const uuid = () =>
    `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'.charAt(integer(0, 3))}${hex(3)}-${hex(12)}`
  return { next, integer, chance: (probability) => next() < probability, uuid }
}
