// Numbers as people, spreadsheets and other programs write them, in every language of the console.
import fc from 'fast-check'
import { limits } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../../console/messages/formats.ts'
import { everyLocale, type Locale } from '../../../console/messages/locales.ts'
import {
  moneyKindOf,
  percentKind,
  quantityKind,
  unitsKind,
  weightKind,
} from '../../../console/messages/number-kinds.ts'
import { type NumberKind, readNumber } from '../../../console/messages/read-number.ts'
import { writeNumber } from '../../../console/messages/write-number.ts'

const moneyKind = moneyKindOf('EUR')

/** How a locale's readers see numbers written: Arabic with either kind of digits. */
const tags: Record<Locale, readonly string[]> = {
  en: ['en', 'en-IN', 'en-ZA'],
  de: ['de', 'de-CH', 'de-AT'],
  ar: ['ar-u-nu-latn', 'ar-EG', 'ar-u-nu-arabext', 'fa'],
}

/** Those with the same mark before decimals: `1.234` of Swiss readers is not what German readers mean by it. */
const own: Record<Locale, readonly string[]> = {
  en: ['en', 'en-IN'],
  de: ['de', 'de-AT'],
  ar: tags.ar,
}

const amounts = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)
const fils = fc.nat(999_999_999).map((amount) => amount / 1000)
const kinds: { name: string; kind: NumberKind; values: fc.Arbitrary<number>; least: number[] }[] = [
  { name: 'money', kind: moneyKind, values: amounts, least: [0, 2] },
  { name: 'yen', kind: moneyKindOf('JPY'), values: fc.nat(999_999_999), least: [0] },
  { name: 'dinars', kind: moneyKindOf('KWD'), values: fils, least: [0, 3] },
  {
    name: 'percent',
    kind: percentKind,
    values: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    least: [0, 2],
  },
  {
    name: 'weight',
    kind: weightKind,
    values: fc.integer({ min: 0, max: 999_999_999 }).map((grams) => grams / 1000),
    least: [0, 2],
  },
  { name: 'units', kind: unitsKind, values: fc.nat(unitsKind.maximum), least: [0] },
]
const spaces = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009', '\u2007')

