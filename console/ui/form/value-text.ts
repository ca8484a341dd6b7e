// Any field's value as short text, for lists of changes.
import { plainText } from 'storefront-client/catalogue'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import type { NumberKind } from '../../messages/read-number.ts'
import { cutText } from '../values/cut-text.ts'

const LONGEST = 80

/** How much of what two values share is shown before their difference. */
const LEAD = 24

/** The number format of a field: money has a currency. */
export interface NumberLook {
  readonly kind: NumberKind
  readonly currency?: string | undefined
}

export function useValueText(): (value: unknown, numbers?: NumberLook) => string {
  const { empty, on, off, entries } = useTexts('forms')
  const { exact, money, percent, moment, list } = useFormats()
  return (value, numbers) => {
    const isNone = value === undefined || value === null || value === ''
    if (isNone || (numbers && value === numbers.kind.none)) return empty
    if (typeof value === 'boolean') return value ? on : off
    if (typeof value === 'number') {
      if (numbers?.kind.unit === '%') return percent(value / 100, numbers.kind.decimals)
      return numbers?.kind.money ? money(value, numbers.currency ?? '') : exact(value, 0)
    }
    if (value instanceof Date) return moment(value)
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
      return value.length > 0 ? list(value) : entries(0)
    }
    if (typeof value === 'object') return textsIn(value) || entries(Object.keys(value).length)
    const text = String(value)
    return text.includes('<') ? plainText(text) : text
  }
}

const namingParts = new Set(['name', 'description', 'choices'])

/** What tells apart the rows of a list: those that have a name or choices, by them, others by all their texts. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map(textsIn).join(', ')
  const parts = Object.entries(value).filter(([name]) => name !== 'id')
  const named = parts.filter(([name]) => namingParts.has(name))
  const texts = (named.length > 0 ? named : parts).map(([, part]) => textsIn(part))
  return texts.filter(Boolean).join(' ')
}

type Shown = readonly [value: unknown, numbers: NumberLook | undefined]

/** Formats two values side by side: markup is shown where nothing else differs. */
export function useSides(): (one: Shown, other: Shown) => [string, string] {
  const textOf = useValueText()
  return (one, other) => {
    const texts = [textOf(...one), textOf(...other)] as const
    const [[before], [after]] = [one, other]
    const isMarkup = typeof before === 'string' && typeof after === 'string'
    return isMarkup && texts[0] === texts[1] ? sideBySide(before, after) : sideBySide(...texts)
  }
}

/** Two texts, truncated to where they differ. */
function sideBySide(one: string, other: string): [string, string] {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const start = same > LONGEST - LEAD ? cutText(one, same - LEAD).length : 0
  return [cut(one, start), cut(other, start)]
}

function cut(text: string, start: number): string {
  const rest = text.slice(start)
  const shown = rest.length > LONGEST ? `${cutText(rest, LONGEST - 1)}…` : rest
  return start > 0 ? `…${shown}` : shown
}
