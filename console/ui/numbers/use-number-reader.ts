// The one parser of numbers, in the current locale and with its error texts.
import { useFormats, useLanguage, useTexts } from '../../messages/language-context.tsx'
import { type NumberKind, type Reading, readNumber } from '../../messages/read-number.ts'
import { writeNumber } from '../../messages/write-number.ts'

export type NumberReader = ReturnType<typeof useNumberReader>

export function useNumberReader(kind: NumberKind) {
  const { locale } = useLanguage().language
  const { exact, number } = useFormats()
  const { rules } = useTexts('errors')
  const { faults, means } = useTexts('numbers')
  const show = (value: number) => exact(value, (kind.money && kind.decimals) || 0)
  const words = {
    noNumber: () => faults.noNumber(show(isWhole(kind) ? 12 : 12.5)),
    negative: () => rules.notNegative,
    brackets: () => faults.brackets,
    exponent: () => faults.exponent,
    notWhole: () => faults.notWhole,
    tooManyDecimals: () =>
      kind.decimals ? rules.atMostDecimals(number(kind.decimals)) : faults.notWhole,
    tooHigh: () => rules.atMost(number(kind.maximum ?? 0)),
    tooLow: () => rules.atLeast(number(kind.minimum ?? 0)),
  }
  const read = (text: string) => readNumber(text, locale, kind)
  return {
    read,
    /** The same for a text that was refused: what another language or kind reads in it is offered, never assumed. */
    readRefused(text: string): Reading {
      const { value, fault = 'noNumber', choices } = read(text)
      const offered = choices ?? (typeof value === 'number' && [value])
      return { value: undefined, fault, ...(offered && { choices: offered }) }
    },
    /** The number for editing, without grouping. */
    write: (value: number) => writeNumber(value, locale, kind),
    show,
    /** The error, as a part of a sentence; undefined for a number or an empty text. */
    faultIn: ({ fault }: Reading) => fault && words[fault](),
    /** The parsed value as text; empty where the input already reads the same. */
    echo: (text: string, { value }: Reading) =>
      typeof value === 'number' && text.trim() !== show(value) ? means(show(value)) : '',
  }
}

/** The virtual keyboard of a number field: digits, and a separator where there are decimals. */
export function numberKeys(kind: NumberKind) {
  return {
    type: 'text',
    inputMode: isWhole(kind) ? 'numeric' : 'decimal',
    autoComplete: 'off',
  } as const
}

/** Yen have no decimals, although a mark in their amounts may be one. */
function isWhole({ whole, decimals }: NumberKind): boolean {
  return whole === true || decimals === 0
}
