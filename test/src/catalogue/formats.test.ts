/** What a language makes of amounts, numbers and days. */
import { describe, expect, it } from 'vitest'
import { filledFields, formatsOf, sitemapOf } from '../../../src/catalogue.ts'

describe('formats', () => {
  it('are the language’s own', () => {
    const german = formatsOf('de')
    expect(german.money('1234.5', 'EUR')).toBe('1.234,50\u00a0€')
    expect(german.number(12_345)).toBe('12.345')
    expect(german.date(new Date(2026, 4, 4))).toBe('4. Mai 2026')
    expect(german.list(['a', 'b', 'c'])).toBe('a, b und c')
    expect([german.country('AT'), german.country('QQ')]).toEqual(['Österreich', 'QQ'])
    expect(['Germany', '', 'DE', '419'].map((code) => german.country(code))).toEqual([
      'Germany',
      '',
      'Deutschland',
      'Lateinamerika',
    ])
    expect([german.plural(1), formatsOf('ar').plural(2)]).toEqual(['one', 'two'])
  })

  it('write an amount whose currency is not known without a sign', () => {
    expect(formatsOf('de').money('1234.5', '')).toBe('1.234,50')
    expect(formatsOf('ar-u-nu-latn').money(5, '')).toBe('\u20665.00\u2069')
  })

  it.each([
    ['"locale" is "de_DE": give a BCP 47 tag, such as en-GB', () => formatsOf('de_DE')],
    [
      '"currency" is "EURO": give an ISO 4217 code, such as EUR',
      () => formatsOf('de').money(1, 'EURO'),
    ],
    [
      '"date" is an invalid date: check it before you format it',
      () => formatsOf('de').date(new Date('x')),
    ],
  ])('refuse by name: %s', (message, format) => {
    const text = `INVALID_ARGUMENT: ${message}`
    const cause: unknown = expect.any(RangeError)
    expect(format).toThrow(expect.objectContaining({ message: text, cause }))
  })

  it('isolate an amount from right-to-left text', () => {
    const amount = formatsOf('ar-u-nu-latn').money(5, 'USD')
    expect([amount.at(0), amount.at(-1)]).toEqual(['\u2066', '\u2069'])
    expect(amount).toContain('5.00')
    for (const locale of ['ar', 'fa', 'he', 'ur', 'ur-PK', 'AR-eg', 'ps', 'ckb', 'yi'])
      expect(formatsOf(locale).money(5, 'USD')).toMatch(/^\u2066.*\u2069$/)
    for (const locale of ['en', 'arn', 'hed'])
      expect(formatsOf(locale).money(5, 'USD')).not.toMatch(/\u2066|\u2069/)
  })
})

it('omits empty fields of a filter form from the address', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['min', ''],
    ['o.Size', 'M'],
    ['o.Size', 'L'],
    ['sort', ''],
  ] as const)
    form.append(name, value)
  expect(String(filledFields(form))).toBe('o.Size=M&o.Size=L')
})

it('writes a sitemap whose addresses are escaped', () => {
  const text = sitemapOf(['https://shop.example/?a=1&b=<2>'])
  expect(text).toContain('<url><loc>https://shop.example/?a=1&amp;b=&lt;2></loc></url>')
  expect(text).toMatch(/^<\?xml[^\n]*\n<urlset [^\n]*\n[^\n]*\n<\/urlset>\n$/)
})
