// Parses numbers as people and spreadsheets write them, the inverse of the formats: either decimal separator, grouping,
// any space, Arabic and full-width digits, currency signs. Native number fields follow the browser's language: `19,90`
// became 1990 there.
import { type Locale, locales } from './locales.ts'

export interface NumberKind {
  /** Whole numbers only: a mark before three digits always groups, since units have no thousandths. */
  readonly whole?: boolean
  readonly money?: boolean
  readonly unit?: keyof typeof units
  readonly signed?: boolean
  readonly maximum?: number
  readonly minimum?: number
  /** The most decimals; unlimited by default. */
  readonly decimals?: number
  /** The platform's value for no number: the field is empty then. */
  readonly none?: number
}

/** Why a text is not a valid number for the field. */
export type NumberFault =
  | 'noNumber'
  | 'negative'
  | 'brackets'
  | 'exponent'
  | 'notWhole'
  | 'tooManyDecimals'
  | 'tooHigh'
  | 'tooLow'

export interface Reading {
  /** Null for an empty text, undefined where there is a fault. */
  readonly value: number | null | undefined
  readonly fault?: NumberFault
  /**
   * The valid readings of an ambiguous text, such as `1.234`, the locale's first. Where the field refuses that, only
   * the other is left: a number a thousand times as high is offered, never assumed.
   */
  readonly choices?: readonly [number, ...number[]]
}

/** How each unit is written beside a number. */
const units = { '%': /^[%٪] ?| ?[%٪]$/g, kg: / ?(?:kg|كغ|كجم)$/gi } as const

/** Direction marks and joiners, invisible in copied text. */
const unseen = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Codes and abbreviations of currencies that are letters: `EUR`, `US$`, `$US`, `KD`, `Rs.`, `kr`, `円`, `د.إ.`. */
const currency =
  /[A-Z]{0,3}\p{Sc}(?: ?[A-Z]{2})?|[A-Z][A-Za-z]{1,2}\.?|kr\.?|zł|Kč|lei|[円元원]|[\u0621-\u064a](?:\.?[\u0621-\u064a]){1,4}\.?/u
const currencyBefore = new RegExp(`^(?:${currency.source})\\s*`, 'u')
const currencyAfter = new RegExp(`\\s*(?:${currency.source})$`, 'u')

/** The dash in place of cents: `19,–`, `CHF 5.-`. */
const noCents = /(\d[.,])[-—]{1,2}$/

const exponent = /^[-+]?[\d.,٫]+\s*(?:[eE]|[×x*]\s*10\s*\^)\s*[-+]?\d+$/

/**
 * Parses a number. Two kinds of separators are unambiguous; a single point or comma before exactly three digits is not:
 * the locale decides, and `choices` holds the valid readings.
 */
export function readNumber(text: string, locale: Locale, kind: NumberKind = {}): Reading {
  const plain = plainNumber(text)
  if (plain === '') return { value: null }
  const bare = withoutUnits(plain, kind)
  if (/^\(.*\)$/.test(bare)) return fault('brackets')
  if (exponent.test(bare)) return fault('exponent')
  const { digits, below } = withoutSign(bare)
  const { decimal, grouped } = readings(digits)
  if (decimal === undefined && grouped === undefined) return fault('noNumber')
  if (below && !kind.signed) return fault('negative')
  const sign = below ? -1 : 1
  const checked = (amount: number | undefined) =>
    amount === undefined ? undefined : check(sign * amount || 0, kind)
  if (kind.whole) return checked(grouped) ?? checked(decimal) ?? fault('noNumber')
  const isUsual = digits.includes(locales[locale].decimalMark)
  const [first, second] = isUsual ? [decimal, grouped] : [grouped, decimal]
  const meant = checked(first) ?? checked(second) ?? fault('noNumber')
  // Every amount in dinars is written with three decimals: to ask each time would be noise.
  const isCertain = first === undefined || (isUsual && kind.decimals === 3)
  const other = isCertain ? undefined : checked(second)?.value
  if (typeof other !== 'number') return meant
  return { ...meant, choices: typeof meant.value === 'number' ? [meant.value, other] : [other] }
}

function fault(name: NumberFault): Reading {
  return { value: undefined, fault: name }
}

/** Normalizes digits, marks and spaces; drops invisible signs. */
export function plainNumber(text: string): string {
  return (
    text
      .replace(unseen, '')
      // Arabic and Persian.
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      // Full-width characters of Japanese and Chinese keyboards.
      .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
      .replaceAll('،', ',')
      .replace(/[−–‐‑﹣-]/g, '-')
      .replace(/[+﬩]/g, '+')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function withoutUnits(text: string, { money, unit }: NumberKind): string {
  const bare = unit ? text.replace(units[unit], '') : text
  if (!money) return bare
  // A sign may stand on either side: `-€ 3`, `€ -3`.
  const [, sign = '', rest = bare] = /^([-+])\s*(.*)$/.exec(bare) ?? []
  return sign + rest.replace(currencyBefore, '').replace(currencyAfter, '').replace(noCents, '$1')
}

function withoutSign(text: string) {
  const [, before = '', digits = '', after = ''] = /^([-+]?) ?(.*?) ?(-?)$/.exec(text) ?? []
  const below = before === '-' || after === '-'
  return before !== '' && after !== '' ? { digits: '', below } : { digits, below }
}

/** The readings of digits with separators: the last one as decimal separator, and all as grouping. */
function readings(text: string): { decimal: number | undefined; grouped: number | undefined } {
  if (/^\d+$/.test(text)) return { decimal: undefined, grouped: Number(text) }
  return { decimal: asDecimal(text), grouped: asGroups(text) }
}

function asDecimal(text: string): number | undefined {
  const [, whole, part] = /^(.*)[.,٫](\d*)$/.exec(text) ?? []
  if (whole === undefined || part === undefined || whole + part === '') return undefined
  const mark = text.charAt(whole.length)
  if (whole.includes(mark)) return undefined
  const units = /^\d*$/.test(whole) ? Number(whole) : asGroups(whole)
  return units === undefined ? undefined : Number(`${units}.${part || 0}`)
}

/** Groups of three; of two before the last, as in India. A group never begins with a zero. */
function asGroups(text: string): number | undefined {
  const [, separator] = /^[1-9]\d{0,2}([., '’ʼ`٬])\d/.exec(text) ?? []
  if (separator === undefined) return undefined
  const groups = text.split(separator)
  const [first = '', ...rest] = groups
  const ofThree = rest.every((group) => /^\d{3}$/.test(group))
  const ofTwo =
    separator === ',' &&
    first.length < 3 &&
    rest.every((group, at) => new RegExp(`^\\d{${at === rest.length - 1 ? 3 : 2}}$`).test(group))
  return ofThree || ofTwo ? Number(groups.join('')) : undefined
}

function check(value: number, kind: NumberKind): Reading {
  if (kind.whole && !Number.isInteger(value)) return fault('notWhole')
  if (value > (kind.maximum ?? Number.POSITIVE_INFINITY)) return fault('tooHigh')
  if (value < (kind.minimum ?? Number.NEGATIVE_INFINITY)) return fault('tooLow')
  if (kind.decimals !== undefined && decimalsOf(value) > kind.decimals)
    return fault('tooManyDecimals')
  return { value }
}

function decimalsOf(value: number): number {
  const [, part = '', power = '0'] = /^-?\d+(?:\.(\d+))?(?:e(-?\d+))?$/.exec(String(value)) ?? []
  return Math.max(0, part.length - Number(power))
}
