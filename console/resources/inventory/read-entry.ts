// What an entry in a field of units means: `40` and `+40` add, `-3` takes away, `=12` sets the count.

/** What the platform takes at most. */
export const MOST_UNITS = 99_999

/** A change of a variant's units. */
export interface Entry {
  readonly kind: 'add' | 'remove' | 'set'
  readonly units: number
}

const kinds = { '': 'add', '+': 'add', '-': 'remove', '−': 'remove', '=': 'set' } as const

/** The change that a text asks for; undefined for any other text, and for a change by nothing. */
export function readEntry(text: string): Entry | undefined {
  const [, sign = '', digits = ''] = /^\s*([+\-−=]?)\s*(\d{1,5})\s*$/.exec(text) ?? []
  if (digits === '') return undefined
  const kind = Object.entries(kinds).find(([known]) => known === sign)?.[1]
  const units = Number(digits)
  if (kind === undefined || (kind !== 'set' && units === 0)) return undefined
  return { kind, units }
}
