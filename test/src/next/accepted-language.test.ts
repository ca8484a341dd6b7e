/** Which language a visitor gets. */
import { describe, expect, it } from 'vitest'
import { acceptedLanguage } from '../../../src/next/index.ts'

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
    expect(languageOf([], 'de;q=0')).toBe('en')
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

  // The time was quadratic: these took minutes, and the memory gigabytes.
  it('is found in a header of any length', () => {
    expect(languageOf([], `xx${' '.repeat(300_000)}x, de`)).toBe('de')
    expect(languageOf([], 'de-'.repeat(50_000))).toBe('de')
    expect(languageOf(['de-'.repeat(50_000)])).toBe('de')
  })

  it('is never matched by a partial code', () => {
    expect(languageOf([], 'deu, arn')).toBe('en')
    expect(
      acceptedLanguage(['en', 'pt-BR'], [], new Headers({ 'accept-language': 'pt-br, en;q=0.9' })),
    ).toBe('pt-BR')
  })
})
