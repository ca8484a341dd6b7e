// Formats a number for editing in a field of its kind: without grouping, so that it is unambiguous.
import { type Locale, locales } from './locales.ts'
import type { NumberKind } from './read-number.ts'

/** The inverse of `readNumber` in the same language; money has all of its decimals. */
export function writeNumber(value: number, locale: Locale, { money, decimals }: NumberKind) {
  const plain = money && decimals !== undefined ? withDecimals(value, decimals) : digitsOf(value)
  return plain.replace('.', locales[locale].decimalMark)
}

function withDecimals(value: number, least: number): string {
  const digits = digitsOf(value)
  const [, part = ''] = digits.split('.')
  return part.length < least ? value.toFixed(least) : digits
}

/** Every digit, without an exponent. */
function digitsOf(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text
}
