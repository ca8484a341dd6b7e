// Numbers, money and dates as a language's readers see them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Formats, formatsOf } from '../../../console/messages/formats.ts'
import { everyLocale, type Locale } from '../../../console/messages/locales.ts'
import { currencyDecimals, moneyKindOf } from '../../../console/messages/number-kinds.ts'
import { readNumber } from '../../../console/messages/read-number.ts'

/** Every kind of space is a space, and marks of direction are shown as "|". */
const shown = (text: string) =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u061c\u200e\u200f]/g, '|')

const afternoon = new Date(2026, 2, 4, 15, 6)

const written: Readonly<Record<string, (formats: Formats) => string>> = {
  number: ({ number }) => number(1234567.8916),
  exact: ({ exact }) => exact(0.1234567, 2),
  exactWhole: ({ exact }) => exact(5, 2),
  percent: ({ percent }) => percent(0.12345),
  percentOfTwo: ({ percent }) => percent(0.12345, 2),
  dollars: ({ money }) => money(1234.5, 'USD'),
  otherDollars: ({ money }) => money(5, 'CAD'),
  yen: ({ money }) => money(1980, 'JPY'),
  noCurrency: ({ money }) => money(1234.5, ''),
  day: ({ day }) => day(afternoon),
  moment: ({ moment }) => moment(afternoon),
  list: ({ list }) => list(['a', 'b', 'c']),
}

const expected: Partial<Record<Locale, Readonly<Record<keyof typeof written, string>>>> = {
  en: {
    number: '1,234,567.892',
    exact: '0.1234567',
    exactWhole: '5.00',
    percent: '12.3%',
    percentOfTwo: '12.35%',
    dollars: '$1,234.50',
    otherDollars: 'CA$5.00',
    yen: '¥1,980',
    noCurrency: '1,234.50',
    day: 'Mar 4, 2026',
    moment: 'Mar 4, 2026, 3:06 PM',
    list: 'a, b, and c',
  },
  de: {
    number: '1.234.567,892',
    exact: '0,1234567',
    exactWhole: '5,00',
    percent: '12,3 %',
    percentOfTwo: '12,35 %',
    dollars: '1.234,50 $',
    otherDollars: '5,00 CA$',
    yen: '1.980 ¥',
    noCurrency: '1.234,50',
    day: '04.03.2026',
    moment: '04.03.2026, 15:06',
    list: 'a, b und c',
  },
  ar: {
    number: '1,234,567.892',
    exact: '0.1234567',
    exactWhole: '5.00',
    percent: '12.3|%|',
    percentOfTwo: '12.35|%|',
    yen: '|1,980 JP¥|',
    dollars: '|1,234.50 US$|',
    otherDollars: '|5.00 CA$|',
    noCurrency: '1,234.50',
    day: '04|/03|/2026',
    moment: '04|/03|/2026، 3:06 م',
    list: 'a وb وc',
  },
}

describe.each(everyLocale)('in %s', (locale) => {
  const formats = formatsOf(locale)

  it.skipIf(!expected[locale])('each format follows the conventions of its language', () => {
    const texts = Object.entries(written).map(([name, write]) => [name, shown(write(formats))])
    expect(Object.fromEntries(texts)).toEqual(expected[locale])
  })

  it('an amount in any currency round-trips', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 })
    const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'AED', 'CAD', 'SEK', 'INR', '')
    fc.assert(
      fc.property(cents, currencies, (units, currency) => {
        const amount = units / 10 ** currencyDecimals(currency)
        const kind = { ...moneyKindOf(currency), maximum: Number.POSITIVE_INFINITY }
        expect(readNumber(formats.money(amount, currency), locale, kind).value).toBe(amount)
      }),
    )
  })
})

it.each([
  ['en', 'USD', '$', true],
  ['en', 'EUR', '€', true],
  ['de', 'EUR', '€', false],
  // A mark keeps the last sign of "US$" from wandering before its letters.
  ['ar', 'USD', 'US$|', false],
  ['ar', 'AED', 'د.إ.', false],
  ['de', '', '', false],
] as const)(
  'in %s, the sign of %j is %j, before the number: %j',
  (locale, currency, sign, leads) => {
    const { currencySign, currencyLeads } = formatsOf(locale)
    expect([shown(currencySign(currency)), currencyLeads(currency)]).toEqual([sign, leads])
  },
)

it('a count has the plural form of its language', () => {
  const products = formatsOf('de').counted({ one: '# Produkt', other: '# Produkte' })
  expect([0, 1, 1234].map((count) => products(count))).toEqual([
    '0 Produkte',
    '1 Produkt',
    '1.234 Produkte',
  ])
})