describe('a number', () => {
  describe.each(everyLocale)('in %s', (locale) => {
    it.each(kinds)('of the kind $name is read as it is written', ({ kind, values, ...written }) => {
      fc.assert(
        fc.property(values, fc.constantFrom(...own[locale]), (value, tag) => {
          for (const least of written.least) {
            const format = new Intl.NumberFormat(tag, {
              minimumFractionDigits: least,
              maximumFractionDigits: 6,
            })
            expect(readNumber(format.format(value), locale, kind).value).toBe(value)
          }
          expect(readNumber(writeNumber(value, locale, kind), locale, kind).value).toBe(value)
        }),
        { numRuns: 300 },
      )
    })

    it('is parsed with its currency, pasted from any shop', () => {
      const currency = fc.constantFrom('EUR', 'USD', 'CHF', 'AED', 'SEK', 'PLN', 'BRL', 'INR')
      const display = fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const)
      fc.assert(
        fc.property(
          amounts,
          currency,
          display,
          fc.constantFrom(...tags[locale]),
          (value, code, currencyDisplay, tag) => {
            const format = new Intl.NumberFormat(tag, {
              style: 'currency',
              currency: code,
              currencyDisplay,
            })
            expect(readNumber(format.format(value), locale, moneyKind).value).toBe(value)
          },
        ),
        { numRuns: 500 },
      )
    })

    it('with two decimals and groups means the same in every language', () => {
      const written = fc.constantFrom<[group: string, mark: string]>(
        [',', '.'],
        ['.', ','],
        ["'", '.'],
        ['’', '.'],
        ['٬', '٫'],
      )
      fc.assert(
        fc.property(amounts, written, spaces, (value, [group, mark], space) => {
          const [whole = '', part = ''] = value.toFixed(2).split('.')
          const grouped = (by: string) => whole.replace(/\B(?=(\d{3})+$)/g, by)
          expect(readNumber(grouped(group) + mark + part, locale, moneyKind).value).toBe(value)
          expect(readNumber(grouped(space) + mark + part, locale, moneyKind).value).toBe(value)
          expect(readNumber(whole + mark + part, locale, moneyKind).value).toBe(value)
        }),
      )
    })

    it('that may be negative is parsed with its sign', () => {
      const signed = { signed: true }
      fc.assert(
        fc.property(fc.integer({ min: -99_999, max: 99_999 }), (value) => {
          for (const tag of own[locale])
            expect(readNumber(new Intl.NumberFormat(tag).format(value), locale, signed).value).toBe(
              value,
            )
        }),
      )
    })

    it('is never parsed from other text, and no text throws', () => {
      const part = fc.constantFrom(...'0123456789.,-+()eE% €٫٬’xy'.split(''))
      fc.assert(
        fc.property(fc.string({ unit: part, maxLength: 12 }), (text) => {
          const { value, fault, choices } = readNumber(text, locale, moneyKind)
          expect(value === undefined).toBe(fault !== undefined)
          if (typeof value === 'number') {
            // Every digit that was typed is in the number, in its order.
            const digits = text.replace(/\D/g, '').replace(/^0+|0+$/g, '')
            expect((value.toFixed(2).replace('.', '') + '0'.repeat(12)).includes(digits)).toBe(true)
          }
          if (value !== undefined && choices) expect(choices[0]).toBe(value)
        }),
        // An ambiguous amount is too rare to be found.
        { numRuns: 2000, examples: [['1.230'], ['1,230']] },
      )
    })
  })

  it.each([
    ['19,90', 19.9],
    ['19.90', 19.9],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['€ 19,90', 19.9],
    ['€ 1.234,50', 1234.5],
    ['1.234,50 EUR', 1234.5],
    ['US$1,234.50', 1234.5],
    ['\u200f١٬٢٣٤٫٥٠ د.إ.\u200f', 1234.5],
    ['1,234.50円', 1234.5],
    ['Rs. 1,234.50', 1234.5],
    ['KD 19.90', 19.9],
    ['19,90 Fr.', 19.9],
    ['١٩٫٩٠', 19.9],
    ['۱۹٫۹۰', 19.9],
    ['١٩,٩٠', 19.9],
    ['１，２３４．５０', 1234.5],
    ['￥１９．９０', 19.9],
    ['12,', 12],
    ['.5', 0.5],
    ['0.500', 0.5],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['1.234.567', 1234567],
    ['1,23,456', 123456],
    ['+7', 7],
    ['€ +3', 3],
    ['1,23', 1.23],
    ['0.0000001', 0.0000001],
    ['  ', null],
  ])('%j is %j in every language', (text, value) => {
    for (const locale of everyLocale)
      expect(readNumber(text, locale, { money: true })).toEqual({ value })
  })

  it.each([
    ['en', '1.234', [1.234, 1234]],
    ['en', '1,234', [1234, 1.234]],
    ['de', '1.234', [1234, 1.234]],
    ['de', '1,234', [1.234, 1234]],
    ['ar', '1.234', [1.234, 1234]],
    ['ar', '١,٢٣٤', [1234, 1.234]],
    ['de', '12.000 €', [12000, 12]],
  ] as const)('in %s, %j has two readings, the language’s first', (locale, text, choices) => {
    expect(readNumber(text, locale, { money: true })).toEqual({ value: choices[0], choices })
  })

  it('with too many decimals in its language is refused, and the other reading offered', () => {
    expect(readNumber('1.234', 'en', moneyKind)).toEqual({
      value: undefined,
      fault: 'tooManyDecimals',
      choices: [1234],
    })
  })

  it.each([
    ['en', '19,999', moneyKind, 19999],
    ['de', '19.999', moneyKind, 19999],
    ['ar', '١٩,٩٩٩', moneyKind, 19999],
    ['en', '12.500', percentKind, 12.5],
  ] as const)('in %s, %j means only what the field takes', (locale, text, kind, value) => {
    expect(readNumber(text, locale, kind)).toEqual({ value })
  })

  it.each([
    ['1.000', 1000],
    ['1,000', 1000],
    ['2 500', 2500],
    ['٢٬٥٠٠', 2500],
    ['5,00', 5],
  ])('of units has one reading: %j is %d', (text, value) => {
    for (const locale of everyLocale) expect(readNumber(text, locale, unitsKind)).toEqual({ value })
  })

  it.each<[string, NumberKind, string]>([
    ['-3', moneyKind, 'negative'],
    ['−3', moneyKind, 'negative'],
    ['3-', moneyKind, 'negative'],
    ['-€ 3,00', moneyKind, 'negative'],
    ['(3.00)', moneyKind, 'brackets'],
    ['1e3', moneyKind, 'exponent'],
    ['1,5E+3', moneyKind, 'exponent'],
    ['abc', moneyKind, 'noNumber'],
    ['12abc', moneyKind, 'noNumber'],
    ['1.2.3', moneyKind, 'noNumber'],
    ['12 34', moneyKind, 'noNumber'],
    ['1..2', moneyKind, 'noNumber'],
    ['1.23.456', moneyKind, 'noNumber'],
    ['123,45,678', moneyKind, 'noNumber'],
    ['1,2345,678', moneyKind, 'noNumber'],
    ['1234,567,890', moneyKind, 'noNumber'],
    ['+3-', moneyKind, 'noNumber'],
    ['+3-', { signed: true }, 'noNumber'],
    ['-', { signed: true }, 'noNumber'],
    ['(3) x', moneyKind, 'noNumber'],
    ['.', moneyKind, 'noNumber'],
    ['€', moneyKind, 'noNumber'],
    ['12 %', moneyKind, 'noNumber'],
    ['12 €', weightKind, 'noNumber'],
    ['1234.567', moneyKind, 'tooManyDecimals'],
    ['0.0000001', moneyKind, 'tooManyDecimals'],
    ['0.0000000001', moneyKind, 'tooManyDecimals'],
    ['1000000000', moneyKind, 'tooHigh'],
    ['100,01', percentKind, 'tooHigh'],
    ['0', quantityKind, 'tooLow'],
    ['1,5', unitsKind, 'notWhole'],
    ['100.000', unitsKind, 'tooHigh'],
  ])('%j is refused by its name', (text, kind, fault) => {
    for (const locale of everyLocale)
      expect(readNumber(text, locale, kind)).toEqual({ value: undefined, fault })
  })

  it.each(['1 234,50 $US', '1 234,50 $\u00a0US', '1234,50 $ CA'])(
    'is read with the country behind its sign, as French shops write it: %j',
    (text) => {
      for (const locale of everyLocale)
        expect(readNumber(text, locale, moneyKind)).toEqual({ value: 1234.5 })
    },
  )

  it.each([
    ['19,-', 19],
    ['CHF 1’234.–', 1234],
    ['1.234,-- €', 1234],
    ['kr 5,—', 5],
    ['-5,-', -5],
  ])('that ends in a dash in place of its cents is no minus: %j is %d', (text, value) => {
    const signed = { ...moneyKind, signed: true, minimum: undefined }
    for (const locale of everyLocale) expect(readNumber(text, locale, signed)).toEqual({ value })
  })

  it('may be followed by the unit of its field', () => {
    expect(readNumber('12,5 %', 'en', percentKind).value).toBe(12.5)
    expect(readNumber('٪١٢٫٥', 'ar', percentKind).value).toBe(12.5)
    expect(readNumber('１２．５％', 'en', percentKind).value).toBe(12.5)
    expect(readNumber('1.5 kg', 'de', weightKind).value).toBe(1.5)
    expect(readNumber('١٫٥ كغ', 'ar', weightKind).value).toBe(1.5)
    expect(readNumber('500 g', 'de', weightKind).fault).toBe('noNumber')
  })
})

