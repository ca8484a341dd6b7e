import { expect, it } from 'vitest'
import { everyLocale, locales } from '../../../../console/messages/locales.ts'
import { monthFormats } from '../../../../console/resources/home/month-formats.ts'

it.each(everyLocale)('months in %s are written with the digits of the console', (locale) => {
  const { short, long } = monthFormats(locale)
  for (const format of [short, long]) {
    expect(format.resolvedOptions().locale).toBe(locales[locale].tag)
  }
})
