// Any field's value as short text, for lists of changes.
import { useCallback } from 'react'
import { plainText } from 'storefront-client/catalogue'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import type { NumberKind } from '../../messages/read-number.ts'
import { cutText } from '../values/cut-text.ts'

const LONGEST = 80

/** The number format of a field: money has a currency. */
export interface NumberLook {
  readonly kind: NumberKind
  readonly currency?: string | undefined
}

/** Formats a field's value; long texts are truncated. */
export function useValueText(): (value: unknown, numbers?: NumberLook) => string {
  const { empty, on, off, entries } = useTexts('forms')
  const { exact, money, percent, moment, list } = useFormats()
  return useCallback(
    (value, numbers) => {
      const isNone = value === undefined || value === null || value === ''
      if (isNone || (numbers && value === numbers.kind.none)) return empty
      if (typeof value === 'boolean') return value ? on : off
      if (typeof value === 'number') {
        if (numbers?.kind.unit === '%') return percent(value / 100, numbers.kind.decimals)
        return numbers?.kind.money ? money(value, numbers.currency ?? '') : exact(value, 0)
      }
      if (value instanceof Date) return moment(value)
      if (Array.isArray(value)) {
        return value.every((item) => typeof item === 'string') && value.length > 0
          ? cut(list(value))
          : entries(value.length)
      }
      if (typeof value === 'object') return entries(Object.keys(value).length)
      const text = String(value)
      return cut(text.includes('<') ? plainText(text) : text)
    },
    [empty, on, off, entries, exact, money, percent, moment, list],
  )
}

function cut(text: string): string {
  return text.length > LONGEST ? `${cutText(text, LONGEST - 1)}…` : text
}
