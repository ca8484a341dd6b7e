// What an entry in a field of units means: `40` and `+40` add, `-3` takes away, `=12` sets the count.

import { unitsKind } from '../../messages/number-kinds.ts'
import { type Reading, readNumber } from '../../messages/read-number.ts'

export interface Entry {
  readonly kind: 'add' | 'remove' | 'set'
  readonly units: number
  /** What an addition or a removal counts once by, where it may be asked for again. */
  readonly key?: string | undefined
}

const kinds = { '': 'add', '+': 'add', '-': 'remove', '=': 'set' } as const

/** The change that a text asks for; undefined for any other text, and for a change by nothing. */
export function readEntry(text: string): Entry | undefined {
  const { sign, units } = partsOf(text)
  const { value } = readUnits(units)
  const kind = Object.entries(kinds).find(([known]) => known === sign)?.[1]
  if (typeof value !== 'number' || kind === undefined) return undefined
  return kind !== 'set' && value === 0 ? undefined : { kind, units: value }
}

/** Units alone; a whole number is read the same in every language. */
export function readUnits(text: string): Reading {
  return readNumber(text, 'en', unitsKind)
}

/** Splits an entry into sign and units. */
export function partsOf(text: string): { sign: string; units: string } {
  const [, sign = '', units = ''] = /^\s*([+\-−–=]?)(.*)$/su.exec(text) ?? []
  return { sign: sign.replace(/[−–]/, '-'), units }
}
