/** What a language makes of amounts, numbers and days, and which language a visitor gets. */
import { describe, expect, it } from 'vitest'
import { filledFields, formatsOf, sitemapOf } from '../../../src/catalogue.ts'
import { acceptedLanguage } from '../../../src/next/index.ts'

describe('formats', () => {
  it('are the language’s own', () => {
    const german = formatsOf('de')
    expect(german.money('1234.5', 'EUR')).toBe('1.234,50\u00a0€')
    expect(german.number(12_345)).toBe('12.345')
    expect(german.date(new Date('2026-05-04T12:00:00Z'))).toBe('4. Mai 2026')
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

  it('isolate an amount from right-to-left text', () => {
    const amount = formatsOf('ar-u-nu-latn').money(5, 'USD')
    expect([amount.at(0), amount.at(-1)]).toEqual(['\u2066', '\u2069'])
    expect(amount).toContain('5.00')
  })
})

describe('the negotiated language', () => {
  const languageOf = (wanted: readonly (string | null)[], accepted?: string) =>
    acceptedLanguage(
      ['en', 'de', 'ar'],
      wanted,
      new Headers(accepted === undefined ? {} : { 'accept-language': accepted }),
    )

  it('is the requested one, else the browser’s preferred one, else the default', () => {
    expect(languageOf(['ar', 'de'], 'en')).toBe('ar')
    expect(languageOf([null, 'de'], 'ar')).toBe('de')
    expect(languageOf(['fr', 'toString'], 'fr-CH, de-AT;q=0.9')).toBe('de')
    expect(languageOf([null])).toBe('en')
    expect(languageOf([null], 'xx,')).toBe('en')
  })

  it('is the one with the highest weight, in any order', () => {
    expect(languageOf([], 'en;q=0.5, ar ; q=0.8, de;q=0.8')).toBe('ar')
    expect(languageOf([], 'de;q=0, ar;q=0.1')).toBe('ar')
    expect(languageOf([], 'AR-eg;q=0.3,*;q=0.1')).toBe('ar')
  })

  it('is matched without script and region, removed one by one', () => {
    const chinese = (accepted: string) =>
      acceptedLanguage(['en', 'zh-Hant', 'zh'], [], new Headers({ 'accept-language': accepted }))
    expect(chinese('zh-Hant-TW,zh;q=0.9')).toBe('zh-Hant')
    expect(chinese('zh-Hans-CN')).toBe('zh')
  })

  it('is of another region if the shop lacks the visitor’s', () => {
    const portuguese = (known: readonly ['en', ...string[]], accepted: string) =>
      acceptedLanguage(known, [], new Headers({ 'accept-language': accepted }))
    expect(portuguese(['en', 'pt-PT'], 'pt-BR,pt;q=0.9,en;q=0.8')).toBe('pt-PT')
    expect(portuguese(['en', 'pt-PT', 'pt-BR'], 'pt-BR')).toBe('pt-BR')
    expect(portuguese(['en', 'pt-PT', 'pt'], 'pt-BR')).toBe('pt')
    expect(languageOf(['de-AT'], 'ar')).toBe('de')
    expect(languageOf(['fr-CH', 'ar-EG'], 'de')).toBe('ar')
  })

  it('is never matched by a partial code', () => {
    expect(languageOf([], 'deu, arn')).toBe('en')
    expect(
      acceptedLanguage(['en', 'pt-BR'], [], new Headers({ 'accept-language': 'pt-br, en;q=0.9' })),
    ).toBe('pt-BR')
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
