// Parses an entry in a field of units: `40` and `+40` add, `-3` removes, `=12` sets the count.
import { unitsKind } from '../../messages/number-kinds.ts'
import { type Reading, readNumber } from '../../messages/read-number.ts'

export interface Entry {
  readonly kind: 'add' | 'remove' | 'set'
  readonly units: number
  /** The idempotency key of an addition or removal that may be retried. */
  readonly key?: string | undefined
}

const kinds = { '': 'add', '+': 'add', '-': 'remove', '=': 'set' } as const

/** The change in a text; undefined for any other text, and for zero units. */
export function readEntry(text: string): Entry | undefined {
  const { sign, units } = partsOf(text)
  const { value } = readUnits(units)
  const kind = Object.entries(kinds).find(([known]) => known === sign)?.[1]
  if (typeof value !== 'number' || kind === undefined) return undefined
  return kind !== 'set' && value === 0 ? undefined : { kind, units: value }
}

/** Units alone; whole numbers are locale-independent. */
export function readUnits(text: string): Reading {
  return readNumber(text, 'en', unitsKind)
}

export function partsOf(text: string): { sign: string; units: string } {
  const [, sign = '', units = ''] = /^\s*([+\-−–=]?)(.*)$/su.exec(text) ?? []
  return { sign: sign.replace(/[−–]/, '-'), units }
}