describe('an amount of money', () => {
  it('has the decimals of its currency', () => {
    const read = (text: string, currency: string) => readNumber(text, 'en', moneyKindOf(currency))
    expect(read('19.5', 'JPY').fault).toBe('tooManyDecimals')
    expect(read('1,234', 'JPY')).toEqual({ value: 1234 })
    expect(read('1.234', 'JPY')).toEqual({
      value: undefined,
      fault: 'tooManyDecimals',
      choices: [1234],
    })
    expect(read('1.255', 'KWD').value).toBe(1.255)
    expect(read('1.2555', 'KWD').fault).toBe('tooManyDecimals')
    expect(read('1.255', '').value).toBeUndefined()
    expect(writeNumber(1980, 'en', moneyKindOf('JPY'))).toBe('1980')
    expect(writeNumber(1.2, 'en', moneyKindOf('KWD'))).toBe('1.200')
    expect(writeNumber(0.0000005, 'de', {})).toBe('0,0000005')
    // More decimals than the currency has are shown, not rounded.
    expect(writeNumber(1.2345, 'de', moneyKindOf('USD'))).toBe('1,2345')
    expect(writeNumber(5, 'en', percentKind)).toBe('5')
  })
})

describe('an amount with three decimals', () => {
  it('is not ambiguous as its language writes it, in the field and elsewhere', () => {
    fc.assert(
      fc.property(
        fc.nat(999_999).map((amount) => amount / 1000),
        fc.constantFrom(...everyLocale),
        fc.constantFrom('KWD', 'BHD', 'TND'),
        (value, locale, code) => {
          const kind = moneyKindOf(code)
          const texts = [writeNumber(value, locale, kind), formatsOf(locale).money(value, code)]
          for (const text of texts) expect(readNumber(text, locale, kind)).toEqual({ value })
        },
      ),
    )
  })

  it('is ambiguous with the other mark, which groups thousands in its language', () => {
    const kind = moneyKindOf('KWD')
    expect(readNumber('1,234', 'en', kind)).toEqual({ value: 1234, choices: [1234, 1.234] })
    expect(readNumber('1.234', 'de', kind)).toEqual({ value: 1234, choices: [1234, 1.234] })
  })
})

describe('a number kind shared by several fields', () => {
  it('accepts what each of them accepts', () => {
    const { minimum, maximum } = moneyKind
    expect(limits.CostAndProfitData.itemCost).toEqual({ minimum, maximum })
    expect(limits.PricePerUnitData.baseQuantity).toEqual(quantityKind)
  })
})
